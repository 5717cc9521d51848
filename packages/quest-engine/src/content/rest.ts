import { all, card, is, odds, sure } from './card.js';

export const rest = [
  card('monsoon_balcony', 'rest', 9, { when: is('comfort', '<', 55), again: 30 }, [
    sure('watch', [
      ['wonder', 5],
      ['energy', 6],
    ]),
    odds('work_on', [
      [
        50,
        [
          ['units', 600],
          ['energy', -8],
        ],
      ],
      [
        50,
        [
          ['units', 200],
          ['energy', -8],
        ],
      ],
    ]),
    sure(
      'hotel',
      [
        ['cityDays', -900],
        ['energy', 12],
      ],
      { hint: 'costly' },
    ),
  ]),
  card(
    'landlord_offer',
    'rest',
    9,
    { when: all(is('nights', '>=', 10), is('daysLeft', '>=', 30)), again: 40 },
    [
      sure('month', [
        ['cityDays', -6000],
        ['prepaid', 14],
        ['belonging', 10],
      ]),
      sure('decline', [['wonder', 1]]),
    ],
  ),
];
