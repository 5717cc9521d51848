import { card } from '../../notation/story-card.js';

/** The scripted cards of First Week; see script.ts. */
export const firstWeek = [
  card('week_page', 'chain', 0)
    .scene('One small page', 'The first message of the week comes from {client}: could you send one page tonight? A small one. It’s six in the evening, and somewhere downstairs somebody is frying onions.')
    .choice('tonight', 'Write it before dinner')
    .sure({ energy: -8, reputation: 4, units: 150 }, 'It takes until ten. The reply is one word long, and it is the right word.')
    .choice('morning', 'Promise it for the morning', { hint: 'safe' })
    .sure({ reputation: 1 }, '“Morning is fine,” they write, and you believe them a little more than you planned to.'),

  card('week_stairs', 'chain', 0)
    .scene('The light on the third floor', 'On the third floor the bulb has gone. A woman stands there in the dark with two bags and a cake. “Noor,” she says, as if that explained the cake.')
    .choice('carry', 'Carry the bags up', { hint: 'kind' })
    .sure({ energy: -4, belonging: 7 }, 'Five floors, and then a slice of it. She tells you which tap to trust.')
    .choice('lamp', 'Light the way with your phone', { hint: 'safe' })
    .sure({ belonging: 3 }, 'You walk ahead of her like a small procession. At her door she bows.'),

  card('week_napkin', 'chain', 0)
    .scene('Three wishes on a napkin', 'Where would you go, Noor asks, if nobody asked why? You write three wishes on a napkin. They’re in your passport now, and each city that brings one closer wears a ring on the map.')
    .choice('wall', 'Pin the napkin to the wall')
    .sure({ wonder: 6 }, 'It hangs where you see it first thing. By Friday it has a coffee ring, like a stamp.')
    .choice('wallet', 'Fold it into your wallet')
    .sure({ wonder: 3, belonging: 3 }, 'Noor makes you sign it, and signs below, as a witness.'),

  card('week_plug', 'chain', 0)
    .scene('The plug by the window', 'Half the café works on one socket, and it has begun to spark. The owner looks at it the way one looks at a relative. Your battery says an hour.')
    .choice('stay', 'Stay, and work on battery', { hint: 'risky' })
    .odds(65, { units: 350 }, 'Nobody talks, nobody calls, and the hour is worth three.')
    .odds(35, { units: -200, energy: -3 }, 'The screen goes black in the middle of a sentence. You reconstruct the rest of it at home.')
    .choice('desk', 'Rent a desk across the road', { hint: 'costly' })
    .sure({ cash: -1_500, units: 200 }, 'The chair is good, the coffee is not, and the plug does nothing interesting.')
    .choice('walk', 'Shut the laptop and walk')
    .sure({ energy: 3, wonder: 3 }, 'You find the river, which had been two streets away all along.'),

  card('week_evening', 'chain', 0)
    .scene('The last evening', 'Noor’s night bus leaves {city} at ten, for a job two borders away. The landlady is short for the gas. And in the window of the print shop hangs a coast that nobody can name.')
    .choice('friend', 'Walk Noor to the bus', { hint: 'kind' })
    .sure({ belonging: 8 }, 'She writes down your name as you say it, not as it is spelled, and waves until the corner.')
    .choice('debt', 'Lend the landlady the rest', { hint: 'costly' })
    .sure({ cash: -6_000, belonging: 6, reputation: 3 }, 'She enters the sum on her wall calendar, in red, and underlines it twice.')
    .choice('wish', 'Ask about the coast in the window')
    .sure({ wonder: 8 }, 'The printer doesn’t know either. He gives you a copy, so that you can ask elsewhere.'),
];
