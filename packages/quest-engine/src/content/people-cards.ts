import { all, any, card, is, odds, sure } from './card.js';

const omar = [
  card('omar_keys', 'rest', 11, { when: is('nights', '<=', 5) }, [
    sure('think', [
      ['wonder', 4],
      ['bond', 'omar', 1],
      ['energy', -3],
    ]),
    odds(
      'mend',
      [
        [
          60,
          [
            ['cityDays', 350],
            ['bond', 'omar', 1],
            ['energy', -4],
          ],
        ],
        [
          40,
          [
            ['energy', -6],
            ['wonder', 3],
            ['bond', 'omar', 1],
          ],
        ],
      ],
      { hint: 'kind' },
    ),
    sure('key', [
      ['energy', 4],
      ['belonging', -1],
    ]),
  ]),
  card('omar_question', 'rest', 11, { when: any({ bond: 'omar', atLeast: 1 }, is('nights', '>=', 9)) }, [
    odds(
      'waits',
      [
        [
          50,
          [
            ['cityDays', 900],
            ['wonder', 2],
          ],
        ],
        [
          50,
          [
            ['belonging', 4],
            ['energy', -2],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure(
      'ask',
      [
        ['belonging', 7],
        ['bond', 'omar', 1],
        ['energy', -5],
      ],
      { hint: 'kind' },
    ),
    sure('pay', [
      ['energy', 4],
      ['units', 150],
    ]),
  ]),
  card('omar_window', 'rest', 9, { when: is('comfort', '<', 60) }, [
    sure(
      'candle',
      [
        ['belonging', 6],
        ['energy', -5],
        ['bond', 'omar', 1],
      ],
      { hint: 'kind' },
    ),
    sure(
      'elsewhere',
      [
        ['cityDays', -800],
        ['energy', 11],
        ['health', 2],
      ],
      { hint: 'costly' },
    ),
    odds(
      'tape',
      [
        [
          55,
          [
            ['units', 450],
            ['energy', -4],
          ],
        ],
        [
          45,
          [
            ['units', 200],
            ['health', -6],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('omar_move', 'social', 9, { when: is('nights', '>=', 5) }, [
    sure(
      'carry',
      [
        ['belonging', 5],
        ['bond', 'omar', 1],
        ['energy', -1],
        ['later', 'omar_reply', 14],
      ],
      { hint: 'kind' },
    ),
    sure('read', [
      ['wonder', 3],
      ['energy', -1],
      ['later', 'omar_reply', 14],
    ]),
    sure('refuse', [
      ['energy', 3],
      ['belonging', -2],
    ]),
  ]),
  card('omar_reply', 'chain', 0, {}, [
    sure('sentence', [
      ['belonging', 6],
      ['wonder', 3],
      ['energy', -2],
    ]),
    odds('play', [
      [
        45,
        [
          ['wonder', 6],
          ['bond', 'omar', 1],
          ['energy', -4],
        ],
      ],
      [
        55,
        [
          ['wonder', 4],
          ['belonging', 3],
          ['energy', -5],
        ],
      ],
    ]),
  ]),
  card('omar_aunt', 'travel', 11, { when: any({ bond: 'omar', atLeast: 1 }, is('community', '>=', 72)) }, [
    sure('tree', [
      ['cityDays', -2600],
      ['prepaid', 4],
      ['wonder', 3],
      ['belonging', 4],
    ]),
    sure('own', [
      ['energy', -3],
      ['wonder', 3],
    ]),
  ]),
];

const tomas = [
  card('tomas_wall', 'explore', 12, { when: is('cityCount', '>=', 2) }, [
    sure('write', [
      ['bond', 'tomas', 1],
      ['wonder', 4],
      ['energy', -3],
    ]),
    odds(
      'follow',
      [
        [
          50,
          [
            ['wonder', 9],
            ['energy', -9],
            ['bond', 'tomas', 1],
          ],
        ],
        [
          50,
          [
            ['wonder', 3],
            ['energy', -9],
            ['bond', 'tomas', 1],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('other', [
      ['wonder', 2],
      ['energy', 1],
    ]),
  ]),
  card('tomas_egg', 'travel', 9, { when: is('cityCount', '>=', 3) }, [
    sure(
      'bet',
      [
        ['bond', 'tomas', 1],
        ['wonder', 3],
        ['energy', 1],
        ['later', 'tomas_bet', 24],
      ],
      { hint: 'risky' },
    ),
    sure('streets', [
      ['wonder', 5],
      ['energy', -3],
      ['belonging', -1],
      ['bond', 'tomas', 1],
    ]),
    odds(
      'egg',
      [
        [
          70,
          [
            ['belonging', 6],
            ['bond', 'tomas', 1],
            ['energy', 1],
          ],
        ],
        [
          30,
          [
            ['wonder', 2],
            ['energy', -2],
          ],
        ],
      ],
      { hint: 'kind' },
    ),
  ]),
  card('tomas_bet', 'chain', 0, {}, [
    odds(
      'coin',
      [
        [
          50,
          [
            ['cash', 6_000],
            ['wonder', 2],
          ],
        ],
        [
          50,
          [
            ['cash', -6_000],
            ['wonder', 3],
            ['bond', 'tomas', 1],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure(
      'faces',
      [
        ['belonging', 6],
        ['wonder', 2],
        ['bond', 'tomas', 1],
        ['energy', -4],
      ],
      { hint: 'kind' },
    ),
    sure('even', [
      ['energy', 4],
      ['reputation', 1],
    ]),
  ]),
  card('tomas_socket', 'work', 10, { when: any({ bond: 'tomas', atLeast: 1 }, is('mbps', '>=', 50)) }, [
    sure('share', [
      ['units', 450],
      ['energy', -6],
      ['belonging', 3],
      ['bond', 'tomas', 1],
    ]),
    odds('ask', [
      [55, [['lead'], ['energy', -1]]],
      [
        45,
        [
          ['wonder', 1],
          ['energy', -3],
        ],
      ],
    ]),
    sure('water', [
      ['wonder', 4],
      ['energy', 4],
      ['units', -250],
    ]),
  ]),
  card(
    'tomas_still',
    'social',
    11,
    { when: any({ bond: 'tomas', atLeast: 1 }, is('day', '>=', 75)), sensitive: ['health'] },
    [
      sure(
        'soup',
        [
          ['belonging', 9],
          ['bond', 'tomas', 1],
          ['units', -250],
          ['energy', -6],
        ],
        { hint: 'kind' },
      ),
      sure(
        'clinic',
        [
          ['cityDays', -400],
          ['belonging', 7],
          ['bond', 'tomas', 1],
        ],
        { hint: 'safe' },
      ),
      sure('ahead', [
        ['wonder', 6],
        ['energy', -5],
        ['belonging', -5],
        ['bond', 'tomas', -1],
      ]),
    ],
  ),
];

const lucia = [
  card('lucia_capitals', 'rest', 9, { when: is('nights', '<=', 8), sensitive: ['border'] }, [
    sure(
      'again',
      [
        ['bond', 'lucia', 1],
        ['energy', -5],
        ['wonder', 2],
        ['reputation', 1],
      ],
      { hint: 'safe' },
    ),
    odds(
      'matter',
      [
        [
          45,
          [
            ['wonder', 6],
            ['bond', 'lucia', 1],
          ],
        ],
        [55, [['energy', -8]]],
      ],
      { hint: 'risky' },
    ),
    sure(
      'agent',
      [
        ['cash', -3_500],
        ['energy', 5],
      ],
      { hint: 'costly' },
    ),
  ]),
  card('lucia_ear', 'rest', 9, { when: is('daysLeft', '<', 60), sensitive: ['border'] }, [
    sure(
      'booth',
      [
        ['cash', -900],
        ['energy', -3],
        ['wonder', 3],
        ['bond', 'lucia', 1],
      ],
      { hint: 'safe' },
    ),
    odds('turn', [
      [
        50,
        [
          ['wonder', 4],
          ['bond', 'lucia', 1],
        ],
      ],
      [
        50,
        [
          ['energy', -7],
          ['wonder', 1],
        ],
      ],
    ]),
  ]),
  card('lucia_bench', 'social', 11, { when: any({ bond: 'lucia', atLeast: 1 }, is('safety', '>=', 70)) }, [
    sure(
      'tell',
      [
        ['belonging', 6],
        ['bond', 'lucia', 1],
        ['energy', -3],
      ],
      { hint: 'kind' },
    ),
    sure('leave', [
      ['wonder', 4],
      ['reputation', 1],
      ['bond', 'lucia', 1],
      ['energy', -4],
    ]),
    odds(
      'file',
      [
        [40, [['energy', 7]]],
        [
          60,
          [
            ['belonging', -3],
            ['energy', -1],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('lucia_black_pen', 'rest', 11, { when: any({ bond: 'lucia', atLeast: 1 }, is('daysLeft', '<', 40)) }, [
    sure('old', [
      ['cash', 2_500],
      ['energy', 3],
    ]),
    odds(
      'everyone',
      [
        [
          65,
          [
            ['belonging', 9],
            ['reputation', 1],
            ['energy', -2],
          ],
        ],
        [
          35,
          [
            ['belonging', 5],
            ['energy', -8],
          ],
        ],
      ],
      { hint: 'kind' },
    ),
    sure(
      'thank',
      [
        ['bond', 'lucia', 1],
        ['wonder', 4],
        ['energy', 1],
      ],
      { needs: { bond: 'lucia', atLeast: 1 } },
    ),
  ]),
];

const accountant = [
  card('accountant_pillows', 'rest', 9, { when: is('day', '>=', 14) }, [
    sure(
      'count',
      [
        ['reputation', 3],
        ['bond', 'accountant', 1],
        ['energy', -4],
      ],
      { hint: 'safe' },
    ),
    odds(
      'guess',
      [
        [
          55,
          [
            ['energy', 3],
            ['wonder', 1],
          ],
        ],
        [
          45,
          [
            ['energy', -4],
            ['cash', -2_000],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('name', [
      ['wonder', 4],
      ['bond', 'accountant', 1],
      ['energy', -3],
    ]),
  ]),
  card('accountant_soup', 'work', 8, { when: is('cash', '>=', 80_000) }, [
    sure('silence', [
      ['cash', 1_500],
      ['wonder', 3],
      ['bond', 'accountant', 1],
    ]),
    odds(
      'client',
      [
        [
          60,
          [
            ['cash', 6_000],
            ['energy', -2],
          ],
        ],
        [
          40,
          [
            ['cash', -3_000],
            ['reputation', -2],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure(
      'withdraw',
      [
        ['bond', 'accountant', 1],
        ['belonging', 4],
        ['energy', 2],
      ],
      { hint: 'kind' },
    ),
  ]),
  card('accountant_hold', 'rest', 12, { when: { bond: 'accountant', atLeast: 1 } }, [
    sure(
      'praise',
      [
        ['cash', 4_000],
        ['bond', 'accountant', 1],
        ['energy', -2],
      ],
      { hint: 'kind' },
    ),
    sure('listen', [
      ['energy', 7],
      ['wonder', 2],
    ]),
    sure('write', [
      ['units', 300],
      ['belonging', -1],
    ]),
  ]),
  card('accountant_quarter', 'work', 8, { when: all(is('day', '>=', 40), is('cash', '>=', 60_000)) }, [
    sure(
      'today',
      [
        ['cash', -6_000],
        ['energy', 6],
        ['reputation', 3],
        ['bond', 'accountant', 1],
      ],
      { hint: 'safe' },
    ),
    sure(
      'wait',
      [
        ['energy', -2],
        ['wonder', 1],
        ['later', 'accountant_sum', 25],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('accountant_sum', 'chain', 0, {}, [
    odds('pay', [
      [
        45,
        [
          ['cash', 3_500],
          ['energy', 3],
        ],
      ],
      [
        55,
        [
          ['cash', -8_500],
          ['energy', -2],
        ],
      ],
    ]),
    odds('lines', [
      [
        50,
        [
          ['cash', 1_500],
          ['energy', -6],
          ['bond', 'accountant', 1],
        ],
      ],
      [
        50,
        [
          ['cash', -5_500],
          ['energy', -6],
          ['wonder', 4],
        ],
      ],
    ]),
  ]),
];

const priya = [
  card(
    'priya_third_point',
    'work',
    10,
    { when: all(is('reputation', '>=', 45), { not: { flag: 'priya_left' } }) },
    [
      sure(
        'lunch',
        [
          ['belonging', 5],
          ['bond', 'priya', 1],
          ['units', -150],
        ],
        { hint: 'kind' },
      ),
      odds('second', [
        [
          60,
          [
            ['reputation', 4],
            ['bond', 'priya', 1],
            ['energy', -2],
          ],
        ],
        [
          40,
          [
            ['units', -350],
            ['reputation', 3],
            ['wonder', 2],
          ],
        ],
      ]),
      sure('first', [
        ['units', 300],
        ['energy', 1],
        ['belonging', -1],
      ]),
    ],
  ),
  card(
    'priya_ironing_board',
    'work',
    9,
    { when: all(is('deficit', '>=', 1), { not: { flag: 'priya_left' } }) },
    [
      sure(
        'finish',
        [
          ['reputation', 4],
          ['bond', 'priya', 1],
          ['belonging', 4],
          ['energy', -11],
        ],
        { hint: 'kind' },
      ),
      odds('split', [
        [
          60,
          [
            ['reputation', 4],
            ['energy', -6],
          ],
        ],
        [
          40,
          [
            ['reputation', -3],
            ['energy', -6],
            ['wonder', 1],
          ],
        ],
      ]),
      odds(
        'move',
        [
          [
            50,
            [
              ['energy', 7],
              ['bond', 'priya', 1],
            ],
          ],
          [
            50,
            [
              ['energy', -5],
              ['reputation', -2],
            ],
          ],
        ],
        { hint: 'risky' },
      ),
    ],
  ),
  card(
    'priya_two_sentences',
    'work',
    12,
    { when: any({ bond: 'priya', atLeast: 1 }, is('reputation', '>=', 70)) },
    [
      odds('stand', [
        [65, [['lead'], ['reputation', 2]]],
        [
          35,
          [
            ['reputation', 1],
            ['wonder', 3],
          ],
        ],
      ]),
      sure('cut', [
        ['reputation', 2],
        ['energy', 3],
        ['bond', 'priya', -1],
      ]),
      sure(
        'return',
        [
          ['belonging', 6],
          ['bond', 'priya', 1],
          ['energy', -3],
        ],
        { hint: 'kind' },
      ),
    ],
  ),
  card(
    'priya_umbrella',
    'social',
    12,
    { when: all({ hub: true }, is('reputation', '>=', 40), { not: { flag: 'priya_left' } }) },
    [
      sure(
        'streets',
        [
          ['belonging', 7],
          ['wonder', 3],
          ['bond', 'priya', 1],
          ['energy', -7],
        ],
        { hint: 'kind' },
      ),
      sure('quarter', [
        ['reputation', 3],
        ['units', 350],
        ['energy', -6],
      ]),
      odds(
        'rate',
        [
          [
            40,
            [
              ['cash', 11_000],
              ['reputation', 1],
            ],
          ],
          [
            60,
            [
              ['reputation', -3],
              ['energy', -3],
              ['wonder', 1],
            ],
          ],
        ],
        { hint: 'risky' },
      ),
    ],
  ),
];

export const peopleCards = [...omar, ...tomas, ...lucia, ...accountant, ...priya];
