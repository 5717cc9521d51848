import { all, base, card, is, odds, sure } from './card.js';

/** Four stories of people near you: the first beat is in a deck, the others are promised. */
const ana = [
  card('ana_3', 'work', 24, { when: { bond: 'ana', atLeast: 3 }, arc: 'ana' }, [
    sure('record', [
      ['energy', -9],
      ['wonder', 6],
      ['belonging', 3],
      ['bond', 'ana', 1],
      ['later', 'ana_4', 12],
    ]),
    sure(
      'postcard',
      [
        ['cash', -1_500],
        ['belonging', 5],
        ['later', 'ana_4', 16],
      ],
      { hint: 'kind' },
    ),
    sure('link', [
      ['units', 300],
      ['belonging', -4],
      ['bond', 'ana', -1],
    ]),
  ]),
  card('ana_4', 'chain', 0, { arc: 'ana' }, [
    sure('walk', [
      ['units', -350],
      ['energy', -6],
      ['wonder', 8],
      ['belonging', 6],
      ['bond', 'ana', 1],
      ['later', 'ana_5', 14],
    ]),
    odds('neighbours', [
      [
        60,
        [
          ['belonging', 9],
          ['energy', -7],
          ['later', 'ana_5', 14],
        ],
      ],
      [
        40,
        [
          ['belonging', 3],
          ['wonder', 3],
          ['energy', -7],
          ['later', 'ana_5', 14],
        ],
      ],
    ]),
    sure('desk', [
      ['belonging', 3],
      ['energy', 2],
      ['later', 'ana_5', 14],
    ]),
  ]),
  card('ana_5', 'chain', 0, { arc: 'ana' }, [
    sure(
      'class',
      [
        ['belonging', 12],
        ['bond', 'ana', 1],
      ],
      { hint: 'kind' },
    ),
    sure(
      'send',
      [
        ['cash', -9_000],
        ['wonder', 10],
        ['belonging', 5],
      ],
      { hint: 'costly' },
    ),
    sure(
      'go',
      [
        ['cash', -18_000],
        ['lose', 2],
        ['belonging', 18],
        ['wonder', 9],
        ['bond', 'ana', 1],
      ],
      { needs: { bond: 'ana', atLeast: 4 }, hint: 'costly' },
    ),
  ]),
];

