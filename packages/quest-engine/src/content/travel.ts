import { any, card, is, odds, sure } from '../cards/write.js';

export const travel = [
  card(
    'border_question',
    'travel',
    20,
    { when: any(is('daysLeft', '<', 35), is('overstay', '>', 0)), again: 20, sensitive: ['border'] },
    [
      odds(
        'papers',
        [
          [80, [['energy', -4]]],
          [
            20,
            [
              ['energy', -10],
              ['cash', -4_000],
            ],
          ],
        ],
        { hint: 'safe' },
      ),
      odds(
        'joke',
        [
          [55, [['wonder', 3]]],
          [
            45,
            [
              ['energy', -14],
              ['lose', 1],
            ],
          ],
        ],
        { hint: 'risky' },
      ),
    ],
  ),
  card('lost_bag', 'travel', 6, { when: is('kilograms', '>=', 3), again: 40 }, [
    odds('wait', [
      [
        70,
        [
          ['lose', 1],
          ['energy', -4],
        ],
      ],
      [30, [['loseGear', 'any']]],
    ]),
    sure(
      'claim',
      [
        ['cash', 18_000],
        ['loseGear', 'any'],
      ],
      { needs: { gear: 'insurance' } },
    ),
    sure('let_go', [
      ['loseGear', 'any'],
      ['wonder', 4],
      ['energy', 4],
    ]),
  ]),
];
