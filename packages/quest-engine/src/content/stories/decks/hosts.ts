import { card } from '../../notation/story-card.js';

/** In 55 of 100 cases a local knows the right person for a wish. */
export const hosts = [
  card('host_bicycle_room', 'host', 10)
    .scene('Where are you sleeping?', 'Between the second plate and the third somebody asks where you sleep, and does not like the answer. There is a room, they say. It has a bicycle in it, but the bicycle is away in the daytime.')
    .choice('take', 'Take the room for a week')
    .sure({ prepaid: 7, belonging: 3, energy: -3 }, 'It comes home at six, dripping, and is leaned against your desk. You begin to recognize its bell.')
    .choice('drive', 'Tell them what you still hope to see')
    .odds(55, { wish: true, energy: -8, belonging: 2 }, 'They argue over the map until one of them hits the table. On Sunday four of you drive there. It counts, and so does the lunch.')
    .odds(45, { wonder: 6, energy: -8, belonging: 2 }, 'They argue until two and cannot agree. On Sunday you are driven to a very fine bridge.'),

  card('host_eleven_plants', 'host', 10)
    .scene('Eleven plants', 'She flies tomorrow, she tells the table, and has eleven plants, one of them famous. You are new in {city}; you have no plants. Several people look at you.')
    .choice('move_in', 'Move in and mind them')
    .sure({ prepaid: 8, energy: -2, belonging: -1 }, 'The instructions run to four pages. The famous one wants to be told the weather.')
    .choice('read', 'Water them, and read her guidebooks')
    .odds(55, { wish: true, energy: -8, belonging: 2 }, 'Page 214, in her hand: a place of exactly your kind. The bus goes at seven, from behind the bank.')
    .odds(45, { wonder: 6, energy: -8, belonging: 2 }, 'She has written in all the margins. Beside the place that you need it says “closed, alas”, and the year.'),

  card('host_real_price', 'host', 10)
    .scene('What it costs for cousins', 'You mention what you pay in {city}. Forks are put down. Somebody makes a call, says your name as if it were an old one, and holds out the telephone: an aunt, a courtyard, the price for cousins.')
    .choice('sign', 'Be a cousin')
    .sure({ prepaid: 7, energy: -4 }, 'You move in the evening. Nobody asks whose side of the family, though two offer theories.')
    .choice('nephew', 'Ask the aunt what one should see')
    .odds(55, { wish: true, energy: -8, belonging: 2 }, 'She has opinions, and a nephew with a van. When he drops you home there is one thing fewer on your list.')
    .odds(45, { wonder: 6, energy: -8, belonging: 2 }, 'The nephew with the van has lent the van to a nephew. You are shown the courtyard, thoroughly.'),

  card('host_grandmother', 'host', 10)
    .scene('She has decided', 'Your new friend’s grandmother has listened all evening. Now she says one sentence. You will have the room over the kitchen, it is translated; it was not, strictly, a question.')
    .choice('stay', 'Carry your bags over')
    .sure({ prepaid: 6, belonging: 5, energy: -4 }, 'It smells of thyme from five o’clock on. You are woken for breakfast, and again for the second one.')
    .choice('list', 'Show her your list instead')
    .odds(55, { wish: true, energy: -8, belonging: 2 }, 'She strikes out two, underlines one, and sends her grandson along. She is right about the one.')
    .odds(45, { wonder: 6, energy: -8, belonging: 2 }, 'She reads it to the end and hands it back with cake. She has been to none of them, and has not missed them.'),
];
