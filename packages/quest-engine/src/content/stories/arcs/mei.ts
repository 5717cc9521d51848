import { card } from '../../notation/story-card.js';

const arc = 'mei';

export const mei = [
  card('mei_1', 'travel', 10, { when: 'cityCount >= 2', arc })
    .scene('Small circles', 'On the way into {city} the woman opposite is inking a map: a coast, a railway, very many small circles. {city} is not among them. “I draw what people pass over,” says Mei. “Where did you not go?”')
    .choice('name', 'Name the place that you nearly went to')
    .sure({ belonging: 5, wonder: 3, energy: -3, bond: { mei: 1 }, later: { mei_2: 14 } }, 'She asks you to spell it, adds a circle, and blows on the ink. There it is.')
    .choice('hold', 'Hold the other end of the sheet')
    .sure({ wonder: 7, energy: -6, later: { mei_2: 14 } }, 'It is four meters long. You read it until the terminus, and have slept in none of it.')
    .choice('sleep', 'Close your eyes')
    .sure({ energy: 8 }, 'The pen goes on, like rain on a tent. You arrive rested.'),

  card('mei_2', 'chain', 0, { arc })
    .scene('One blank on the plan', 'Mei has drawn a town that you skipped, from timetables and tide tables, street by street. One thing is missing, she writes: what is the café at its station called?')
    .choice('ring', 'Ring the station and ask')
    .odds(60, { belonging: 6, wonder: 6, bond: { mei: 1 }, energy: -4, later: { mei_3: 14 } }, 'The man at the counter spells it for you, and then, since you are there, his own name too.')
    .odds(40, { wonder: 3, energy: -8, later: { mei_3: 14 } }, 'It rings in an office at the other end of a long corridor. Nobody is passing.')
    .choice('invent', 'Invent a name; who will ever look?')
    .sure({ energy: 3, wonder: 2, later: { mei_errata: 13 } }, '“The Second Platform.” It has a ring to it. She letters it in that same evening.')
    .choice('ride', 'Ride out to a place that nobody visits', { hint: 'costly' })
    .sure({ lose: 1, cash: -3_000, wonder: 11, bond: { mei: 2 }, later: { mei_3: 14 } }, 'You send her that one instead, down to the dog. It has no café. It has a hatch, and soup.'),

  card('mei_errata', 'chain', 0, { arc })
    .scene('The Second Platform', 'Mei forwards a photograph. A couple took her map to the town and asked for The Second Platform. The owner had no idea what they meant. When they left for their train he was painting it over the door.')
    .choice('own_up', 'Tell her that you made it up', { hint: 'kind' })
    .sure({ energy: -6, belonging: 6, bond: { mei: 1 }, later: { mei_4: 16 } }, '“I know,” she answers. “That station has one platform. I wanted to see how long you would take.”')
    .choice('let_stand', 'Say nothing: it is true now')
    .sure({ wonder: 7, belonging: -4, later: { mei_4: 16 } }, 'The map is right, as of Thursday. You look at the photograph rather often.'),

  card('mei_3', 'chain', 0, { arc })
    .scene('No table large enough', 'Mei is in {city} for one night, with a cardboard tube under her arm. Tomorrow she sends the sheet to print, and she has not yet seen the whole of it at once.')
    .choice('floor', 'Move your bed out; use the floor')
    .sure({ belonging: 8, wonder: 4, bond: { mei: 1 }, energy: -9, later: { mei_4: 16 } }, 'You spend the night on your knees along a coast. At four she finds the town she had drawn twice.')
    .choice('room', 'Rent the big meeting room', { hint: 'costly' })
    .sure({ cityDays: -350, units: 250, belonging: 4, later: { mei_4: 16 } }, 'It fits, with a hand to spare. Between two bays you get a quiet hour’s work done at the edge.')
    .choice('busy', 'You have a deadline tonight')
    .sure({ units: 500, belonging: -4, bond: { mei: -1 } }, 'She uses the corridor of her hostel, in two halves. The join, you hear later, is out by a millimeter.'),

  card('mei_4', 'chain', 0, { arc })
    .scene('White, where you slept', 'The map hangs in {city}, along one wall of a library corridor. All that you went past is there in ink. The cities where you slept are small white gaps. A reader asks you where to begin.')
    .choice('stand', 'Stay until closing and tell them')
    .sure({ belonging: 11, energy: -10, bond: { mei: 1 } }, 'You have opinions on dozens of towns you have never seen. By six there is a queue, and Mei is in it.')
    .choice('print', 'Buy a print', { hint: 'costly' })
    .sure({ cash: -11_000, wonder: 12 }, 'Rolled, it’s as long as your arm. She has left one circle open, in pencil, for next time.')
    .choice('frames', 'Ask who paid for the frames')
    .odds(55, { lead: true, wonder: 2 }, 'A freight company, of all people. Their man is by the coats, and he is hiring.')
    .odds(45, { energy: -6, belonging: -2 }, 'Mei did. She tells you what each of them cost, and goes back to her readers.'),
];
