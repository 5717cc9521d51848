import { base, card, is, odds, sure } from './card.js';

export const explore = [
  card('street_fever', 'explore', 12, { when: is('comfort', '<', 75), again: 30, sensitive: ['health'] }, [
    sure(
      'clinic',
      [
        ['medical', -9_000],
        ['health', 2],
        ['lose', 1],
      ],
      { hint: 'costly' },
    ),
    odds(
      'sleep',
      [
        [
          base(40, 'health', 2),
          [
            ['lose', 2],
            ['health', -3],
          ],
        ],
        [
          35,
          [
            ['lose', 3],
            ['health', -16],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('festival', 'explore', 12, { when: is('comfort', '>=', 80), again: 35 }, [
    odds('dance', [
      [
        75,
        [
          ['belonging', 10],
          ['wonder', 9],
          ['energy', -14],
        ],
      ],
      [
        25,
        [
          ['wonder', 6],
          ['energy', -20],
          ['units', -300],
        ],
      ],
    ]),
    odds('photograph', [
      [
        60,
        [
          ['cash', 9_000],
          ['wonder', 4],
        ],
      ],
      [40, [['wonder', 3]]],
    ]),
    sure('window', [
      ['energy', 5],
      ['belonging', -3],
    ]),
  ]),
  card(
    'pickpocket',
    'explore',
    base(17, 'safety', -6),
    { when: is('safety', '<', 70), again: 25, sensitive: ['crime'] },
    [
      odds(
        'chase',
        [
          [
            35,
            [
              ['wonder', 6],
              ['energy', -8],
            ],
          ],
          [
            65,
            [
              ['cash', -11_000],
              ['health', -8],
            ],
          ],
        ],
        { hint: 'risky' },
      ),
      sure(
        'report',
        [
          ['cash', -11_000],
          ['insured', 9_000],
          ['energy', -6],
        ],
        { hint: 'safe' },
      ),
    ],
  ),
];
