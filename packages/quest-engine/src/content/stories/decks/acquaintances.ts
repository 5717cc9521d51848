import { all, months } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const acquaintances = [
  card('half_an_hour_each', 'social', 9, { when: 'nights >= 3', again: 45 })
    .scene('Half an hour each', 'Half an hour in your language, half in theirs. Your partner has brought a list of questions about the word “would”. You had hoped to be the one with the list.')
    .choice('grammar', 'Answer all of it, honestly')
    .sure({ belonging: 6, energy: -7, reputation: 1 }, 'You find that you do not know your own language, and say so in it, slowly.')
    .choice('market', 'Move the lesson to the fish stall')
    .odds(60, { wonder: 5, belonging: 5, energy: -6 }, 'The fishmonger joins in. You leave with a page of verbs and a way to hold a mackerel.')
    .odds(40, { cash: -2_400, wonder: 3, energy: -6 }, 'You ask for two, nicely. It turns out that the stall sells by the kilo.')
    .choice('walk', 'Suggest a walk without any talking')
    .sure({ energy: 5, wonder: 2 }, 'In the park they point at a bird and name it, once. That one you will keep.'),

  card('same_title', 'social', 8, { when: 'community >= 58' })
    .scene('The same title', 'Five members of the book club read one novel. Four read another with the same title. Both halves liked the ending. You have read neither.')
    .choice('chair', 'Offer to chair, as a neutral party')
    .sure({ reputation: 3, belonging: 4, energy: -9 }, 'You give each book ten minutes. By the vote you could nearly recommend both.')
    .choice('admit', 'Admit it at once')
    .odds(60, { belonging: 9, energy: -3 }, 'So did three others, it turns out. The unread sit together and have the better evening.')
    .odds(40, { belonging: -3 }, 'There is a pause. Somebody writes something down.')
    .choice('biscuits', 'Take charge of the biscuits')
    .sure({ energy: 4, belonging: 2 }, 'Nobody asks the person with the plate what they thought of chapter six.'),

  card('milk_marked_d', 'social', 8, { when: all('lodging <= 1', 'nights >= 2'), again: 70 })
    .scene('Milk, marked D', 'A note on the shared fridge: somebody has been drinking the milk marked D. There is nobody in the flat whose name begins with D.')
    .choice('buy', 'Buy milk; write everybody’s letter on it')
    .sure({ cash: -2_000, belonging: 5 }, 'The carton lasts a day and a half. Nobody has talked so much in that kitchen since you came.')
    .choice('watch', 'Sit up in the dark kitchen')
    .odds(50, { wonder: 6, belonging: 4, energy: -8 }, 'At three the landlord’s mother comes in with her own key and her own cup. You get down a second one.')
    .odds(50, { energy: -10, wonder: 2 }, 'Nobody comes. At dawn the level is lower, and you have not slept.')
    .choice('drink', 'Drink it')
    .sure({ energy: 5, belonging: -2 }, 'It is very good milk. You rinse the glass with more care than usual.'),

  card('met_on_tuesday', 'social', 9, { when: 'nights >= 6', again: 60 })
    .scene('Somebody you met on Tuesday', 'The farewell is for somebody you met on Tuesday. A full room, a cake, and no speech: the friend who was to give it has lost her voice. She hands you her cards.')
    .choice('speak', 'Read the cards, in her place')
    .odds('25 + energy / 2', { belonging: 11, energy: -6 }, 'It is a stranger’s nine years, and you read it well. At the third card your own voice goes.')
    .odds(40, { belonging: -2, energy: -8 }, 'Two of the cards are in the wrong order, and one of the cousins was not to be mentioned.')
    .choice('bus', 'Carry the cases to the 5 a.m. bus', { hint: 'kind' })
    .sure({ belonging: 8, wonder: 3, energy: -13 }, 'At the stop there are only the two of you and a street sweeper, who also waves.')
    .choice('slip', 'Pass the cards on and slip away')
    .sure({ energy: 6, belonging: -4 }, 'You hear the applause from the stairs. Somebody did it well enough.'),

  card('his_reasons', 'social', 8, { when: 'belonging >= 35' })
    .scene('Why he left', 'The table is on the subject of a man who left {city} in a hurry: his deposit, his shoes, his reasons. The shoes are made up. You happen to know the reasons.')
    .choice('tell', 'Tell it; they are nearly right anyway')
    .sure({ belonging: 7, reputation: -4 }, 'Chairs move closer. You are the best company in {city} for twenty minutes.')
    .choice('correct', 'Correct the one thing that is unfair')
    .odds(55, { reputation: 4, belonging: 2 }, 'Somebody says “fair enough”, and the talk goes on to the price of parking.')
    .odds(45, { belonging: -4, reputation: 1 }, 'Now they ask how you know. The table is quiet, and it is your turn to be discussed.')
    .choice('dishes', 'Go and wash up')
    .sure({ energy: -4, belonging: 1, reputation: 1 }, 'The host’s brother dries. He does not mention it either, plate after plate.'),

  card('loan_until_friday', 'social', 10, { when: 'cash >= 70000', again: 60 })
    .scene('Until Friday', 'A man with whom you have shared lunch five times asks you for what a day costs here, until Friday. He says at what hour on Friday, and writes the hour down, for you.')
    .choice('lend', 'Lend it', { hint: 'risky' })
    .sure({ cityDays: -900, belonging: 5, later: { friday_comes: 6 } }, 'He counts it twice, in front of you, and asks you to count it too.')
    .choice('ask', 'Ask what it is for')
    .odds(50, { cityDays: -900, belonging: 10, later: { friday_comes: 6 } }, 'A mother, and the night bus to her. You buy the ticket and wait with him until it pulls out.')
    .odds(50, { belonging: -5 }, '“For Friday,” he says, gets up, and pays for his coffee in coins.')
    .choice('refuse', 'Tell him that you cannot')
    .sure({ belonging: -4, energy: 2 }, '“Of course,” he says. Lunch goes on. You both take a long time over the bread.'),

  card('friday_comes', 'chain', 0)
    .scene('The hour he named', 'Friday, the hour that he wrote down. Your phone lies on the table with its face up. Ten minutes go by, which in most places is nothing.')
    .choice('write', 'Write: “Friday?”')
    .odds(70, { cityDays: 900, belonging: -2 }, 'The money comes in under a minute, all of it, and no word with it.')
    .odds(30, { energy: -5, belonging: -3 }, 'One tick, then two. You will know that pair of ticks when you see it again.')
    .choice('wait', 'Turn the phone over and go out')
    .odds(55, { cityDays: 950, belonging: 8 }, 'It has been paid when you come back, a little too much. “For the ten minutes,” he writes.')
    .odds(45, { wonder: 2 }, 'You walk as far as the last stop. It was not a great deal of money, and it is a long line.'),

  card('your_vowels', 'social', 9, { when: 'day >= 15' })
    .scene('Your own vowels', 'Behind you in the queue somebody says “excuse me” with the vowels of your own street. Same school, two years apart. She asks about a teacher you had forgotten.')
    .choice('news', 'Ask what has changed at home')
    .odds(55, { belonging: 10, energy: -5 }, 'Nothing has, in detail, for an hour. You could draw the bus shelter.')
    .odds(45, { belonging: -4, wonder: 3 }, 'The bakery is a phone shop now, and the school has a new name. You had been counting on the bakery.')
    .choice('close', 'Find a bar and stay until it closes')
    .sure({ belonging: 8, energy: -10, cash: -2_500 }, 'You sing both verses. Nobody else in {city} knows that there is a second.')
    .choice('elsewhere', 'Say that you are from somewhere else')
    .sure({ wonder: 5, belonging: -3 }, 'You invent a town with a canal. She asks good questions, and you rather miss it afterward.'),

  card('six_hours', 'social', 8, { when: 'at a hub', again: 60 })
    .scene('Six hours at the airport', 'A colleague from three jobs ago changes planes in {city} today. Six hours, she writes. She can offer the airport, or her own bad judgment.')
    .choice('airport', 'Go out there; eat at gate prices')
    .sure({ cash: -3_500, belonging: 9, energy: -6 }, 'You sit under the departures board and promote everybody you ever worked with.')
    .choice('into_town', 'Bring her into town and back')
    .odds(60, { belonging: 8, wonder: 6, energy: -10 }, 'She sees one square, one stew and the inside of a taxi, and calls it her best holiday this year.')
    .odds(40, { cash: -9_000, wonder: 6, belonging: 4 }, 'The road back does not move. You pay the driver to know another one.')
    .choice('call', 'Say you are swamped; ring her instead')
    .sure({ belonging: 2, units: 200 }, 'You talk with the same announcements behind both of you, hers in the air, yours in the phone.'),

  card('ten_minutes_on_anything', 'social', 10, { when: 'reputation >= 50', again: 60 })
    .scene('Ten minutes on anything', 'The meetup’s speaker sits in a train that has stopped between stations. “Ten minutes,” says the organizer, “on anything, as you seem to know what you are doing.”')
    .choice('trade', 'Talk about your work')
    .odds(45, { lead: true, reputation: 2, energy: -8 }, 'A man in the third row writes all the way through, and is waiting by the door.')
    .odds(55, { reputation: 1, energy: -10 }, 'There is one question. It is about the chairs.')
    .choice('timetables', 'Talk about night trains')
    .sure({ belonging: 7, wonder: 4, energy: -8 }, 'Ten minutes become most of an hour. Afterward people queue to tell you about theirs.')
    .choice('clap', 'Find them somebody braver; clap loudly')
    .sure({ belonging: 2, energy: 3 }, 'She is nineteen and superb. You were, you tell people, the first to know.'),

  card('list_on_the_fridge', 'social', 9, { when: months('Jan', 'Feb') })
    .scene('The list on the fridge', 'On the shared fridge hang the year’s resolutions, signed. Someone will swim at half past six; someone will forgive Marta. There is a gap with your name beside it.')
    .choice('swim', 'Join the one that swims')
    .sure({ health: 5, belonging: 5, energy: -11 }, 'The walk there is worse than the water. Four people nod at you, who never nod on land.')
    .choice('write', 'Write something true')
    .odds(50, { belonging: 8, energy: -4 }, 'Nobody says anything. In the evening two people knock who have thought of the same.')
    .odds(50, { belonging: 2, reputation: -1 }, 'It is read aloud at breakfast by somebody who took it for a joke.')
    .choice('pencil', 'Take the pencil; correct the spelling of “forgive”')
    .sure({ wonder: 4, belonging: 1 }, 'The next day a second hand has put a tick there. You never find out which Marta.'),

  card('any_date_suits', 'social', 9, { when: 'day >= 70' })
    .scene('Any date suits', 'At home they are choosing a day for the big dinner. Any day suits, everybody says, and nobody asks which suits you. Then your cousin does, privately.')
    .choice('date', 'Name a day; pay a deposit on it')
    .sure({ cash: -8_000, belonging: 11 }, 'The day is taken within a minute, with a row of thumbs. You are bringing the potatoes.')
    .choice('screen', 'Ask to be put on the table by video')
    .odds(60, { belonging: 7, energy: -7 }, 'A rehearsal is called at once, with seven people and one microphone. Everybody waves too long.')
    .odds(40, { belonging: -3, energy: -7 }, 'They try it with you on Sunday. You see a ceiling, and hear them agree that it works.')
    .choice('mute', 'Mute the group for a week')
    .sure({ energy: 6, wonder: 2, belonging: -4 }, 'It’s quiet. The dinner will be on the ninth, you learn, from the cousin, who asks nothing more.'),
];
