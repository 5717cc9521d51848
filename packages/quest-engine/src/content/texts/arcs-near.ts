import { type CardTexts } from './text.js';

const anaTexts: CardTexts = {
  ana_3: {
    title: 'What seven o’clock sounds like',
    text: 'Ana’s father is home from hospital and has a globe, older than several of the borders on it. He wants to know what {city} sounds like at seven in the morning.',
    choices: {
      record: {
        label: 'Set an alarm and stand in the street',
        outcomes: [
          'Four minutes: a shutter, a broom, a bus that kneels. Near the end somebody greets you by name.',
        ],
      },
      postcard: {
        label: 'Write it down, on a postcard',
        outcomes: ['You run out of card before eight o’clock, and go on along the edge.'],
      },
      link: {
        label: 'Send a recording somebody else has made',
        outcomes: ['“Thank you,” Ana writes. “He says the birds are from the other side of the world.”'],
      },
    },
  },
  ana_4: {
    title: 'Eleven questions',
    text: 'Ana’s father replies in capitals, four pages, photographed one by one. He has eleven questions about {city}. Number six: who sweeps the square, and is it the same person on Sundays?',
    choices: {
      walk: {
        label: 'Go and answer them all',
        outcomes: ['On Sundays it’s her son. You come home with ten answers, and a question for him.'],
      },
      neighbours: {
        label: 'Read them out downstairs',
        outcomes: [
          'The barber takes four, and argues with the chemist over a fifth. You only hold the pencil.',
          'They agree on one answer out of eleven, and on that one, they tell you, wrongly.',
        ],
      },
      desk: {
        label: 'Answer what can be answered from your desk',
        outcomes: ['Seven of eleven, with sources. He thanks you, and asks about six again.'],
      },
    },
  },
  ana_5: {
    title: 'The correspondent',
    text: 'He died on Sunday, Ana writes, with the window open, as he liked it. Your way is on the globe in pencil, dated, and the globe is to go to “the correspondent”. She takes this to be you.',
    choices: {
      class: {
        label: 'Ask her to keep it in the Tuesday class',
        outcomes: [
          'It stands by the projector. They have you on the telephone until your pencil line is explained.',
        ],
      },
      send: {
        label: 'Have it sent on to you',
        outcomes: [
          'It comes in a drum of newspaper. Over one city he has written, very small: a broom, a bus, good morning.',
        ],
      },
      go: {
        label: 'Go there and back, whatever it costs',
        outcomes: [
          'His kitchen is full of people with whom you have no language. They know who sweeps the square.',
        ],
      },
    },
  },
};

const baoTexts: CardTexts = {
  bao_1: {
    title: 'Twelve squares',
    text: 'Late, after work: six stools, one lamp. Bao, the cook, sets noodles before you that you haven’t ordered, and beside them a card with twelve empty squares. He punches the first. “The other eleven,” he says, “are not here.”',
    choices: {
      card: {
        label: 'Finish the bowl, keep the card',
        outcomes: ['On the back is one line: show it, do not explain it.'],
      },
      broth: {
        label: 'Ask him what is in the broth',
        outcomes: [
          'He lifts the lid and lets you look, for as long as one can hold one’s breath.',
          '“Onions,” he says, and gives you the sack and a knife. It is an answer of a kind.',
        ],
      },
      pay: {
        label: 'Pay, and leave the card on the counter',
        outcomes: ['It was a very good bowl. At the corner you look back, and the lamp is out.'],
      },
    },
  },
  bao_2: {
    title: 'Behind the tires',
    text: 'Folded one way, Bao’s card gives an address for each city. For {city} it is a tire shop. Behind the tires are four tables and a woman who asks for the card before she asks for your name.',
    choices: {
      red: {
        label: 'Have what she is having: the red one',
        outcomes: [
          'It takes your voice for an hour. She punches the square and writes down how long you lasted.',
          'It takes more than your voice. She sends a boy round with rice water, and the punched card.',
        ],
      },
      wash: {
        label: 'She is alone tonight: wash bowls first',
        outcomes: [
          'Ninety bowls. She punches the square twice, once through the corner, which means something.',
        ],
      },
      publish: {
        label: 'Eat, take pictures, publish it',
        outcomes: [
          'It is read by a great many people, one of whom would like to hire you. None of them needs tires.',
        ],
      },
    },
  },
  bao_queue: {
    title: 'A hundred people, no tires',
    text: 'A picture reaches you: a queue twice around the tire shop. The tables are gone, and so is she. Underneath, from a number you don’t know: “You explained it.”',
    choices: {
      delete: {
        label: 'Take the story down, and write to Bao',
        outcomes: [
          'For a week there is nothing. Then comes a photograph of a card with your square punched, and a date.',
        ],
      },
      queue: {
        label: 'Ask the number where she has gone',
        outcomes: ['“Where nobody reads,” it answers. You look for tire shops after that, in every town.'],
      },
    },
  },
  bao_3: {
    title: 'Forty at eight',
    text: 'The next address is a shutter in {city}, half down. Inside, the cook has scalded his wrist, and forty people eat at eight. He looks at your card, and then at your hands.',
    choices: {
      apron: {
        label: 'Wash them and take the apron',
        outcomes: [
          'He conducts, you carry. The thirty-ninth guest sends back his compliments, the fortieth his bowl for more.',
          'By nine you have a burn to match his. He punches two squares and bandages you with the same roll.',
        ],
      },
      cook: {
        label: 'Find a real cook, and pay for the evening',
        outcomes: [
          'She comes on a bicycle, looks into the pot, and changes one thing. You are given the first bowl.',
        ],
      },
      tomorrow: {
        label: 'Help pull the shutter down; come back tomorrow',
        outcomes: ['The next day he punches your square left-handed. It’s a little off, and so is the soup.'],
      },
    },
  },
  bao_4: {
    title: 'The thirteenth bowl',
    text: 'A bus depot, a chapel kitchen, a boat: the card is full. The last address, in {city}, is a flat with one stove, thirteen chairs, and Bao, sitting. “Now,” he says, “you cook.”',
    choices: {
      childhood: {
        label: 'What you were given when you were ill',
        outcomes: [
          'Nobody speaks until the bowls are up at an angle. Bao takes your card and signs it on the back.',
          'There is too much salt in it, as there always was. The woman from a tire shop asks for the recipe.',
        ],
      },
      his: {
        label: 'His own bowl, exactly',
        outcomes: [
          'He eats it with his eyes shut. “Onions,” he says at last, and moves his chair to make room.',
        ],
      },
      corner: {
        label: 'Take all of them to the place on the corner',
        outcomes: [
          'Twelve cooks, at somebody else’s table, with nothing to do. They say that it has never happened before.',
        ],
      },
    },
  },
};

