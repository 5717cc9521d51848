import { type CardTexts } from './text.js';

export const moreSocialTexts: CardTexts = {
  dinner_at_eight: {
    title: 'Dinner at eight',
    text: 'You were told eight. At eight there is one other guest, also foreign, also holding flowers. Your hosts come home at half past nine, with the shopping.',
    choices: {
      chop: {
        label: 'Take a knife and an onion',
        outcomes: ['You eat at eleven. By then you know which drawer sticks.'],
      },
      guest: {
        label: 'Stay in the hall with the other flowers',
        outcomes: [
          'She runs a small firm and is short of exactly one of you.',
          'You discuss punctuality until it becomes funny, which takes most of an hour.',
        ],
      },
      leave: {
        label: 'Leave the flowers and go to bed',
        outcomes: ['You sleep well. A photograph of a full table reaches you at one, with a gap in it.'],
      },
    },
  },
  half_an_hour_each: {
    title: 'Half an hour each',
    text: 'Half an hour in your language, half in theirs. Your partner has brought a list of questions about the word “would”. You had hoped to be the one with the list.',
    choices: {
      grammar: {
        label: 'Answer all of it, honestly',
        outcomes: ['You find that you do not know your own language, and say so in it, slowly.'],
      },
      market: {
        label: 'Move the lesson to the fish stall',
        outcomes: [
          'The fishmonger joins in. You leave with a page of verbs and a way to hold a mackerel.',
          'You ask for two, nicely. It turns out that the stall sells by the kilo.',
        ],
      },
      walk: {
        label: 'Suggest a walk without any talking',
        outcomes: ['In the park they point at a bird and name it, once. That one you will keep.'],
      },
    },
  },
  same_title: {
    title: 'The same title',
    text: 'Five members of the book club read one novel. Four read another with the same title. Both halves liked the ending. You have read neither.',
    choices: {
      chair: {
        label: 'Offer to chair, as a neutral party',
        outcomes: ['You give each book ten minutes. By the vote you could nearly recommend both.'],
      },
      admit: {
        label: 'Admit it at once',
        outcomes: [
          'So did three others, it turns out. The unread sit together and have the better evening.',
          'There is a pause. Somebody writes something down.',
        ],
      },
      biscuits: {
        label: 'Take charge of the biscuits',
        outcomes: ['Nobody asks the person with the plate what they thought of chapter six.'],
      },
    },
  },
  window_table: {
    title: 'The good table',
    text: 'Four people have had the window table at the coworking space since before the carpet. This morning one of its chairs is empty, and nobody is looking at it.',
    choices: {
      sit: {
        label: 'Sit down as if it were nothing',
        outcomes: [
          'A plate is pushed toward you without a word. Later, in passing, you are asked what you make of the heating.',
          'Its owner comes at ten, from the dentist, and stands behind you, unable to speak.',
        ],
      },
      ask: {
        label: 'Ask whose it is',
        outcomes: [
          'You are told the whole history of the chair. It is somebody’s, but they remember that you asked.',
        ],
      },
      booth: {
        label: 'Work in the phone booth, as usual',
        outcomes: ['The booth has no window and no opinions. You finish early.'],
      },
    },
  },
  milk_marked_d: {
    title: 'Milk, marked D',
    text: 'A note on the shared fridge: somebody has been drinking the milk marked D. There is nobody in the flat whose name begins with D.',
    choices: {
      buy: {
        label: 'Buy milk; write everybody’s letter on it',
        outcomes: [
          'The carton lasts a day and a half. Nobody has talked so much in that kitchen since you came.',
        ],
      },
      watch: {
        label: 'Sit up in the dark kitchen',
        outcomes: [
          'At three the landlord’s mother comes in with her own key and her own cup. You get down a second one.',
          'Nobody comes. At dawn the level is lower, and you have not slept.',
        ],
      },
      drink: {
        label: 'Drink it',
        outcomes: ['It is very good milk. You rinse the glass with more care than usual.'],
      },
    },
  },
  met_on_tuesday: {
    title: 'Somebody you met on Tuesday',
    text: 'The farewell is for somebody you met on Tuesday. A full room, a cake, and no speech: the friend who was to give it has lost her voice. She hands you her cards.',
    choices: {
      speak: {
        label: 'Read the cards, in her place',
        outcomes: [
          'It is a stranger’s nine years, and you read it well. At the third card your own voice goes.',
          'Two of the cards are in the wrong order, and one of the cousins was not to be mentioned.',
        ],
      },
      bus: {
        label: 'Carry the cases to the 5 a.m. bus',
        outcomes: ['At the stop there are only the two of you and a street sweeper, who also waves.'],
      },
      slip: {
        label: 'Pass the cards on and slip away',
        outcomes: ['You hear the applause from the stairs. Somebody did it well enough.'],
      },
    },
  },
  his_reasons: {
    title: 'Why he left',
    text: 'The table is on the subject of a man who left {city} in a hurry: his deposit, his shoes, his reasons. The shoes are made up. You happen to know the reasons.',
    choices: {
      tell: {
        label: 'Tell it; they are nearly right anyway',
        outcomes: ['Chairs move closer. You are the best company in {city} for twenty minutes.'],
      },
      correct: {
        label: 'Correct the one thing that is unfair',
        outcomes: [
          'Somebody says “fair enough”, and the talk goes on to the price of parking.',
          'Now they ask how you know. The table is quiet, and it is your turn to be discussed.',
        ],
      },
      dishes: {
        label: 'Go and wash up',
        outcomes: ['The host’s brother dries. He does not mention it either, plate after plate.'],
      },
    },
  },
  loan_until_friday: {
    title: 'Until Friday',
    text: 'A man with whom you have shared lunch five times asks you for what a day costs here, until Friday. He says at what hour on Friday, and writes the hour down, for you.',
    choices: {
      lend: {
        label: 'Lend it',
        outcomes: ['He counts it twice, in front of you, and asks you to count it too.'],
      },
      ask: {
        label: 'Ask what it is for',
        outcomes: [
          'A mother, and the night bus to her. You buy the ticket and wait with him until it pulls out.',
          '“For Friday,” he says, gets up, and pays for his coffee in coins.',
        ],
      },
      refuse: {
        label: 'Tell him that you cannot',
        outcomes: ['“Of course,” he says. Lunch goes on. You both take a long time over the bread.'],
      },
    },
  },
  friday_comes: {
    title: 'The hour he named',
    text: 'Friday, the hour that he wrote down. Your phone lies on the table with its face up. Ten minutes go by, which in most places is nothing.',
    choices: {
      write: {
        label: 'Write: “Friday?”',
        outcomes: [
          'The money comes in under a minute, all of it, and no word with it.',
          'One tick, then two. You will know that pair of ticks when you see it again.',
        ],
      },
      wait: {
        label: 'Turn the phone over and go out',
        outcomes: [
          'It has been paid when you come back, a little too much. “For the ten minutes,” he writes.',
          'You walk as far as the last stop. It was not a great deal of money, and it is a long line.',
        ],
      },
    },
  },
  not_a_date: {
    title: 'Not a date',
    text: 'The friend who arranged it told each of you that it was not a date. You have both come early, and both ironed something.',
    choices: {
      weeks: {
        label: 'Say first how many weeks you are here',
        outcomes: [
          '“That is more than the last job gave me,” comes the answer, and the menus are opened.',
          'It is taken well. The bill is asked for a little after the salad.',
        ],
      },
      walk: {
        label: 'Leave the menu; walk across the whole city',
        outcomes: ['Fourteen pharmacies, by your count; thirteen, by the other. You will have to check.'],
      },
      postpone: {
        label: 'Plead a deadline and go home',
        outcomes: ['The deadline was real, and you meet it, in an ironed shirt.'],
      },
    },
  },
  two_tenors: {
    title: 'Two tenors, one with a cold',
    text: 'Behind the post office a choir is down to two tenors, and one has a cold. The conductor leans out of the window and asks whether you can count to four.',
    choices: {
      sing: {
        label: 'Go in and stand by the healthy one',
        outcomes: [
          'You are a fifth of a second late throughout. In that piece, she says, it sounds like depth.',
          'You come in alone, once, clearly. They are kind about it, and by the end so are you.',
        ],
      },
      pages: {
        label: 'Turn pages for the pianist',
        outcomes: ['He nods a bar early, every time, like a man at a curb. You see the piece from inside.'],
      },
      street: {
        label: 'Listen from the sidewalk',
        outcomes: [
          'They stop in the middle of a line and do it again. The second time a cyclist stops as well.',
        ],
      },
    },
  },
  five_a_side: {
    title: 'One short',
    text: 'Nine of them, under a floodlight that buzzes. You are carrying a laptop and a melon. “Ten,” somebody counts, and points.',
    choices: {
      play: {
        label: 'Put down the melon and play up front',
        outcomes: [
          'You score with a shin. The melon is shared out at the whistle, in ten parts.',
          'An ankle goes over in the second half. They carry you off singing, far too fast.',
        ],
      },
      goal: {
        label: 'Go in goal',
        outcomes: ['You let in four and are thanked for each. It seems that the last one let in nine.'],
      },
      pass: {
        label: 'Point at the laptop and walk on',
        outcomes: ['They play on, five against four. You can hear the argument as far as your door.'],
      },
    },
  },
  whole_staircase: {
    title: 'The whole staircase goes',
    text: 'Old Mr Second-Floor died in the night. You met him twice, over a jammed lift. A paper on the door gives the hour, and under it somebody has added the number of your flat.',
    choices: {
      go: {
        label: 'Go, in the darkest thing you own',
        outcomes: [
          'You walk with the fourth floor. Someone asks how you knew him, and the elevator is answer enough.',
        ],
      },
      mind: {
        label: 'Offer to stay with the small children',
        outcomes: ['Five of them and a tortoise. They explain to you where he is, with drawings.'],
      },
      flowers: {
        label: 'Send flowers, with all the bells’ names',
        outcomes: ['You copy the names from the bells. One has been out of date for years, and is left on.'],
      },
    },
  },
  three_eighths: {
    title: 'Three eighths',
    text: 'On the stairs sits the girl from next door, over an exercise book. Three eighths, says the page, and then nothing. She asks whether you ever went to school.',
    choices: {
      explain: {
        label: 'Sit down; send for an orange',
        outcomes: ['It takes two oranges. Her mother finds you both on the landing, sticky and correct.'],
      },
      trade: {
        label: 'Fractions, in exchange for ten words',
        outcomes: [
          'She is the stricter teacher. You may not go in until you can say “landing”.',
          'The ten words get a laugh wherever you try them. She has picked them with care.',
        ],
      },
      later: {
        label: 'Lend her a better pencil and go up',
        outcomes: ['The pencil is back on your doormat at six, sharpened, without a note.'],
      },
    },
  },
  your_vowels: {
    title: 'Your own vowels',
    text: 'Behind you in the queue somebody says “excuse me” with the vowels of your own street. Same school, two years apart. She asks about a teacher you had forgotten.',
    choices: {
      news: {
        label: 'Ask what has changed at home',
        outcomes: [
          'Nothing has, in detail, for an hour. You could draw the bus shelter.',
          'The bakery is a phone shop now, and the school has a new name. You had been counting on the bakery.',
        ],
      },
      close: {
        label: 'Find a bar and stay until it closes',
        outcomes: ['You sing both verses. Nobody else in {city} knows that there is a second.'],
      },
      elsewhere: {
        label: 'Say that you are from somewhere else',
        outcomes: [
          'You invent a town with a canal. She asks good questions, and you rather miss it afterward.',
        ],
      },
    },
  },
  the_word_relax: {
    title: 'The word “relax”',
    text: 'It was about the bill, and then about last week, and then you said “relax”. Now there are two of you at two ends of {city}, each composing something.',
    choices: {
      first: {
        label: 'Go over and ring the bell',
        outcomes: ['“I was coming to you,” says the stairwell. One shoe is already on.'],
      },
      paragraph: {
        label: 'Write one careful paragraph',
        outcomes: [
          'The answer is shorter and better: a time, a place, and “I am paying”.',
          'It is read as careful. Nothing worse could have been said of it.',
        ],
      },
      work: {
        label: 'Work until you are no longer right',
        outcomes: ['You get a great deal done. Around midnight you are still a little right.'],
      },
    },
  },
  birthday_on_screen: {
    title: 'Today, apparently',
    text: 'The screen at the coworking space wishes you a happy birthday. It is correct, in one of your two time zones. The whole row has turned round.',
    choices: {
      cake: {
        label: 'Cake for the whole floor',
        outcomes: [
          'One slice is left over. A courier takes it, and sings, and has the best voice of the day.',
        ],
      },
      table: {
        label: 'A table for one, in the good place',
        outcomes: ['The waiter sees the date on your card. A spoon arrives with a candle tied to it.'],
      },
      home: {
        label: 'Call home before home goes to bed',
        outcomes: [
          'They have had a cake made all the same, and describe your slice to you while they eat it.',
        ],
      },
    },
  },
  second_glass: {
    title: 'A second glass',
    text: 'The waiter sets down two glasses, from habit or from hope, and sees his mistake. He doesn’t take the second one away. It would be worse, and you both know it.',
    choices: {
      invite: {
        label: 'Ask whether he has a break coming',
        outcomes: [
          'He has seven minutes. He spends them on the plot of a film, and has to come back for the end.',
          'He hasn’t, but his aunt in the kitchen has. She orders for you.',
        ],
      },
      toast: {
        label: 'Drink to whoever is late',
        outcomes: ['A woman two tables off lifts hers. It seems that she is waiting for them too.'],
      },
      message: {
        label: 'Photograph it; send it to someone you miss',
        outcomes: ['Three dots, at once. You talk until the chairs are on the tables.'],
      },
    },
  },
  between_courses: {
    title: 'Between two courses',
    text: 'The fish has been carried in, whole, to applause. In your pocket {client} is at work, and somebody there needs five minutes of you.',
    choices: {
      corridor: {
        label: 'Take it among the coats',
        outcomes: ['It is half an hour, not five minutes. They have kept you the head, as an honor.'],
      },
      after: {
        label: 'Write “after dinner” and sit down',
        outcomes: [
          'After dinner nobody needs you any longer. They have fixed it, or it was never broken.',
          'After dinner there are sixteen messages, each more polite than the last.',
        ],
      },
      table: {
        label: 'Put {client} on the loudspeaker',
        outcomes: [
          'The grandfather asks {client} what they have eaten today. It is the best call in months.',
          'They say “is this a bad time”, and twelve people answer.',
        ],
      },
    },
  },
  party_at_body_time: {
    title: 'Ten o’clock, for some',
    text: 'Ten in the evening, and the party has only now found the good music. By your body’s clock it is a different hour altogether, and your body is not dancing.',
    choices: {
      stay: {
        label: 'Coffee, and on',
        outcomes: ['You learn everybody’s name and, in the night bus, the name of the night bus.'],
      },
      sofa: {
        label: 'Ten minutes on the heap of coats',
        outcomes: [
          'You wake at one under somebody’s jacket, fresh, and are greeted like a late guest.',
          'You wake at six. The hosts have put a note on you, asking others to be quiet.',
        ],
      },
      bed: {
        label: 'Thank them, and home to bed',
        outcomes: ['You are asleep before the stairwell light goes out, and it is on a short timer.'],
      },
    },
  },
  six_hours: {
    title: 'Six hours at the airport',
    text: 'A colleague from three jobs ago changes planes in {city} today. Six hours, she writes. She can offer the airport, or her own bad judgment.',
    choices: {
      airport: {
        label: 'Go out there; eat at gate prices',
        outcomes: ['You sit under the departures board and promote everybody you ever worked with.'],
      },
      into_town: {
        label: 'Bring her into town and back',
        outcomes: [
          'She sees one square, one stew and the inside of a taxi, and calls it her best holiday this year.',
          'The road back does not move. You pay the driver to know another one.',
        ],
      },
      call: {
        label: 'Say you are swamped; ring her instead',
        outcomes: [
          'You talk with the same announcements behind both of you, hers in the air, yours in the phone.',
        ],
      },
    },
  },
  ten_minutes_on_anything: {
    title: 'Ten minutes on anything',
    text: 'The meetup’s speaker sits in a train that has stopped between stations. “Ten minutes,” says the organizer, “on anything, as you seem to know what you are doing.”',
    choices: {
      trade: {
        label: 'Talk about your work',
        outcomes: [
          'A man in the third row writes all the way through, and is waiting by the door.',
          'There is one question. It is about the chairs.',
        ],
      },
      timetables: {
        label: 'Talk about night trains',
        outcomes: ['Ten minutes become most of an hour. Afterward people queue to tell you about theirs.'],
      },
      clap: {
        label: 'Find them somebody braver; clap loudly',
        outcomes: ['She is nineteen and superb. You were, you tell people, the first to know.'],
      },
    },
  },
  nobody_walks_alone: {
    title: 'Nobody walks alone',
    text: 'House rule: after eleven nobody in this quarter walks home alone. There are five of you. Nobody has ever asked who walks with the fifth.',
    choices: {
      round: {
        label: 'Do the whole round, and see',
        outcomes: [
          'The fifth, it emerges, has slept on the fourth one’s sofa for two years. Tonight you get the armchair.',
        ],
      },
      first: {
        label: 'Be dropped first; you live nearest',
        outcomes: ['From your window you watch four hats go round the corner, still arguing the question.'],
      },
      taxi: {
        label: 'One taxi for everybody',
        outcomes: ['The driver has a rule of his own: he waits at each door until a light goes on upstairs.'],
      },
    },
  },
  one_dish_each: {
    title: 'One dish each',
    text: 'Everybody is to bring a dish from where they grew up. The list on the door already holds six salads and a question mark. The question mark is you.',
    choices: {
      broth: {
        label: 'Make the broth that Bao showed you',
        outcomes: [
          'It is not from where you grew up. Somebody who grew up near it goes quiet, and asks for the pot.',
        ],
      },
      recipe: {
        label: 'Ring your aunt for the recipe',
        outcomes: [
          'She gives it in handfuls, and your hands are hers. The dish comes home empty.',
          'She leaves one thing out, as she has always done. It is a seventh salad, more or less.',
        ],
      },
      bread: {
        label: 'Bring bread; somebody has to',
        outcomes: ['It is the first thing gone, and you did not have to stand by it and explain.'],
      },
    },
  },
  list_on_the_fridge: {
    title: 'The list on the fridge',
    text: 'On the shared fridge hang the year’s resolutions, signed. Someone will swim at half past six; someone will forgive Marta. There is a gap with your name beside it.',
    choices: {
      swim: {
        label: 'Join the one that swims',
        outcomes: ['The walk there is worse than the water. Four people nod at you, who never nod on land.'],
      },
      write: {
        label: 'Write something true',
        outcomes: [
          'Nobody says anything. In the evening two people knock who have thought of the same.',
          'It is read aloud at breakfast by somebody who took it for a joke.',
        ],
      },
      pencil: {
        label: 'Take the pencil; correct the spelling of “forgive”',
        outcomes: ['The next day a second hand has put a tick there. You never find out which Marta.'],
      },
    },
  },
  any_date_suits: {
    title: 'Any date suits',
    text: 'At home they are choosing a day for the big dinner. Any day suits, everybody says, and nobody asks which suits you. Then your cousin does, privately.',
    choices: {
      date: {
        label: 'Name a day; pay a deposit on it',
        outcomes: ['The day is taken within a minute, with a row of thumbs. You are bringing the potatoes.'],
      },
      screen: {
        label: 'Ask to be put on the table by video',
        outcomes: [
          'A rehearsal is called at once, with seven people and one microphone. Everybody waves too long.',
          'They try it with you on Sunday. You see a ceiling, and hear them agree that it works.',
        ],
      },
      mute: {
        label: 'Mute the group for a week',
        outcomes: [
          'It’s quiet. The dinner will be on the ninth, you learn, from the cousin, who asks nothing more.',
        ],
      },
    },
  },
};
