import { all, any, base, card, is, odds, sure } from './card.js';

export const moreRest = [
  card('fourth_bar', 'rest', 9, { when: is('nights', '>=', 2), again: 45 }, [
    odds(
      'wait',
      [
        [
          40,
          [
            ['wonder', 7],
            ['energy', 3],
          ],
        ],
        [
          60,
          [
            ['wonder', 1],
            ['energy', -6],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    odds('knock', [
      [
        base(25, 'community', 2),
        [
          ['belonging', 7],
          ['energy', -2],
        ],
      ],
      [
        45,
        [
          ['belonging', -3],
          ['energy', -2],
        ],
      ],
    ]),
    sure('headphones', [['energy', 8]], { needs: { gear: 'headphones' }, hint: 'safe' }),
  ]),
  card('red_sock', 'rest', 8, { when: is('nights', '>=', 3) }, [
    sure('wear', [
      ['belonging', 4],
      ['wonder', 2],
      ['reputation', -2],
    ]),
    odds('hotter', [
      [
        50,
        [
          ['cash', -500],
          ['reputation', 2],
          ['wonder', 1],
        ],
      ],
      [
        50,
        [
          ['cash', -2_500],
          ['wonder', 3],
        ],
      ],
    ]),
    odds('owner', [
      [
        60,
        [
          ['belonging', 8],
          ['energy', -5],
        ],
      ],
      [
        40,
        [
          ['belonging', 3],
          ['energy', -8],
        ],
      ],
    ]),
  ]),
  card('please_forward', 'rest', 9, { when: is('cityCount', '>=', 3), again: 70 }, [
    sure(
      'hand',
      [
        ['belonging', 8],
        ['energy', -4],
        ['cash', -300],
      ],
      { hint: 'kind' },
    ),
    odds('ring', [
      [
        55,
        [
          ['belonging', 11],
          ['energy', -6],
        ],
      ],
      [
        45,
        [
          ['belonging', 2],
          ['wonder', 1],
        ],
      ],
    ]),
    sure('keep', [
      ['belonging', 2],
      ['later', 'last_page', 20],
    ]),
  ]),
  card('last_page', 'chain', 0, {}, [
    sure('read', [
      ['belonging', 10],
      ['energy', 3],
    ]),
    sure('not_yet', [
      ['wonder', 5],
      ['belonging', 2],
      ['energy', 3],
    ]),
  ]),
  card('new_lodger', 'rest', 9, { when: is('energy', '<', 75), again: 40, sensitive: ['health'] }, [
    sure(
      'bed',
      [
        ['lose', 1],
        ['health', 7],
        ['energy', 6],
      ],
      { hint: 'safe' },
    ),
    sure(
      'pharmacist',
      [
        ['medical', -3_500],
        ['health', 5],
      ],
      { hint: 'costly' },
    ),
    odds(
      'not_in',
      [
        [base(15, 'health', 2), [['energy', 3]]],
        [
          45,
          [
            ['health', -9],
            ['energy', -8],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('key_that_turns', 'rest', 8, { when: is('safety', '<', 75), again: 70 }, [
    sure(
      'smith',
      [
        ['cash', -3_000],
        ['energy', 5],
        ['wonder', 1],
      ],
      { hint: 'costly' },
    ),
    odds('next_door', [
      [
        55,
        [
          ['belonging', 7],
          ['energy', -4],
        ],
      ],
      [
        45,
        [
          ['belonging', 4],
          ['energy', -11],
        ],
      ],
    ]),
    odds(
      'step',
      [
        [
          55,
          [
            ['wonder', 5],
            ['energy', -5],
          ],
        ],
        [
          45,
          [
            ['energy', -12],
            ['health', -2],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('three_heights', 'rest', 8, { when: is('nights', '>=', 4), again: 75 }, [
    sure(
      'middle',
      [
        ['cash', -1_200],
        ['reputation', 3],
        ['energy', 3],
      ],
      { hint: 'safe' },
    ),
    odds(
      'eyes',
      [
        [
          60,
          [
            ['cash', -1_200],
            ['wonder', 5],
            ['belonging', 4],
          ],
        ],
        [
          40,
          [
            ['cash', -1_200],
            ['wonder', 4],
            ['reputation', -3],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    odds('mirror', [
      [
        50,
        [
          ['wonder', 2],
          ['energy', 2],
        ],
      ],
      [
        50,
        [
          ['belonging', 6],
          ['reputation', -2],
        ],
      ],
    ]),
  ]),
  card(
    'many_returns',
    'rest',
    10,
    { when: all(is('belonging', '<', 55), is('day', '>=', 15), { not: { flag: 'birthday' } }) },
    [
      odds('cake', [
        [
          65,
          [
            ['cash', -1_800],
            ['belonging', 11],
            ['energy', -5],
            ['flag', 'birthday'],
          ],
        ],
        [
          35,
          [
            ['cash', -1_800],
            ['belonging', 5],
            ['wonder', 2],
            ['flag', 'birthday'],
          ],
        ],
      ]),
      sure('sing', [
        ['belonging', 6],
        ['energy', 2],
        ['flag', 'birthday'],
      ]),
      sure('climb', [
        ['wonder', 9],
        ['energy', -8],
        ['belonging', -3],
        ['flag', 'birthday'],
      ]),
    ],
  ),
  card('proof_of_address', 'rest', 9, { when: is('nights', '>=', 5) }, [
    sure('landlord', [
      ['energy', -6],
      ['belonging', 8],
      ['flag', 'library_card'],
    ]),
    sure('window_seat', [
      ['wonder', 4],
      ['energy', 4],
    ]),
    odds('herself', [
      [
        60,
        [
          ['wonder', 5],
          ['belonging', 5],
          ['energy', -2],
        ],
      ],
      [
        40,
        [
          ['wonder', 2],
          ['energy', 3],
        ],
      ],
    ]),
  ]),
  card('same_pepper', 'rest', 9, { when: is('nights', '>=', 3), again: 45 }, [
    odds(
      'eat',
      [
        [
          55,
          [
            ['wonder', 5],
            ['energy', 4],
          ],
        ],
        [
          45,
          [
            ['wonder', 2],
            ['health', -4],
            ['energy', -6],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    odds('next_door', [
      [
        55,
        [
          ['belonging', 9],
          ['energy', -3],
        ],
      ],
      [
        45,
        [
          ['belonging', 3],
          ['wonder', 2],
          ['energy', -3],
        ],
      ],
    ]),
    sure('across', [
      ['cash', -1_000],
      ['energy', 5],
      ['belonging', 3],
    ]),
  ]),
  card(
    'off_two_and_a_noise',
    'rest',
    12,
    {
      when: any(
        all({ continent: 1 }, { months: [4, 5, 6, 7] }, is('comfort', '<', 80)),
        all({ continent: 1 }, { months: [3] }, is('comfort', '<', 62)),
        all({ continent: 2 }, { months: [2, 3] }, is('comfort', '<', 75)),
      ),
      again: 30,
    },
    [
      odds('tiles', [
        [60, [['energy', 8]]],
        [
          40,
          [
            ['energy', -4],
            ['health', -2],
          ],
        ],
      ]),
      odds('roof', [
        [
          60,
          [
            ['belonging', 6],
            ['wonder', 4],
            ['energy', -4],
          ],
        ],
        [
          40,
          [
            ['wonder', 4],
            ['energy', -9],
          ],
        ],
      ]),
      sure(
        'library',
        [
          ['energy', 6],
          ['wonder', 3],
        ],
        { needs: { flag: 'library_card' }, hint: 'safe' },
      ),
    ],
  ),
  card(
    'breath_indoors',
    'rest',
    11,
    {
      when: all(any({ continent: 0 }, { continent: 3 }), { months: [0, 1, 2, 11] }, is('comfort', '<', 62)),
      again: 40,
    },
    [
      odds('ask', [
        [
          50,
          [
            ['energy', 9],
            ['belonging', 2],
          ],
        ],
        [
          50,
          [
            ['energy', -4],
            ['belonging', -2],
          ],
        ],
      ]),
      sure(
        'soup',
        [
          ['cash', -700],
          ['energy', 5],
          ['health', 3],
        ],
        { hint: 'safe' },
      ),
      sure(
        'baths',
        [
          ['cash', -2_800],
          ['energy', 10],
          ['health', 3],
          ['wonder', 4],
        ],
        { hint: 'costly' },
      ),
    ],
  ),
  card('ceiling_by_heart', 'rest', 9, { when: is('nights', '>=', 8), again: 35 }, [
    odds('bus', [
      [
        65,
        [
          ['wonder', 6],
          ['energy', -5],
        ],
      ],
      [
        35,
        [
          ['wonder', 2],
          ['belonging', 6],
          ['energy', -5],
        ],
      ],
    ]),
    sure('nothing', [
      ['energy', 8],
      ['belonging', -4],
    ]),
    odds('tonight', [
      [
        55,
        [
          ['cash', -1_500],
          ['belonging', 10],
          ['energy', -3],
        ],
      ],
      [
        45,
        [
          ['cash', -1_500],
          ['wonder', 5],
          ['belonging', 2],
        ],
      ],
    ]),
  ]),
  card('meter_reading', 'rest', 9, { when: is('nights', '>=', 4), again: 60 }, [
    sure(
      'tea',
      [
        ['belonging', 7],
        ['energy', -4],
      ],
      { hint: 'kind' },
    ),
    sure('busy', [
      ['units', 200],
      ['belonging', -4],
      ['energy', -4],
    ]),
    odds('walk', [
      [
        55,
        [
          ['wonder', 3],
          ['energy', 4],
        ],
      ],
      [
        45,
        [
          ['wonder', 3],
          ['belonging', -4],
        ],
      ],
    ]),
  ]),
  card('not_on_the_list', 'rest', 8, { when: is('nights', '<=', 5), again: 80 }, [
    sure(
      'saucer',
      [
        ['cash', -500],
        ['belonging', 4],
        ['energy', 2],
      ],
      { hint: 'kind' },
    ),
    odds('window', [
      [55, [['energy', 8]]],
      [
        45,
        [
          ['energy', -5],
          ['wonder', 4],
        ],
      ],
    ]),
    odds('stairs', [
      [
        60,
        [
          ['belonging', 8],
          ['energy', -4],
        ],
      ],
      [
        40,
        [
          ['belonging', 4],
          ['cash', -1_200],
        ],
      ],
    ]),
  ]),
  card('not_at_this_address', 'rest', 8, { when: is('nights', '>=', 4) }, [
    sure(
      'trace',
      [
        ['energy', -6],
        ['belonging', 5],
        ['later', 'third_stair', 12],
      ],
      { hint: 'kind' },
    ),
    odds('shelf', [
      [
        50,
        [
          ['wonder', 1],
          ['energy', 3],
          ['later', 'third_stair', 16],
        ],
      ],
      [
        50,
        [
          ['wonder', 2],
          ['energy', 3],
        ],
      ],
    ]),
    odds(
      'open',
      [
        [
          35,
          [
            ['gear', 'sleepkit'],
            ['belonging', -5],
          ],
        ],
        [
          65,
          [
            ['wonder', 3],
            ['belonging', -5],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('third_stair', 'chain', 0, {}, [
    sure('jacket', [
      ['gear', 'jacket'],
      ['belonging', 3],
    ]),
    sure(
      'stair',
      [
        ['belonging', 7],
        ['wonder', 3],
      ],
      { hint: 'kind' },
    ),
  ]),
  card('street_lamp', 'rest', 9, { when: all(is('nights', '<=', 6), is('energy', '<', 85)), again: 30 }, [
    sure('kit', [['energy', 9]], { needs: { gear: 'sleepkit' }, hint: 'safe' }),
    odds('foil', [
      [
        60,
        [
          ['cash', -500],
          ['energy', 7],
        ],
      ],
      [
        40,
        [
          ['cash', -500],
          ['energy', -5],
          ['wonder', 2],
        ],
      ],
    ]),
    sure('see', [
      ['wonder', 6],
      ['energy', -7],
    ]),
  ]),
  card(
    'up_in_the_world',
    'rest',
    9,
    { when: all(is('nights', '>=', 7), is('cash', '>=', 40_000)), again: 50 },
    [
      odds('talk', [
        [
          base(20, 'belonging', 1),
          [
            ['energy', -4],
            ['belonging', 3],
          ],
        ],
        [
          50,
          [
            ['cityDays', -400],
            ['energy', -4],
            ['belonging', 1],
          ],
        ],
      ]),
      sure(
        'pay',
        [
          ['cityDays', -400],
          ['energy', 6],
          ['belonging', 4],
        ],
        { hint: 'safe' },
      ),
      odds(
        'rooms',
        [
          [
            45,
            [
              ['cityDays', 500],
              ['energy', -9],
              ['wonder', 2],
            ],
          ],
          [
            55,
            [
              ['cityDays', -400],
              ['energy', -9],
              ['wonder', 3],
            ],
          ],
        ],
        { hint: 'risky' },
      ),
    ],
  ),
  card('waltz_time', 'rest', 9, { when: is('comfort', '<', 70), again: 40 }, [
    odds('pots', [
      [
        60,
        [
          ['wonder', 6],
          ['energy', -3],
        ],
      ],
      [
        40,
        [
          ['energy', -9],
          ['wonder', 2],
        ],
      ],
    ]),
    odds('ladder', [
      [
        base(25, 'community', 2),
        [
          ['belonging', 6],
          ['energy', -3],
        ],
      ],
      [
        45,
        [
          ['cash', -2_000],
          ['energy', -2],
        ],
      ],
    ]),
    sure('bed', [
      ['energy', 7],
      ['belonging', -5],
    ]),
  ]),
];
