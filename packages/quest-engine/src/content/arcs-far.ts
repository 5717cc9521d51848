import { type Effect, all, any, card, is, odds, sure } from './card.js';

const acquisition = [
  card(
    'acquisition_news',
    'work',
    12,
    { when: all(is('reputation', '>=', 46), is('day', '>=', 8)), arc: 'acquisition' },
    [
      sure(
        'stay',
        [
          ['reputation', 2],
          ['bond', 'priya', 1],
          ['energy', -3],
          ['later', 'acquisition_form', 9],
        ],
        { hint: 'kind' },
      ),
      odds('thursday', [
        [
          55,
          [
            ['bond', 'priya', 1],
            ['belonging', 3],
            ['later', 'acquisition_form', 9],
          ],
        ],
        [
          45,
          [
            ['energy', -3],
            ['wonder', 3],
            ['later', 'acquisition_form', 9],
          ],
        ],
      ]),
      sure('look', [['lead'], ['energy', -8], ['reputation', -1], ['later', 'acquisition_form', 9]]),
    ],
  ),
  card('acquisition_form', 'chain', 0, { arc: 'acquisition' }, [
    sure(
      'all',
      [
        ['units', -400],
        ['energy', -6],
        ['reputation', 5],
        ['later', 'acquisition_lists', 12],
      ],
      { hint: 'safe' },
    ),
    odds(
      'one',
      [
        [
          55,
          [
            ['reputation', 5],
            ['wonder', 3],
            ['later', 'acquisition_lists', 12],
          ],
        ],
        [
          45,
          [
            ['reputation', -4],
            ['energy', -3],
            ['later', 'acquisition_lists', 12],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure(
      'priya',
      [
        ['reputation', 2],
        ['units', -150],
        ['later', 'acquisition_lists', 12],
      ],
      { needs: { bond: 'priya', atLeast: 1 } },
    ),
  ]),
  card('acquisition_lists', 'chain', 0, { arc: 'acquisition' }, [
    odds(
      'hers',
      [
        [
          55,
          [
            ['bond', 'priya', 2],
            ['belonging', 5],
            ['later', 'acquisition_box', 10],
          ],
        ],
        [
          45,
          [
            ['bond', 'priya', 1],
            ['reputation', 3],
            ['later', 'acquisition_chair', 5],
          ],
        ],
      ],
      { hint: 'kind' },
    ),
    odds(
      'yours',
      [
        [
          65,
          [
            ['reputation', 6],
            ['energy', -4],
            ['bond', 'priya', -2],
            ['later', 'acquisition_chair', 5],
          ],
        ],
        [
          35,
          [
            ['reputation', -6],
            ['bond', 'priya', -1],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('out', [['lead'], ['energy', 5], ['reputation', -4]]),
  ]),
  card('acquisition_box', 'chain', 0, { arc: 'acquisition' }, [
    sure(
      'evenings',
      [
        ['energy', -9],
        ['flag', 'priya_left'],
        ['belonging', 9],
        ['wonder', 3],
        ['bond', 'priya', 1],
        ['later', 'acquisition_table', 21],
      ],
      { hint: 'kind' },
    ),
    sure(
      'fee',
      [
        ['cash', -12_000],
        ['flag', 'priya_left'],
        ['belonging', 5],
        ['bond', 'priya', 2],
        ['later', 'acquisition_table', 21],
      ],
      { hint: 'costly' },
    ),
    sure('wish', [
      ['reputation', 2],
      ['flag', 'priya_left'],
      ['energy', 3],
    ]),
  ]),
  card('acquisition_chair', 'chain', 0, { arc: 'acquisition' }, [
    sure('take', [
      ['reputation', 6],
      ['flag', 'priya_left'],
      ['units', 600],
      ['energy', -12],
      ['belonging', -3],
    ]),
    sure(
      'tell',
      [
        ['bond', 'priya', 2],
        ['belonging', 5],
        ['reputation', -2],
        ['flag', 'priya_left'],
        ['later', 'acquisition_table', 21],
      ],
      { hint: 'kind' },
    ),
    odds(
      'both',
      [
        [
          40,
          [
            ['reputation', 3],
            ['bond', 'priya', 2],
            ['belonging', 4],
          ],
        ],
        [
          60,
          [
            ['reputation', -3],
            ['bond', 'priya', 1],
            ['wonder', 2],
            ['flag', 'priya_left'],
            ['later', 'acquisition_table', 21],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('acquisition_table', 'chain', 0, { arc: 'acquisition' }, [
    sure('work', [['lead'], ['reputation', 4], ['belonging', 4], ['energy', -4]]),
    sure('invoice', [['cash', 13_000]]),
    sure(
      'kettle',
      [
        ['belonging', 8],
        ['wonder', 4],
        ['bond', 'priya', 1],
      ],
      { hint: 'kind' },
    ),
  ]),
];

/** Aboard for those who are near the Pacific by then, and by radio for those who are not. */
const crossing: readonly Effect[] = [
  ['later', 'kai_island', 15],
  ['later', 'kai_dots', 20],
];
const pacific = any({ continent: 1 }, { continent: 3 }, { continent: 4 }, { continent: 5 });

const kai = [
  card('kai_knot', 'social', 12, { when: is('community', '>=', 58), arc: 'kai' }, [
    sure(
      'list',
      [
        ['bond', 'kai', 1],
        ['belonging', 6],
        ['wonder', 2],
        ['energy', -4],
        ['later', 'kai_harbour', 12],
      ],
      { hint: 'kind' },
    ),
    sure(
      'pump',
      [
        ['cash', -5_500],
        ['bond', 'kai', 2],
        ['belonging', 6],
        ['wonder', 3],
        ['later', 'kai_harbour', 12],
      ],
      { hint: 'costly' },
    ),
    sure('cord', [
      ['energy', 3],
      ['wonder', 1],
    ]),
  ]),
  card('kai_harbour', 'chain', 0, { arc: 'kai' }, [
    odds(
      'go',
      [
        [
          70,
          [['lose', 2], ['energy', -10], ['wonder', 10], ['belonging', 9], ['bond', 'kai', 1], ...crossing],
        ],
        [
          30,
          [
            ['lose', 2],
            ['energy', -14],
            ['health', -7],
            ['wonder', 11],
            ['belonging', 7],
            ['bond', 'kai', 1],
            ...crossing,
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure(
      'sail',
      [
        ['energy', -7],
        ['belonging', 6],
        ['units', -150],
        ['bond', 'kai', 1],
        ['later', 'kai_dots', 20],
      ],
      { hint: 'kind' },
    ),
    sure('wind', [
      ['energy', 3],
      ['wonder', 2],
    ]),
  ]),
  card('kai_island', 'chain', 0, { when: pacific, arc: 'kai' }, [
    odds(
      'aboard',
      [
        [
          65,
          [
            ['lose', 3],
            ['energy', -12],
            ['wonder', 18],
            ['belonging', 9],
            ['bond', 'kai', 1],
            ['flag', 'kai_sailed'],
            ['later', 'kai_silence', 12],
          ],
        ],
        [
          35,
          [
            ['lose', 3],
            ['energy', -20],
            ['health', -4],
            ['wonder', 12],
            ['belonging', 9],
            ['bond', 'kai', 1],
            ['flag', 'kai_sailed'],
            ['later', 'kai_silence', 12],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure(
      'log',
      [
        ['energy', -6],
        ['belonging', 6],
        ['wonder', 5],
        ['flag', 'kai_sailed'],
        ['later', 'kai_silence', 12],
      ],
      { hint: 'kind' },
    ),
    sure('wave', [
      ['wonder', 4],
      ['energy', 2],
      ['flag', 'kai_sailed'],
    ]),
  ]),
  card('kai_dots', 'chain', 0, { when: { not: { flag: 'kai_sailed' } }, arc: 'kai' }, [
    sure(
      'draw',
      [
        ['energy', -6],
        ['belonging', 6],
        ['wonder', 6],
        ['later', 'kai_silence', 10],
      ],
      { hint: 'kind' },
    ),
    odds('pin', [
      [
        60,
        [
          ['belonging', 9],
          ['energy', -5],
          ['reputation', 1],
          ['later', 'kai_silence', 10],
        ],
      ],
      [
        40,
        [
          ['belonging', 3],
          ['energy', -3],
          ['wonder', 2],
          ['later', 'kai_silence', 10],
        ],
      ],
    ]),
    sure('cannot', [
      ['energy', 4],
      ['units', 200],
      ['belonging', -2],
    ]),
  ]),
  card('kai_silence', 'chain', 0, { arc: 'kai' }, [
    odds(
      'centre',
      [
        [
          75,
          [
            ['belonging', 7],
            ['energy', -8],
            ['bond', 'kai', 1],
            ['later', 'kai_landfall', 14],
          ],
        ],
        [
          25,
          [
            ['energy', -12],
            ['belonging', 4],
            ['wonder', 3],
            ['later', 'kai_landfall', 14],
          ],
        ],
      ],
      { hint: 'safe' },
    ),
    sure(
      'sit',
      [
        ['energy', -11],
        ['belonging', 7],
        ['wonder', 4],
        ['later', 'kai_landfall', 14],
      ],
      { hint: 'kind' },
    ),
    odds('sleep', [
      [
        70,
        [
          ['energy', 6],
          ['later', 'kai_landfall', 14],
        ],
      ],
      [
        30,
        [
          ['energy', -10],
          ['wonder', 2],
          ['later', 'kai_landfall', 14],
        ],
      ],
    ]),
  ]),
  card('kai_landfall', 'chain', 0, { arc: 'kai' }, [
    sure(
      'bind',
      [
        ['cash', -2_500],
        ['belonging', 8],
        ['wonder', 9],
      ],
      { hint: 'costly' },
    ),
    odds('magazine', [
      [
        60,
        [
          ['cash', 12_000],
          ['energy', -6],
        ],
      ],
      [
        40,
        [
          ['energy', -6],
          ['wonder', 2],
          ['belonging', 2],
        ],
      ],
    ]),
    sure(
      'next',
      [
        ['bond', 'kai', 1],
        ['belonging', 7],
        ['energy', 3],
      ],
      { hint: 'kind' },
    ),
  ]),
];

const border = { arc: 'passport', sensitive: ['border'] } as const;

const passport = [
  card('passport_hammer', 'social', 12, { ...border, when: is('nights', '>=', 3) }, [
    sure(
      'lists',
      [
        ['belonging', 7],
        ['energy', -3],
        ['later', 'passport_papers', 9],
      ],
      { hint: 'kind' },
    ),
    sure('bridge', [
      ['wonder', 5],
      ['energy', -6],
      ['belonging', 4],
      ['later', 'passport_papers', 9],
    ]),
    sure('alone', [
      ['energy', 4],
      ['wonder', 1],
    ]),
  ]),
  card('passport_papers', 'chain', 0, border, [
    sure(
      'stamp',
      [
        ['units', -350],
        ['cash', -1_500],
        ['energy', -5],
        ['belonging', 9],
        ['bond', 'lucia', 1],
        ['later', 'passport_waiting', 12],
      ],
      { hint: 'kind' },
    ),
    odds('ask', [
      [
        60,
        [
          ['bond', 'lucia', 2],
          ['wonder', 4],
          ['later', 'passport_waiting', 12],
        ],
      ],
      [
        40,
        [
          ['energy', -7],
          ['bond', 'lucia', 1],
          ['later', 'passport_waiting', 12],
        ],
      ],
    ]),
    sure('remark', [
      ['energy', 2],
      ['wonder', 2],
      ['belonging', -3],
      ['later', 'passport_waiting', 12],
    ]),
  ]),
  card('passport_waiting', 'chain', 0, border, [
    sure(
      'wait',
      [
        ['lose', 1],
        ['cityDays', -300],
        ['belonging', 12],
        ['wonder', 3],
        ['later', 'passport_envelope', 6],
      ],
      { hint: 'kind' },
    ),
    sure('go_on', [
      ['energy', 4],
      ['units', 250],
      ['belonging', -4],
      ['later', 'passport_envelope', 6],
    ]),
    odds('round', [
      [
        55,
        [
          ['wonder', 6],
          ['energy', -7],
          ['belonging', 4],
          ['later', 'passport_envelope', 6],
        ],
      ],
      [
        45,
        [
          ['wonder', 2],
          ['energy', -8],
          ['belonging', 3],
          ['later', 'passport_envelope', 6],
        ],
      ],
    ]),
  ]),
  card('passport_envelope', 'chain', 0, border, [
    odds(
      'together',
      [
        [
          55,
          [
            ['belonging', 7],
            ['wonder', 4],
            ['later', 'passport_entry', 12],
          ],
        ],
        [
          45,
          [
            ['energy', -8],
            ['belonging', 4],
            ['later', 'passport_box_two', 8],
          ],
        ],
      ],
      { hint: 'kind' },
    ),
    odds('leave', [
      [
        55,
        [
          ['energy', 3],
          ['wonder', 3],
          ['later', 'passport_entry', 12],
        ],
      ],
      [
        45,
        [
          ['energy', -4],
          ['belonging', 4],
          ['later', 'passport_box_two', 8],
        ],
      ],
    ]),
  ]),
  card('passport_entry', 'chain', 0, border, [
    sure('bridge', [
      ['wonder', 8],
      ['belonging', 5],
      ['energy', -8],
    ]),
    sure(
      'cook',
      [
        ['cash', -2_500],
        ['belonging', 11],
        ['energy', 3],
      ],
      { hint: 'kind' },
    ),
    sure('thank', [
      ['bond', 'lucia', 1],
      ['wonder', 4],
      ['energy', 2],
    ]),
  ]),
  card('passport_box_two', 'chain', 0, border, [
    odds(
      'appeal',
      [
        [
          50,
          [
            ['cash', -5_500],
            ['belonging', 9],
            ['wonder', 6],
          ],
        ],
        [
          50,
          [
            ['cash', -5_500],
            ['belonging', 6],
            ['bond', 'lucia', 1],
          ],
        ],
      ],
      { hint: 'costly' },
    ),
    sure(
      'meet',
      [
        ['cityDays', -700],
        ['energy', -5],
        ['wonder', 8],
        ['belonging', 8],
      ],
      { hint: 'kind' },
    ),
    sure('send', [
      ['wonder', 5],
      ['belonging', 3],
      ['energy', -3],
    ]),
  ]),
];

/** The next letter is a long one or a short one, by how one is when it comes. */
const secondEnvelope: readonly Effect[] = [
  ['later', 'home_two_pages', 18],
  ['later', 'home_postcard', 18],
];
const secondUnread = { not: { flag: 'home_second_read' } } as const;

const home = [
  card(
    'home_one_page',
    'rest',
    12,
    { when: all(is('belonging', '<', 62), is('day', '>=', 7)), arc: 'home' },
    [
      sure('answer', [['belonging', 6], ['energy', -4], ...secondEnvelope], { hint: 'kind' }),
      sure('picture', [['energy', 2], ['belonging', 1], ...secondEnvelope]),
      sure('wait', [['units', 250], ['energy', 2], ['belonging', -2], ...secondEnvelope]),
    ],
  ),
  card('home_two_pages', 'chain', 0, { when: all(is('belonging', '<', 40), secondUnread), arc: 'home' }, [
    sure(
      'truth',
      [
        ['belonging', 10],
        ['energy', -8],
        ['flag', 'home_second_read'],
        ['later', 'home_four_pages', 15],
      ],
      { hint: 'kind' },
    ),
    sure('fine', [
      ['units', 300],
      ['energy', 2],
      ['belonging', -3],
      ['flag', 'home_second_read'],
      ['later', 'home_four_pages', 12],
    ]),
    odds('ring', [
      [
        65,
        [
          ['belonging', 8],
          ['energy', -5],
          ['flag', 'home_second_read'],
          ['later', 'home_four_pages', 15],
        ],
      ],
      [
        35,
        [
          ['belonging', 5],
          ['energy', -8],
          ['flag', 'home_second_read'],
          ['later', 'home_four_pages', 15],
        ],
      ],
    ]),
  ]),
  card('home_postcard', 'chain', 0, { when: all(is('belonging', '>=', 40), secondUnread), arc: 'home' }, [
    sure('come', [
      ['belonging', 5],
      ['energy', -2],
      ['flag', 'home_second_read'],
      ['later', 'home_four_pages', 21],
    ]),
    sure('see', [
      ['wonder', 2],
      ['energy', 2],
      ['flag', 'home_second_read'],
      ['later', 'home_four_pages', 21],
    ]),
    sure(
      'dog',
      [
        ['belonging', 4],
        ['wonder', 2],
        ['energy', -3],
        ['flag', 'home_second_read'],
        ['later', 'home_four_pages', 21],
      ],
      { hint: 'kind' },
    ),
  ]),
  card('home_four_pages', 'chain', 0, { when: is('belonging', '<', 45), arc: 'home' }, [
    sure('fare', [
      ['belonging', 7],
      ['energy', -4],
      ['later', 'home_eight_hands', 14],
    ]),
    sure('round', [
      ['belonging', 3],
      ['wonder', 5],
      ['energy', -5],
      ['later', 'home_eight_hands', 14],
    ]),
    sure('silent', [
      ['units', 300],
      ['energy', 3],
      ['belonging', -6],
      ['later', 'home_eight_hands', 14],
    ]),
  ]),
  card('home_eight_hands', 'chain', 0, { arc: 'home' }, [
    sure(
      'parcel',
      [
        ['cityDays', -600],
        ['belonging', 13],
        ['energy', -4],
      ],
      { hint: 'costly' },
    ),
    sure('aloud', [
      ['belonging', 6],
      ['wonder', 3],
      ['energy', -3],
    ]),
    odds(
      'sunday',
      [
        [
          70,
          [
            ['belonging', 11],
            ['energy', -6],
            ['units', -200],
          ],
        ],
        [
          30,
          [
            ['belonging', 6],
            ['energy', -6],
            ['wonder', 2],
          ],
        ],
      ],
      { hint: 'kind' },
    ),
  ]),
];

export const arcsFar = [...acquisition, ...kai, ...passport, ...home];
