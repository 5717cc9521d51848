import { base, card, is, odds, sure } from './card.js';

export const work = [
  card('cafe_outage', 'work', 10, { when: is('mbps', '<', 80), again: 21 }, [
    sure(
      'tether',
      [
        ['units', 300],
        ['energy', -2],
      ],
      { needs: { gear: 'hotspot' }, hint: 'safe' },
    ),
    sure(
      'cowork',
      [
        ['cityDays', -350],
        ['units', 250],
        ['belonging', 4],
      ],
      { hint: 'costly' },
    ),
    odds(
      'wait',
      [
        [
          60,
          [
            ['units', -400],
            ['wonder', 2],
          ],
        ],
        [
          40,
          [
            ['units', -700],
            ['reputation', -2],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('three_am_standup', 'work', 12, { when: is('deficit', '>=', 2), again: 10 }, [
    sure('join', [
      ['energy', -12],
      ['reputation', 4],
    ]),
    odds('write', [
      [base(50, 'reputation', 2), [['reputation', 1]]],
      [40, [['reputation', -5]]],
    ]),
    odds(
      'renegotiate',
      [
        [60, [['inWriting'], ['reputation', -2]]],
        [40, [['reputation', -6]]],
      ],
      { needs: is('reputation', '>=', 65) },
    ),
  ]),
  card('late_invoice', 'work', 8, { when: is('reputation', '<', 75), again: 45 }, [
    odds('chase', [
      [
        65,
        [
          ['cash', 24_000],
          ['energy', -5],
        ],
      ],
      [
        35,
        [
          ['reputation', -4],
          ['energy', -5],
        ],
      ],
    ]),
    odds('polite', [
      [45, [['cash', 24_000]]],
      [55, [['later', 'late_invoice_again', 14]]],
    ]),
  ]),
  card('late_invoice_again', 'chain', 0, {}, [
    odds('lawyer', [
      [70, [['cash', 19_000]]],
      [30, [['cash', -3_000]]],
    ]),
    sure('forgive', [
      ['reputation', 3],
      ['energy', 4],
    ]),
  ]),
];
