import { all, card, is, odds, sure } from '../cards/write.js';

export const social = [
  card('ana_1', 'social', 14, { when: all(is('nights', '>=', 4), is('community', '>=', 60)), arc: 'ana' }, [
    sure(
      'pack',
      [
        ['bond', 'ana', 2],
        ['belonging', 8],
        ['flag', 'ana_met'],
        ['later', 'ana_2', 24],
      ],
      { hint: 'kind' },
    ),
    odds('ask', [
      [50, [['lead']]],
      [
        50,
        [
          ['bond', 'ana', -1],
          ['belonging', -2],
        ],
      ],
    ]),
  ]),
  card('ana_2', 'chain', 0, { when: { flag: 'ana_met' }, arc: 'ana' }, [
    sure(
      'go',
      [
        ['cash', -16_000],
        ['bond', 'ana', 2],
        ['belonging', 14],
        ['wonder', 8],
      ],
      { hint: 'costly' },
    ),
    sure(
      'call',
      [
        ['belonging', 5],
        ['bond', 'ana', 1],
      ],
      { hint: 'kind' },
    ),
    sure('deadline', [
      ['units', 500],
      ['belonging', -6],
      ['bond', 'ana', -2],
    ]),
  ]),
];
