import { type CardTexts } from './text.js';

export const moreTravelTexts: CardTexts = {
  one_machine_works: {
    title: 'One of six',
    text: 'Of the six ticket machines one works. In front of it stands a man who reads each screen to the end, including the terms.',
    choices: {
      help: {
        label: 'Offer to press it for him',
        outcomes: [
          'He was buying for the whole family. You learn the name of every grandchild, by fare zone.',
        ],
      },
      other: {
        label: 'Board without; buy from the conductor',
        outcomes: [
          'There is no conductor. There is a tin, and change in it.',
          'The conductor has a machine as well. It prints fines.',
        ],
      },
      walk: {
        label: 'Walk into town',
        outcomes: [
          'Warehouses, allotments, a bridge, a bakery. {city} begins about here, somebody tells you.',
        ],
      },
    },
  },
  three_hours_late: {
    title: 'Shortly, says the board',
    text: 'For three hours the board has said “shortly”. When you reach {city} at last, the buses have stopped and the passengers know each other’s first names.',
    choices: {
      form: {
        label: 'Fill in the claim before you sleep',
        outcomes: [
          'Section F is a dare. You fill in Section F, and within the week they pay.',
          'It was the weather, they answer. You remember the weather: it was excellent.',
        ],
      },
      share: {
        label: 'Split a car with four of them',
        outcomes: ['Nobody is on anybody’s way. By the third stop you are invited to two birthdays.'],
      },
      room: {
        label: 'Take the first room with a light on',
        outcomes: ['You sleep in your coat, then without it, then until somebody hoovers the corridor.'],
      },
    },
  },
  row_twenty_two: {
    title: 'Would you mind?',
    text: 'Still on the way. A woman stands in the aisle with a sandwich and a small boy: would you mind changing, so that they can sit together? Her seat is by the toilet.',
    choices: {
      swap: {
        label: 'Change seats',
        outcomes: [
          'The door beside you opens ninety times. Between two rows ahead, at intervals, a small hand waves.',
        ],
      },
      keep: {
        label: 'Stay where you are',
        outcomes: ['You booked the window, you paid for the window, and you look out of it very hard.'],
      },
      bargain: {
        label: 'Change, for half the sandwich',
        outcomes: [
          'She laughs, and gives you the half with the egg.',
          'It is the fish half. It travels less well than the boy does.',
        ],
      },
    },
  },
  purpose_in_a_word: {
    title: 'One word, in capitals',
    text: 'The registration slip at the desk has a box for the purpose of your stay. It is large enough for one word. The clerk has uncapped a pen for you.',
    choices: {
      work: {
        label: 'WORK',
        outcomes: [
          'He gives you the room with the table. There is a second socket, he says, as if it were a secret.',
          'There is a different slip for that, in triplicate, and a window where it is paid for.',
        ],
      },
      pleasure: {
        label: 'PLEASURE',
        outcomes: ['It is in writing now. You feel obliged to begin before supper.'],
      },
      blank: {
        label: 'Ask him what people usually put',
        outcomes: ['He considers you and writes it himself. It turns out to say “guest”.'],
      },
    },
  },
  jar_without_label: {
    title: 'A jar without a label',
    text: 'The inspector lifts it out of your bag and holds it to the light: the plum jam from your last landlady, in a jar that once held something else.',
    choices: {
      explain: {
        label: 'Explain about the landlady',
        outcomes: [
          'His own mother does it with walnuts. He wraps the jar again, better than you had.',
          'It goes to a laboratory. You go to a bench, and then to a counter where benches are paid for.',
        ],
      },
      give: {
        label: 'Let him have it',
        outcomes: ['It joins a table of other mothers’ jars. You are through in a minute.'],
      },
      eat: {
        label: 'Ask for a spoon',
        outcomes: [
          'He finds one. You eat four hundred grams of plum, standing, while he stamps the rest of the queue.',
        ],
      },
    },
  },
  crate_over_heads: {
    title: 'Something in it moves',
    text: 'The train into town is full to the doors. From the far end a crate comes over the heads, hand to hand. It has holes, it rustles, and it has reached you.',
    choices: {
      hold: {
        label: 'Hold it until your stop',
        outcomes: [
          'Ducklings. The owner works her way to you by the fifth station, and the whole carriage sees you off.',
          'It is claimed at the terminus, a long way after yours. You have been looked at by every duckling.',
        ],
      },
      pass: {
        label: 'Pass it along',
        outcomes: [
          'It goes on toward the front with its small noises. Your sleeve has one yellow feather on it.',
        ],
      },
      next_train: {
        label: 'Let this one go; take the next',
        outcomes: ['The next one is empty, and slow, and you sleep past nothing.'],
      },
    },
  },
  the_last_part_floats: {
    title: 'The last part floats',
    text: 'It is there in the small print of your ticket: the last part is by boat. The boat is the size of a bus, and so, it turns out, is the bus on it.',
    choices: {
      deck: {
        label: 'Stand at the rail',
        outcomes: [
          'The town comes up out of the haze a roof at a time, like something being remembered.',
          'The best view is at the front. So is the first wave.',
        ],
      },
      saloon: {
        label: 'Have the soup, below',
        outcomes: ['The soup slides to you and away again. You sleep against the warm wall of the engine.'],
      },
      rope: {
        label: 'Ask whether you can do something',
        outcomes: [
          'You are given a rope and told when. You throw it a moment late; they cheer all the same.',
        ],
      },
    },
  },
  sixth_floor: {
    title: 'The elevator rests on Sundays',
    text: 'Your room is on the sixth floor. A card hangs on the elevator: it rests on Sundays. You count the bags, and then the days of the week.',
    choices: {
      carry: {
        label: 'Carry everything up',
        outcomes: [
          'There is a chair on the fourth landing, and a window in front of it, put there by somebody who knew.',
        ],
      },
      pay: {
        label: 'Ask the students on the steps',
        outcomes: ['They form a chain and make it a race. Your heaviest bag sets a house record.'],
      },
      leave: {
        label: 'Give the heaviest thing to the porter',
        outcomes: [
          'His daughter has been wanting one. From now on he announces you through the house by name.',
        ],
      },
    },
  },
  connection_on_time: {
    title: 'For once, on time',
    text: 'Halfway to {city} you run for the connection. It is famous for its delays. You arrive to see it leave, to the second.',
    choices: {
      night: {
        label: 'Spend the night where you are',
        outcomes: [
          'One square, one inn, a brass band practising for something. You would never have chosen it; you reach {city} with the march in your head.',
        ],
      },
      rebook: {
        label: 'Pay for the next one',
        outcomes: [
          'It leaves before you have your breath back, from the same place, half empty, at twice the price.',
        ],
      },
      argue: {
        label: 'Insist, at the desk, that they were late',
        outcomes: [
          'They were, she finds: you, on the first leg. She prints a new ticket with some force.',
          'You win on the principle. The principle does not go to {city} tonight.',
        ],
      },
    },
  },
  dinner_at_breakfast: {
    title: 'Soup, if there is any',
    text: 'In {city} they are bringing round the breakfast. Your stomach has not been told. It would like soup, and perhaps a small glass of red.',
    choices: {
      order: {
        label: 'Order dinner',
        outcomes: [
          'The cook comes out to see who. Then she sits down with you: she has been up all night as well.',
        ],
      },
      stay_up: {
        label: 'Coffee, and work until dark',
        outcomes: [
          'You are lucid and slightly transparent, and get through a remarkable amount.',
          'At three in the afternoon you read a sentence four times. It is your own.',
        ],
      },
      bed: {
        label: 'Draw the curtains',
        outcomes: ['You wake at midnight, perfectly rested, in a city that has just gone to bed.'],
      },
    },
  },
  too_many_noughts: {
    title: 'The longest number',
    text: 'The cash machine offers six sums. You are tired and press the longest. It thinks, whirrs, and goes on paying out for some time.',
    choices: {
      pay_ahead: {
        label: 'Pay your room ahead with it',
        outcomes: ['Your host counts it twice, aloud, and gives you the good towels.'],
      },
      pay_in: {
        label: 'Change it back',
        outcomes: ['The bank is glad to help, at both rates, in the direction that suits it.'],
      },
      carry: {
        label: 'Carry it; buy with both hands',
        outcomes: [
          'You tip like an uncle for three days. The market begins to keep things under the counter for you.',
          'Somewhere between the fruit and the fish, one of the bundles takes its leave.',
        ],
      },
    },
  },
  forty_days_of_data: {
    title: 'Forty days of data',
    text: 'At the first counter a card with forty days of data costs as much as forty lunches. Across the road is a kiosk, with a queue and a dog.',
    choices: {
      tourist: {
        label: 'Buy at the counter',
        outcomes: ['It works before you have put it away. So does the price, every time you think of lunch.'],
      },
      kiosk: {
        label: 'Join the queue across the road',
        outcomes: [
          'Passport, form, photograph of you with the form. The woman behind you dictates your new number until you know it.',
          'It needs an address, to which they will send a code, by telephone.',
        ],
      },
      none: {
        label: 'Do without for a few days',
        outcomes: ['You ask people things. It is slower, and they come further than the map would.'],
      },
    },
  },
  nine_flowerpots: {
    title: 'Under the third pot',
    text: 'One in the morning. “The key is under the third pot,” says the message. Along the wall stand nine, in no order at all.',
    choices: {
      third: {
        label: 'Lift the third from the left',
        outcomes: [
          'A snail, and a key. You apologize to the snail.',
          'It is the third from the gate, on the stairs, counting the broken one. You meet all nine.',
        ],
      },
      ring: {
        label: 'Ring, and be sorry',
        outcomes: [
          'She comes down in two coats, warms up some rice, and asks how the road was.',
          'Five windows light up, one above the other, and each of them asks who it is.',
        ],
      },
      hotel: {
        label: 'Go back to the hotel on the corner',
        outcomes: [
          'The night porter does not look up. In the morning you find the key in a minute, with coffee in you.',
        ],
      },
    },
  },
  church_that_was: {
    title: 'Left, where the cinema was',
    text: '“Straight on,” says the stranger whom you asked, “then left where the cinema used to be, and if you see the river you were right too long ago.”',
    choices: {
      follow: {
        label: 'Follow every word of it',
        outcomes: [
          'One can see where the cinema was: everybody slows down there. Left it is.',
          'You see the river. You see it again at dusk, from the other side.',
        ],
      },
      walk_along: {
        label: 'Ask whether it is on the stranger’s way',
        outcomes: ['It is not. You hear what was showing the week it closed, and who cried.'],
      },
      taxi: {
        label: 'Nod, wait, and stop a taxi',
        outcomes: ['“Where the cinema was?” says the driver. “Easy.”'],
      },
    },
  },
  curtain_ahead: {
    title: 'Behind the curtain',
    text: 'There is one seat free behind the curtain, where the chairs lie down. It could be yours, murmurs the attendant, and writes a figure on a napkin.',
    choices: {
      pay: {
        label: 'Take the napkin',
        outcomes: [
          'You are asleep before the nuts. You step out in {city} with the face from your passport.',
        ],
      },
      pass_on: {
        label: 'Point out the old man behind you',
        outcomes: [
          'He protests all the way up the aisle. Later a glass comes back through the curtain, for you.',
        ],
      },
      smile: {
        label: 'Smile, and say you will wait and see',
        outcomes: [
          'An hour on, the curtain opens. She has mislaid the napkin.',
          'An hour on, there is snoring behind the curtain. It sounds expensive.',
        ],
      },
    },
  },
  phone_in_the_seat: {
    title: 'It says “Mum”',
    text: 'The last passengers are gone. In the seat beside yours a telephone lights up, in its crack between the cushions. It says “Mum”.',
    choices: {
      answer: {
        label: 'Answer the telephone',
        outcomes: [
          'She sends her son, two aunts and a cake. You have a table for the evening.',
          'You cross {city} to hand it over at a door. There is a banknote in the handshake, and no refusing it.',
        ],
      },
      desk: {
        label: 'Take it to lost property',
        outcomes: ['It rings once more as you sign. The man behind the desk says: “They always do.”'],
      },
      leave: {
        label: 'Leave it where it is',
        outcomes: ['You hear it until the corner, and for some time after the corner.'],
      },
    },
  },
  nearly_your_name: {
    title: 'One letter out',
    text: 'In the arrivals hall a driver holds up a sign. It is your name but for one letter. He sees you read it, and beams.',
    choices: {
      go: {
        label: 'Go with him; who checks a letter?',
        outcomes: [
          'Nobody does. You are driven home by way of a lunch, and asked to say a few words, and given an envelope.',
          'An hour out of town stands a cement works with flowers for you at the gate. You tell them there.',
        ],
      },
      wait: {
        label: 'Help him to wait for the other one',
        outcomes: [
          'The other one has your shoes, your height and a cello. You shake hands as if it were overdue.',
        ],
      },
      pass: {
        label: 'Shake your head and walk on',
        outcomes: ['At the doors you look round. He is still beaming, now at somebody else.'],
      },
    },
  },
  hand_on_the_armrest: {
    title: 'The whole way?',
    text: 'The person beside you has gone white at the knuckles before anything has moved. “Does it do that the whole way?” It has not done anything yet.',
    choices: {
      hold: {
        label: 'Offer your hand',
        outcomes: ['You get it back in {city}, with four small half-moons in it, and a kiss on both cheeks.'],
      },
      talk: {
        label: 'Talk: ask about work',
        outcomes: [
          'It works; they forget to be afraid. They also happen to need somebody like you.',
          'Drains. You learn a good deal about drains, and will look at {city} from below.',
        ],
      },
      headphones: {
        label: 'Smile; put your headphones on',
        outcomes: [
          'When you surface, the knuckles are pink again. The passenger on the other side is holding them.',
        ],
      },
    },
  },
  three_round_holes: {
    title: 'Three round holes',
    text: 'The socket in your room has three round holes. Your plug has two flat pins. Your laptop has eleven percent.',
    choices: {
      buy: {
        label: 'Buy an adapter from the shop downstairs',
        outcomes: ['It is your fifth. The first four are in drawers, each where it would have fitted.'],
      },
      borrow: {
        label: 'Knock next door',
        outcomes: [
          'He has a drawer of them, left by everyone before you. You may choose a color.',
          'He has the same plug as you, and three percent. You look at the wall together.',
        ],
      },
      empty: {
        label: 'Let it run out',
        outcomes: [
          'The screen dims, thinks, and goes out. You close the lid like a shop, and see what time the light goes outside.',
        ],
      },
    },
  },
  four_for_one_taxi: {
    title: 'Four for one taxi',
    text: 'One taxi is left on the rank, and four of you. The driver gets out, looks at the luggage, looks at his car, and takes off his jacket.',
    choices: {
      share: {
        label: 'Get in; take someone’s bag on your knees',
        outcomes: [
          'Divided by four it is nearly nothing. Divided by four, so is the knee room; you all ring when you get in.',
          'You are the last to be dropped. You have seen every suburb, and the driver’s mother, who needed bread.',
        ],
      },
      alone: {
        label: 'Call another for yourself',
        outcomes: ['You overtake them at the second light. All four heads turn, and one bag.'],
      },
      bus: {
        label: 'Leave it to the three; find the bus',
        outcomes: ['Top deck, front seat, no idea. {city} comes at you one stop at a time.'],
      },
    },
  },
  room_at_three: {
    title: 'The room is ready at three',
    text: 'Half past seven in the morning. Your room will be ready at three, says the woman at the desk. There is somebody in it, and he is dreaming.',
    choices: {
      bench: {
        label: 'Find a bench in the sun',
        outcomes: [
          'You wake under a newspaper. Somebody has put it there against the light, open at the crossword.',
          'Sprinklers, at nine. Then a school, in pairs.',
        ],
      },
      early: {
        label: 'Pay for another room, now',
        outcomes: ['The curtains are thick, and there is a card on the door. You do not hear three o’clock.'],
      },
      lobby: {
        label: 'Open the laptop in the lobby',
        outcomes: [
          'You do a day’s work beside a palm. At three the dreamer comes down and says good morning.',
        ],
      },
    },
  },
};