const meiTexts: CardTexts = {
  mei_1: {
    title: 'Small circles',
    text: 'On the way into {city} the woman opposite is inking a map: a coast, a railway, very many small circles. {city} is not among them. “I draw what people pass over,” says Mei. “Where did you not go?”',
    choices: {
      name: {
        label: 'Name the place that you nearly went to',
        outcomes: ['She asks you to spell it, adds a circle, and blows on the ink. There it is.'],
      },
      hold: {
        label: 'Hold the other end of the sheet',
        outcomes: ['It is four meters long. You read it until the terminus, and have slept in none of it.'],
      },
      sleep: {
        label: 'Close your eyes',
        outcomes: ['The pen goes on, like rain on a tent. You arrive rested.'],
      },
    },
  },
  mei_2: {
    title: 'One blank on the plan',
    text: 'Mei has drawn a town that you skipped, from timetables and tide tables, street by street. One thing is missing, she writes: what is the café at its station called?',
    choices: {
      ring: {
        label: 'Ring the station and ask',
        outcomes: [
          'The man at the counter spells it for you, and then, since you are there, his own name too.',
          'It rings in an office at the other end of a long corridor. Nobody is passing.',
        ],
      },
      invent: {
        label: 'Invent a name; who will ever look?',
        outcomes: ['“The Second Platform.” It has a ring to it. She letters it in that same evening.'],
      },
      ride: {
        label: 'Ride out to a place that nobody visits',
        outcomes: [
          'You send her that one instead, down to the dog. It has no café. It has a hatch, and soup.',
        ],
      },
    },
  },
  mei_errata: {
    title: 'The Second Platform',
    text: 'Mei forwards a photograph. A couple took her map to the town and asked for The Second Platform. The owner had no idea what they meant. When they left for their train he was painting it over the door.',
    choices: {
      own_up: {
        label: 'Tell her that you made it up',
        outcomes: [
          '“I know,” she answers. “That station has one platform. I wanted to see how long you would take.”',
        ],
      },
      let_stand: {
        label: 'Say nothing: it is true now',
        outcomes: ['The map is right, as of Thursday. You look at the photograph rather often.'],
      },
    },
  },
  mei_3: {
    title: 'No table large enough',
    text: 'Mei is in {city} for one night, with a cardboard tube under her arm. Tomorrow she sends the sheet to print, and she has not yet seen the whole of it at once.',
    choices: {
      floor: {
        label: 'Move your bed out; use the floor',
        outcomes: [
          'You spend the night on your knees along a coast. At four she finds the town she had drawn twice.',
        ],
      },
      room: {
        label: 'Rent the big meeting room',
        outcomes: [
          'It fits, with a hand to spare. Between two bays you get a quiet hour’s work done at the edge.',
        ],
      },
      busy: {
        label: 'You have a deadline tonight',
        outcomes: [
          'She uses the corridor of her hostel, in two halves. The join, you hear later, is out by a millimeter.',
        ],
      },
    },
  },
  mei_4: {
    title: 'White, where you slept',
    text: 'The map hangs in {city}, along one wall of a library corridor. All that you went past is there in ink. The cities where you slept are small white gaps. A reader asks you where to begin.',
    choices: {
      stand: {
        label: 'Stay until closing and tell them',
        outcomes: [
          'You have opinions on dozens of towns you have never seen. By six there is a queue, and Mei is in it.',
        ],
      },
      print: {
        label: 'Buy a print',
        outcomes: [
          'Rolled, it’s as long as your arm. She has left one circle open, in pencil, for next time.',
        ],
      },
      frames: {
        label: 'Ask who paid for the frames',
        outcomes: [
          'A freight company, of all people. Their man is by the coats, and he is hiring.',
          'Mei did. She tells you what each of them cost, and goes back to her readers.',
        ],
      },
    },
  },
};

