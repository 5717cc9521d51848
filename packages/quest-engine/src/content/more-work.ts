import { all, base, card, is, odds, sure } from './card.js';

export const moreWork = [
  card('three_noons', 'work', 9, { when: is('deficit', '>=', 1), again: 30 }, [
    sure(
      'ask',
      [
        ['reputation', -1],
        ['energy', 4],
      ],
      { hint: 'safe' },
    ),
    sure('earliest', [
      ['units', 300],
      ['energy', -12],
      ['reputation', 2],
    ]),
    odds(
      'latest',
      [
        [
          45,
          [
            ['energy', 8],
            ['wonder', 2],
          ],
        ],
        [
          55,
          [
            ['reputation', -4],
            ['energy', 4],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('small_thing', 'work', 10, { when: is('reputation', '>=', 45), again: 40 }, [
    sure(
      'do',
      [
        ['units', -200],
        ['reputation', 5],
      ],
      { hint: 'kind' },
    ),
    odds('price', [
      [50, [['cash', 6_500]]],
      [
        50,
        [
          ['reputation', -3],
          ['energy', -3],
        ],
      ],
    ]),
    odds('swap', [
      [base(30, 'reputation', 2), [['reputation', 3]]],
      [
        45,
        [
          ['reputation', -3],
          ['units', -200],
        ],
      ],
    ]),
  ]),
  card('frozen_demo', 'work', 9, { when: is('mbps', '<', 45), again: 45 }, [
    odds(
      'voice',
      [
        [
          base(35, 'energy', 2),
          [
            ['reputation', 5],
            ['energy', -6],
          ],
        ],
        [
          45,
          [
            ['reputation', -3],
            ['energy', -6],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure(
      'hotspot',
      [
        ['reputation', 3],
        ['energy', -3],
      ],
      { needs: { gear: 'hotspot' }, hint: 'safe' },
    ),
    sure('another', [
      ['units', -200],
      ['reputation', -1],
      ['energy', 4],
    ]),
  ]),
  card('half_the_price', 'work', 8, { when: is('reputation', '>=', 50), again: 60 }, [
    sure(
      'lower',
      [
        ['cash', -3_000],
        ['reputation', 6],
      ],
      { hint: 'costly' },
    ),
    odds(
      'hold',
      [
        [
          base(40, 'reputation', 2),
          [
            ['reputation', 2],
            ['energy', 3],
          ],
        ],
        [
          50,
          [
            ['units', -250],
            ['reputation', -2],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    odds('page', [
      [
        65,
        [
          ['units', -150],
          ['reputation', 6],
        ],
      ],
      [
        35,
        [
          ['units', -150],
          ['energy', -4],
        ],
      ],
    ]),
  ]),
  card('cricket_drive', 'work', 9, { when: is('day', '>=', 12) }, [
    sure(
      'copy',
      [
        ['energy', -8],
        ['wonder', 3],
        ['flag', 'copied'],
      ],
      { hint: 'safe' },
    ),
    sure(
      'disk',
      [
        ['cash', -6_000],
        ['units', 300],
        ['flag', 'copied'],
      ],
      { hint: 'costly' },
    ),
    odds(
      'music',
      [
        [
          55,
          [
            ['energy', 4],
            ['wonder', 2],
          ],
        ],
        [
          45,
          [
            ['units', -350],
            ['energy', -4],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('empty_folder', 'work', 8, { when: is('day', '>=', 30), again: 90 }, [
    sure(
      'copy',
      [
        ['reputation', 2],
        ['units', 200],
      ],
      { needs: { flag: 'copied' }, hint: 'safe' },
    ),
    odds(
      'rebuild',
      [
        [
          base(35, 'energy', 2),
          [
            ['units', 200],
            ['energy', -12],
            ['wonder', 3],
          ],
        ],
        [
          45,
          [
            ['units', -300],
            ['energy', -12],
            ['reputation', -2],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    odds('tell', [
      [
        55,
        [
          ['units', -200],
          ['reputation', 3],
        ],
      ],
      [
        45,
        [
          ['units', -200],
          ['reputation', -3],
        ],
      ],
    ]),
  ]),
  card('their_holiday', 'work', 9, { when: is('day', '>=', 5), again: 50 }, [
    sure('ahead', [
      ['units', 350],
      ['energy', -12],
    ]),
    sure('keep', [
      ['energy', 8],
      ['wonder', 3],
      ['units', -200],
    ]),
    odds('letters', [
      [40, [['lead'], ['energy', -4]]],
      [
        60,
        [
          ['belonging', 3],
          ['energy', -4],
        ],
      ],
    ]),
  ]),
  card('shoulder', 'work', 9, { when: is('health', '<', 90), again: 45 }, [
    sure(
      'chair',
      [
        ['cash', -3_500],
        ['health', 8],
        ['energy', 4],
      ],
      { hint: 'costly' },
    ),
    odds('books', [
      [
        50,
        [
          ['health', 4],
          ['units', 100],
        ],
      ],
      [
        50,
        [
          ['health', -5],
          ['wonder', 2],
        ],
      ],
    ]),
    sure(
      'stand',
      [
        ['health', 4],
        ['units', 100],
      ],
      { needs: { gear: 'stand' }, hint: 'safe' },
    ),
  ]),
  card('desk_with_plant', 'work', 8, { when: is('reputation', '>=', 56) }, [
    odds('decline', [
      [
        base(20, 'reputation', 2),
        [
          ['reputation', 1],
          ['belonging', 4],
          ['wonder', 2],
        ],
      ],
      [
        45,
        [
          ['reputation', -4],
          ['energy', 3],
        ],
      ],
    ]),
    odds('think', [
      [
        55,
        [
          ['reputation', 4],
          ['energy', -6],
        ],
      ],
      [
        45,
        [
          ['reputation', -2],
          ['energy', 3],
        ],
      ],
    ]),
    odds(
      'price',
      [
        [
          30,
          [
            ['cash', 10_000],
            ['reputation', 1],
          ],
        ],
        [70, [['reputation', -4]]],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('almost_you', 'work', 8, { when: is('reputation', '>=', 55) }, [
    odds('letter', [
      [
        60,
        [
          ['reputation', 5],
          ['energy', -2],
        ],
      ],
      [
        40,
        [
          ['reputation', -1],
          ['belonging', -3],
        ],
      ],
    ]),
    odds('reference', [
      [45, [['lead']]],
      [
        55,
        [
          ['reputation', 1],
          ['energy', -2],
        ],
      ],
    ]),
    sure('other', [
      ['wonder', 3],
      ['energy', 5],
      ['units', -100],
    ]),
  ]),
  card('clause_fourteen', 'work', 8, { when: all(is('reputation', '>=', 40), is('day', '>=', 20)) }, [
    odds(
      'strike',
      [
        [base(15, 'reputation', 2), [['inWriting'], ['reputation', -2]]],
        [
          50,
          [
            ['reputation', -4],
            ['energy', -2],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('sign', [
      ['cash', 4_500],
      ['energy', -14],
    ]),
    sure(
      'table',
      [
        ['units', -200],
        ['reputation', 4],
        ['energy', 3],
      ],
      { hint: 'safe' },
    ),
  ]),
  card('paid_twice', 'work', 8, { when: is('cash', '<', 200_000) }, [
    sure(
      'back',
      [
        ['reputation', 5],
        ['belonging', 2],
      ],
      { hint: 'kind' },
    ),
    sure(
      'quiet',
      [
        ['cash', 12_000],
        ['energy', -3],
        ['later', 'paid_twice_found', 21],
      ],
      { hint: 'risky' },
    ),
    sure('earn', [
      ['cash', 12_000],
      ['units', -600],
      ['energy', -5],
      ['reputation', 1],
    ]),
  ]),
  card('paid_twice_found', 'chain', 0, {}, [
    sure(
      'back',
      [
        ['cash', -12_000],
        ['reputation', -2],
      ],
      { hint: 'safe' },
    ),
    odds(
      'bonus',
      [
        [
          30,
          [
            ['reputation', -1],
            ['wonder', 2],
          ],
        ],
        [
          70,
          [
            ['cash', -12_000],
            ['reputation', -7],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('part', [
      ['cash', -6_000],
      ['units', -300],
      ['reputation', -3],
    ]),
  ]),
  card('moved_deadline', 'work', 10, { when: is('energy', '>=', 30), again: 35 }, [
    sure('weekend', [
      ['units', 450],
      ['energy', -14],
      ['belonging', -4],
      ['reputation', 1],
    ]),
    odds('half', [
      [
        60,
        [
          ['reputation', 3],
          ['energy', -4],
        ],
      ],
      [
        40,
        [
          ['reputation', -3],
          ['energy', -4],
        ],
      ],
    ]),
    odds(
      'date',
      [
        [
          base(15, 'reputation', 2),
          [
            ['energy', 6],
            ['reputation', 1],
          ],
        ],
        [40, [['reputation', -5]]],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('open_microphone', 'work', 9, { when: is('energy', '<', 65) }, [
    odds(
      'properly',
      [
        [
          50,
          [
            ['reputation', 5],
            ['belonging', 3],
          ],
        ],
        [50, [['reputation', -5]]],
      ],
      { hint: 'risky' },
    ),
    odds('kettle', [
      [
        50,
        [
          ['belonging', 7],
          ['reputation', -1],
        ],
      ],
      [
        50,
        [
          ['reputation', -3],
          ['energy', -3],
        ],
      ],
    ]),
    sure('fail', [
      ['units', -150],
      ['reputation', -1],
      ['energy', 8],
    ]),
  ]),
  card('new_colleague', 'work', 9, { when: is('day', '<', 140) }, [
    sure(
      'call',
      [
        ['units', -200],
        ['energy', -4],
        ['belonging', 7],
        ['reputation', 2],
        ['later', 'new_colleague_returns', 28],
      ],
      { hint: 'kind' },
    ),
    odds('notes', [
      [
        55,
        [
          ['reputation', 2],
          ['belonging', 2],
        ],
      ],
      [
        45,
        [
          ['units', -150],
          ['reputation', 1],
        ],
      ],
    ]),
    sure('manager', [
      ['units', 200],
      ['belonging', -5],
      ['reputation', -1],
    ]),
  ]),
  card('new_colleague_returns', 'chain', 0, {}, [
    sure('name', [['lead'], ['reputation', 3]]),
    sure(
      'first',
      [
        ['belonging', 9],
        ['energy', 4],
      ],
      { hint: 'kind' },
    ),
  ]),
  card('quarter_dark', 'work', 10, { when: is('mbps', '<', 40), again: 40 }, [
    sure('bakery', [
      ['cash', -1_000],
      ['units', 200],
      ['energy', -5],
      ['belonging', 3],
    ]),
    odds(
      'paper',
      [
        [
          50,
          [
            ['units', 350],
            ['wonder', 3],
            ['energy', -6],
          ],
        ],
        [
          50,
          [
            ['units', -200],
            ['energy', -6],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('lid', [
      ['units', -300],
      ['energy', 8],
      ['wonder', 4],
      ['belonging', 4],
    ]),
  ]),
  card('no_excuse', 'work', 9, { when: is('mbps', '>=', 75), again: 50 }, [
    sure('extra', [
      ['cash', 5_000],
      ['energy', -14],
      ['belonging', -3],
    ]),
    sure('early', [
      ['reputation', 4],
      ['energy', -4],
    ]),
    sure('walk', [
      ['energy', 5],
      ['wonder', 4],
      ['units', -100],
    ]),
  ]),
  card('tile_seller', 'work', 9, { when: is('community', '>=', 65), again: 40 }, [
    sure(
      'headphones',
      [
        ['units', 200],
        ['energy', 2],
      ],
      { needs: { gear: 'headphones' }, hint: 'safe' },
    ),
    odds('stairs', [
      [
        60,
        [
          ['reputation', 3],
          ['health', 2],
          ['energy', -6],
        ],
      ],
      [
        40,
        [
          ['reputation', -2],
          ['health', 2],
          ['energy', -6],
        ],
      ],
    ]),
    sure(
      'tea',
      [
        ['units', -200],
        ['belonging', 8],
        ['wonder', 2],
      ],
      { hint: 'kind' },
    ),
  ]),
  card('every_ten_minutes', 'work', 8, { when: is('reputation', '<', 65) }, [
    sure('install', [
      ['units', 350],
      ['energy', -10],
      ['belonging', -4],
    ]),
    odds(
      'who',
      [
        [
          45,
          [
            ['reputation', 4],
            ['energy', 4],
          ],
        ],
        [55, [['reputation', -4]]],
      ],
      { hint: 'risky' },
    ),
    odds('friday', [
      [
        base(25, 'reputation', 2),
        [
          ['units', -100],
          ['reputation', 4],
        ],
      ],
      [
        45,
        [
          ['units', -200],
          ['energy', -3],
        ],
      ],
    ]),
  ]),
  card('clocks_changed', 'work', 12, { when: { months: [2, 9, 10] }, again: 90 }, [
    odds(
      'now',
      [
        [
          50,
          [
            ['reputation', 3],
            ['energy', -2],
          ],
        ],
        [
          50,
          [
            ['wonder', 3],
            ['energy', -8],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('write', [
      ['reputation', -2],
      ['energy', 5],
    ]),
    sure(
      'both',
      [
        ['reputation', 2],
        ['units', 150],
        ['energy', -10],
      ],
      { hint: 'safe' },
    ),
  ]),
  card('two_hundred_pages', 'work', 10, { when: is('cash', '<', 70_000), again: 45 }, [
    sure(
      'lot',
      [
        ['cash', 13_000],
        ['energy', -16],
        ['units', -300],
        ['health', -3],
      ],
      { hint: 'costly' },
    ),
    sure('half', [
      ['cash', 6_000],
      ['energy', -8],
      ['belonging', 4],
    ]),
    sure(
      'pass',
      [
        ['belonging', 5],
        ['reputation', 3],
      ],
      { hint: 'kind' },
    ),
  ]),
  card('only_key', 'work', 8, { when: is('reputation', '>=', 52) }, [
    sure(
      'nineteen',
      [
        ['units', -250],
        ['reputation', 6],
        ['wonder', 3],
      ],
      { hint: 'safe' },
    ),
    odds('two', [
      [
        65,
        [
          ['reputation', 2],
          ['energy', 4],
        ],
      ],
      [
        35,
        [
          ['units', -250],
          ['energy', -4],
        ],
      ],
    ]),
    odds(
      'healthy',
      [
        [
          50,
          [
            ['belonging', 5],
            ['wonder', 3],
          ],
        ],
        [50, [['reputation', -4]]],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('four_twelve', 'work', 12, { when: is('lag', '>=', 75), again: 30 }, [
    odds('read', [
      [
        50,
        [
          ['reputation', 3],
          ['wonder', 2],
          ['energy', -4],
        ],
      ],
      [
        50,
        [
          ['reputation', -2],
          ['energy', -4],
        ],
      ],
    ]),
    sure(
      'ignore',
      [
        ['reputation', -2],
        ['energy', 6],
      ],
      { hint: 'safe' },
    ),
    odds(
      'stand_by',
      [
        [
          45,
          [
            ['reputation', 5],
            ['units', 250],
          ],
        ],
        [
          55,
          [
            ['reputation', -4],
            ['units', -250],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('one_coffee', 'work', 9, { when: is('nights', '>=', 2), again: 50 }, [
    sure(
      'order',
      [
        ['cash', -1_800],
        ['belonging', 6],
        ['energy', 5],
      ],
      { hint: 'kind' },
    ),
    odds('board', [
      [
        60,
        [
          ['units', -150],
          ['belonging', 10],
        ],
      ],
      [
        40,
        [
          ['units', -150],
          ['wonder', 3],
        ],
      ],
    ]),
    sure('move', [
      ['wonder', 2],
      ['units', 100],
      ['belonging', -4],
    ]),
  ]),
  card('tablet_on_chair', 'work', 9, { when: is('belonging', '<', 55) }, [
    sure('stay', [
      ['belonging', 8],
      ['energy', -9],
    ]),
    odds('window', [
      [
        60,
        [
          ['wonder', 5],
          ['belonging', 4],
        ],
      ],
      [
        40,
        [
          ['energy', -5],
          ['reputation', -2],
          ['wonder', 2],
        ],
      ],
    ]),
    sure('wave', [
      ['units', 250],
      ['belonging', -5],
    ]),
  ]),
  card('grey_name', 'work', 8, { when: is('day', '>=', 35) }, [
    sure(
      'home',
      [
        ['belonging', 7],
        ['energy', -4],
      ],
      { hint: 'kind' },
    ),
    odds('mean', [
      [
        50,
        [
          ['reputation', 2],
          ['energy', 5],
        ],
      ],
      [
        50,
        [
          ['reputation', -2],
          ['energy', -3],
        ],
      ],
    ]),
    sure('files', [
      ['cash', 5_000],
      ['energy', -14],
      ['belonging', -4],
      ['reputation', 2],
    ]),
  ]),
];