const bao = [
  card('bao_1', 'work', 8, { when: all(is('energy', '<', 65), is('day', '>=', 6)), arc: 'bao' }, [
    sure('card', [
      ['cash', -1_400],
      ['energy', 7],
      ['wonder', 3],
      ['bond', 'bao', 1],
      ['later', 'bao_2', 15],
    ]),
    odds('broth', [
      [
        55,
        [
          ['bond', 'bao', 2],
          ['flag', 'guild_broth'],
          ['wonder', 5],
          ['energy', -10],
          ['later', 'bao_2', 15],
        ],
      ],
      [
        45,
        [
          ['bond', 'bao', 1],
          ['belonging', 5],
          ['energy', -10],
          ['later', 'bao_2', 15],
        ],
      ],
    ]),
    sure('pay', [
      ['cash', -1_000],
      ['energy', 9],
    ]),
  ]),
  card('bao_2', 'chain', 0, { arc: 'bao' }, [
    odds(
      'red',
      [
        [
          65,
          [
            ['wonder', 7],
            ['energy', 6],
            ['later', 'bao_3', 14],
          ],
        ],
        [
          35,
          [
            ['wonder', 6],
            ['health', -6],
            ['later', 'bao_3', 14],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('wash', [
      ['belonging', 8],
      ['energy', -10],
      ['bond', 'bao', 1],
      ['later', 'bao_3', 14],
    ]),
    sure('publish', [['lead'], ['reputation', 3], ['bond', 'bao', -2], ['later', 'bao_queue', 13]]),
  ]),
  card('bao_queue', 'chain', 0, { arc: 'bao' }, [
    sure('delete', [
      ['reputation', -2],
      ['belonging', 4],
      ['bond', 'bao', 1],
      ['later', 'bao_4', 16],
    ]),
    sure('queue', [
      ['energy', -6],
      ['wonder', 5],
      ['belonging', 2],
    ]),
  ]),
  card('bao_3', 'chain', 0, { arc: 'bao' }, [
    odds('apron', [
      [
        base(25, 'energy', 2),
        [
          ['belonging', 9],
          ['wonder', 5],
          ['bond', 'bao', 1],
          ['energy', -14],
          ['later', 'bao_4', 15],
        ],
      ],
      [
        35,
        [
          ['belonging', 4],
          ['health', -4],
          ['bond', 'bao', 1],
          ['energy', -14],
          ['later', 'bao_4', 15],
        ],
      ],
    ]),
    sure(
      'cook',
      [
        ['cash', -5_000],
        ['belonging', 4],
        ['energy', -5],
        ['later', 'bao_4', 15],
      ],
      { hint: 'costly' },
    ),
    sure('tomorrow', [
      ['energy', 5],
      ['wonder', 2],
      ['belonging', -3],
      ['later', 'bao_4', 18],
    ]),
  ]),
  card('bao_4', 'chain', 0, { arc: 'bao' }, [
    odds('childhood', [
      [
        60,
        [
          ['belonging', 15],
          ['wonder', 6],
          ['energy', -12],
        ],
      ],
      [
        40,
        [
          ['belonging', 7],
          ['wonder', 4],
          ['energy', -12],
        ],
      ],
    ]),
    sure(
      'his',
      [
        ['wonder', 12],
        ['belonging', 7],
        ['bond', 'bao', 1],
        ['energy', -14],
      ],
      { needs: { bond: 'bao', atLeast: 3 } },
    ),
    sure('corner', [
      ['cityDays', -700],
      ['belonging', 8],
      ['energy', 4],
    ]),
  ]),
];

const mei = [
  card('mei_1', 'travel', 10, { when: is('cityCount', '>=', 2), arc: 'mei' }, [
    sure('name', [
      ['belonging', 5],
      ['wonder', 3],
      ['energy', -3],
      ['bond', 'mei', 1],
      ['later', 'mei_2', 14],
    ]),
    sure('hold', [
      ['wonder', 7],
      ['energy', -6],
      ['later', 'mei_2', 14],
    ]),
    sure('sleep', [['energy', 8]]),
  ]),
  card('mei_2', 'chain', 0, { arc: 'mei' }, [
    odds('ring', [
      [
        60,
        [
          ['belonging', 6],
          ['wonder', 6],
          ['bond', 'mei', 1],
          ['energy', -4],
          ['later', 'mei_3', 14],
        ],
      ],
      [
        40,
        [
          ['wonder', 3],
          ['energy', -8],
          ['later', 'mei_3', 14],
        ],
      ],
    ]),
    sure('invent', [
      ['energy', 3],
      ['wonder', 2],
      ['later', 'mei_errata', 13],
    ]),
    sure(
      'ride',
      [
        ['lose', 1],
        ['cash', -3_000],
        ['wonder', 11],
        ['bond', 'mei', 2],
        ['later', 'mei_3', 14],
      ],
      { hint: 'costly' },
    ),
  ]),
  card('mei_errata', 'chain', 0, { arc: 'mei' }, [
    sure(
      'own_up',
      [
        ['energy', -6],
        ['belonging', 6],
        ['bond', 'mei', 1],
        ['later', 'mei_4', 16],
      ],
      { hint: 'kind' },
    ),
    sure('let_stand', [
      ['wonder', 7],
      ['belonging', -4],
      ['later', 'mei_4', 16],
    ]),
  ]),
  card('mei_3', 'chain', 0, { arc: 'mei' }, [
    sure('floor', [
      ['belonging', 8],
      ['wonder', 4],
      ['bond', 'mei', 1],
      ['energy', -9],
      ['later', 'mei_4', 16],
    ]),
    sure(
      'room',
      [
        ['cityDays', -350],
        ['units', 250],
        ['belonging', 4],
        ['later', 'mei_4', 16],
      ],
      { hint: 'costly' },
    ),
    sure('busy', [
      ['units', 500],
      ['belonging', -4],
      ['bond', 'mei', -1],
    ]),
  ]),
  card('mei_4', 'chain', 0, { arc: 'mei' }, [
    sure('stand', [
      ['belonging', 11],
      ['energy', -10],
      ['bond', 'mei', 1],
    ]),
    sure(
      'print',
      [
        ['cash', -11_000],
        ['wonder', 12],
      ],
      { hint: 'costly' },
    ),
    odds('frames', [
      [55, [['lead'], ['wonder', 2]]],
      [
        45,
        [
          ['energy', -6],
          ['belonging', -2],
        ],
      ],
    ]),
  ]),
];

const ruth = [
  card('ruth_1', 'rest', 10, { when: all(is('nights', '>=', 3), is('daysLeft', '>=', 14)), arc: 'ruth' }, [
    sure(
      'promise',
      [
        ['belonging', 8],
        ['energy', -6],
        ['bond', 'ruth', 1],
        ['later', 'ruth_2', 7],
        ['later', 'ruth_parcel', 9],
      ],
      { hint: 'kind' },
    ),
    sure('edges', [
      ['belonging', 4],
      ['energy', -3],
      ['later', 'ruth_2', 7],
      ['later', 'ruth_parcel', 9],
    ]),
    sure('date', [
      ['energy', 4],
      ['belonging', -2],
    ]),
  ]),
  card('ruth_2', 'chain', 0, { when: is('nights', '>=', 10), arc: 'ruth' }, [
    sure(
      'stay',
      [
        ['cityDays', -500],
        ['belonging', 11],
        ['bond', 'ruth', 2],
        ['later', 'ruth_3', 4],
        ['later', 'ruth_parcel', 8],
      ],
      { hint: 'kind' },
    ),
    sure('ward', [
      ['energy', -8],
      ['belonging', 6],
      ['bond', 'ruth', 1],
      ['later', 'ruth_3', 5],
      ['later', 'ruth_parcel', 11],
    ]),
    sure('flowers', [
      ['cash', -3_000],
      ['units', 200],
      ['belonging', 2],
      ['later', 'ruth_parcel', 11],
    ]),
  ]),
  card('ruth_3', 'chain', 0, { when: is('nights', '>=', 14), arc: 'ruth' }, [
    sure(
      'soup',
      [
        ['units', -350],
        ['belonging', 10],
        ['health', 4],
        ['bond', 'ruth', 1],
        ['flag', 'ruth_home'],
        ['later', 'ruth_4', 16],
      ],
      { hint: 'kind' },
    ),
    odds('rota', [
      [
        60,
        [
          ['belonging', 9],
          ['reputation', 2],
          ['energy', -6],
          ['flag', 'ruth_home'],
          ['later', 'ruth_4', 16],
        ],
      ],
      [
        40,
        [
          ['belonging', 4],
          ['energy', -11],
          ['flag', 'ruth_home'],
          ['later', 'ruth_4', 16],
        ],
      ],
    ]),
  ]),
  card(
    'ruth_parcel',
    'chain',
    0,
    {
      when: all(is('nights', '<', 9), { not: { any: [{ flag: 'ruth_parcel' }, { flag: 'ruth_home' }] } }),
      arc: 'ruth',
    },
    [
      sure('keep', [
        ['wonder', 6],
        ['flag', 'ruth_parcel'],
        ['later', 'ruth_4', 18],
      ]),
      sure('ring', [
        ['belonging', 6],
        ['health', 3],
        ['energy', -6],
        ['bond', 'ruth', 1],
        ['flag', 'ruth_parcel'],
        ['later', 'ruth_4', 18],
      ]),
      sure(
        'return',
        [
          ['cash', -2_800],
          ['belonging', 5],
          ['wonder', 2],
          ['bond', 'ruth', 1],
          ['flag', 'ruth_parcel'],
          ['later', 'ruth_4', 18],
        ],
        { hint: 'costly' },
      ),
    ],
  ),
  card('ruth_4', 'chain', 0, { arc: 'ruth' }, [
    sure('here', [
      ['lose', 1],
      ['belonging', 14],
      ['wonder', 6],
      ['energy', -6],
      ['bond', 'ruth', 1],
    ]),
    sure('beds', [
      ['belonging', 5],
      ['wonder', 4],
      ['units', -200],
    ]),
    sure(
      'knee',
      [
        ['health', 10],
        ['belonging', 4],
        ['energy', -2],
      ],
      { needs: { bond: 'ruth', atLeast: 2 } },
    ),
  ]),
];

export const arcsNear = [...ana, ...bao, ...mei, ...ruth];