const ruthTexts: CardTexts = {
  ruth_1: {
    title: 'Mostly sky',
    text: 'Across the landing lives Ruth, 71, who was a nurse for forty years and has a jigsaw of two thousand pieces, mostly sky. She asks when you leave. “Stay until the sky is done,” she says.',
    choices: {
      promise: {
        label: 'Promise her the sky',
        outcomes: [
          'She gives you the north-east to be going on with, and a key, and the better of the two lamps.',
        ],
      },
      edges: {
        label: 'Do the edges tonight, promise nothing',
        outcomes: ['You finish the frame at midnight. She says that frames are what everybody finishes.'],
      },
      date: {
        label: 'Tell her the date on your ticket',
        outcomes: ['She writes it on the calendar, between the chiropodist and the bins.'],
      },
    },
  },
  ruth_2: {
    title: 'Two thousand, less one',
    text: 'The sky is done but for one piece. Ruth has looked under the cat. On Monday, she mentions, they are giving her a new hip; she did not want to say it before the clouds were finished.',
    choices: {
      stay: {
        label: 'Pay ahead, and stay until she is home',
        outcomes: ['You move the jigsaw, board and all, out of the draft. You water what there is to water.'],
      },
      ward: {
        label: 'See her to the ward, and then see',
        outcomes: [
          'She corrects the young nurse’s corners and then holds your sleeve, lightly, as if it were a rail.',
        ],
      },
      flowers: {
        label: 'Order flowers for Monday',
        outcomes: [
          'They are on the windowsill when she wakes. She knows the price of lilies, and says so on the card.',
        ],
      },
    },
  },
  ruth_3: {
    title: 'Fifty-two stairs',
    text: 'Ruth is home. There are fifty-two stairs, and she takes them with a stick, counting aloud. You walk one below her with the bag. On forty she stops and asks whether you are not expected elsewhere.',
    choices: {
      soup: {
        label: '“Not this week.” Put soup on',
        outcomes: [
          'She finds fault with it for six days, on the seventh asks how you make it, and calls you thin.',
        ],
      },
      rota: {
        label: 'Ring at every door; make a rota',
        outcomes: [
          'Four floors, seven names, and a boy of nine who insists on Thursdays. It hangs by the letter boxes.',
          'Everybody signs. On Tuesday nobody comes, so it is you, and on Wednesday you again.',
        ],
      },
    },
  },
  ruth_parcel: {
    title: 'One piece, in cotton wool',
    text: 'A matchbox catches up with you in {city}. In it, in cotton wool, is a piece of sky. “It was in your room,” Ruth writes. “You had better bring it back some day.”',
    choices: {
      keep: {
        label: 'Keep it behind your passport',
        outcomes: [
          'At the next border it falls out. The officer turns it over, and gives it back the right way up.',
        ],
      },
      ring: {
        label: 'Ring her and be told off',
        outcomes: [
          'You are told off for the flight, the hour and your cough. She listens to the cough twice.',
        ],
      },
      return: {
        label: 'Send it back, insured',
        outcomes: [
          'The form wants its value. You write “one sky”, and the clerk, who has seen worse, stamps it.',
        ],
      },
    },
  },
  ruth_4: {
    title: 'Ruth, 72',
    text: 'Ruth has turned seventy-two and bought a suitcase without wheels, because wheels are noisy on the landing. She has three weeks and a new hip. Where, she asks, should one begin?',
    choices: {
      here: {
        label: '“Here.” Meet her at the station',
        outcomes: [
          'She gets down last, inspects {city}, and then you. “Stand up straight,” she says, and takes your arm.',
        ],
      },
      beds: {
        label: 'Send her every bed that was kind',
        outcomes: ['You had not known there were so many. She crosses out the ones above a second floor.'],
      },
      knee: {
        label: 'First let her ask about your health',
        outcomes: [
          'It takes the whole call, and you are made to walk up and down. She was right about the shoes.',
        ],
      },
    },
  },
};

export const arcsNearTexts: CardTexts = { ...anaTexts, ...baoTexts, ...meiTexts, ...ruthTexts };
