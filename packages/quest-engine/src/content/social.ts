import { all, card, is, odds, sure } from './card.js';

/** How often, of a hundred, a local knows the right person for a wish. */
const WELL_SHOWN = 55;

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
  card('host_bicycle_room', 'host', 10, {}, [
    sure('take', [
      ['prepaid', 7],
      ['belonging', 3],
      ['energy', -3],
    ]),
    odds('drive', [
      [WELL_SHOWN, [['wish'], ['energy', -8], ['belonging', 2]]],
      [
        100 - WELL_SHOWN,
        [
          ['wonder', 6],
          ['energy', -8],
          ['belonging', 2],
        ],
      ],
    ]),
  ]),
  card('host_eleven_plants', 'host', 10, {}, [
    sure('move_in', [
      ['prepaid', 8],
      ['energy', -2],
      ['belonging', -1],
    ]),
    odds('read', [
      [WELL_SHOWN, [['wish'], ['energy', -8], ['belonging', 2]]],
      [
        100 - WELL_SHOWN,
        [
          ['wonder', 6],
          ['energy', -8],
          ['belonging', 2],
        ],
      ],
    ]),
  ]),
  card('host_real_price', 'host', 10, {}, [
    sure('sign', [
      ['prepaid', 7],
      ['energy', -4],
    ]),
    odds('nephew', [
      [WELL_SHOWN, [['wish'], ['energy', -8], ['belonging', 2]]],
      [
        100 - WELL_SHOWN,
        [
          ['wonder', 6],
          ['energy', -8],
          ['belonging', 2],
        ],
      ],
    ]),
  ]),
  card('host_grandmother', 'host', 10, {}, [
    sure('stay', [
      ['prepaid', 6],
      ['belonging', 5],
      ['energy', -4],
    ]),
    odds('list', [
      [WELL_SHOWN, [['wish'], ['energy', -8], ['belonging', 2]]],
      [
        100 - WELL_SHOWN,
        [
          ['wonder', 6],
          ['energy', -8],
          ['belonging', 2],
        ],
      ],
    ]),
  ]),
];
