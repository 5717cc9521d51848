import { card, odds, sure } from './card.js';

/** The scripted cards of First Week; see script.ts. */
export const firstWeek = [
  card('week_page', 'chain', 0, {}, [
    sure('tonight', [
      ['energy', -8],
      ['reputation', 4],
      ['units', 150],
    ]),
    sure('morning', [['reputation', 1]], { hint: 'safe' }),
  ]),
  card('week_stairs', 'chain', 0, {}, [
    sure(
      'carry',
      [
        ['energy', -4],
        ['belonging', 7],
      ],
      { hint: 'kind' },
    ),
    sure('lamp', [['belonging', 3]], { hint: 'safe' }),
  ]),
  card('week_napkin', 'chain', 0, {}, [
    sure('wall', [['wonder', 6]]),
    sure('wallet', [
      ['wonder', 3],
      ['belonging', 3],
    ]),
  ]),
  card('week_plug', 'chain', 0, {}, [
    odds(
      'stay',
      [
        [65, [['units', 350]]],
        [
          35,
          [
            ['units', -200],
            ['energy', -3],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure(
      'desk',
      [
        ['cash', -1_500],
        ['units', 200],
      ],
      { hint: 'costly' },
    ),
    sure('walk', [
      ['energy', 3],
      ['wonder', 3],
    ]),
  ]),
  card('week_evening', 'chain', 0, {}, [
    sure('friend', [['belonging', 8]], { hint: 'kind' }),
    sure(
      'debt',
      [
        ['cash', -6_000],
        ['belonging', 6],
        ['reputation', 3],
      ],
      { hint: 'costly' },
    ),
    sure('wish', [['wonder', 8]]),
  ]),
];
