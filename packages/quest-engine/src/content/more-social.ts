import { all, base, card, is, odds, sure } from './card.js';

export const moreSocial = [
  card('dinner_at_eight', 'social', 9, { when: is('community', '>=', 65), again: 50 }, [
    sure('chop', [
      ['energy', -9],
      ['belonging', 9],
    ]),
    odds('guest', [
      [35, [['lead'], ['energy', -4]]],
      [
        65,
        [
          ['belonging', 5],
          ['energy', -5],
        ],
      ],
    ]),
    sure('leave', [
      ['energy', 7],
      ['belonging', -4],
    ]),
  ]),
  card('half_an_hour_each', 'social', 9, { when: is('nights', '>=', 3), again: 45 }, [
    sure('grammar', [
      ['belonging', 6],
      ['energy', -7],
      ['reputation', 1],
    ]),
    odds('market', [
      [
        60,
        [
          ['wonder', 5],
          ['belonging', 5],
          ['energy', -6],
        ],
      ],
      [
        40,
        [
          ['cash', -2_400],
          ['wonder', 3],
          ['energy', -6],
        ],
      ],
    ]),
    sure('walk', [
      ['energy', 5],
      ['wonder', 2],
    ]),
  ]),
  card('same_title', 'social', 8, { when: is('community', '>=', 58) }, [
    sure('chair', [
      ['reputation', 3],
      ['belonging', 4],
      ['energy', -9],
    ]),
    odds('admit', [
      [
        60,
        [
          ['belonging', 9],
          ['energy', -3],
        ],
      ],
      [40, [['belonging', -3]]],
    ]),
    sure('biscuits', [
      ['energy', 4],
      ['belonging', 2],
    ]),
  ]),
  card('window_table', 'social', 9, { when: is('mbps', '>=', 50), again: 60 }, [
    odds(
      'sit',
      [
        [
          60,
          [
            ['belonging', 9],
            ['units', 200],
          ],
        ],
        [
          40,
          [
            ['belonging', -5],
            ['energy', -4],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('ask', [
      ['belonging', 4],
      ['energy', -4],
    ]),
    sure('booth', [
      ['units', 450],
      ['belonging', -3],
    ]),
  ]),
  card(
    'milk_marked_d',
    'social',
    8,
    { when: all(is('lodging', '<=', 1), is('nights', '>=', 2)), again: 70 },
    [
      sure('buy', [
        ['cash', -2_000],
        ['belonging', 5],
      ]),
      odds('watch', [
        [
          50,
          [
            ['wonder', 6],
            ['belonging', 4],
            ['energy', -8],
          ],
        ],
        [
          50,
          [
            ['energy', -10],
            ['wonder', 2],
          ],
        ],
      ]),
      sure('drink', [
        ['energy', 5],
        ['belonging', -2],
      ]),
    ],
  ),
  card('met_on_tuesday', 'social', 9, { when: is('nights', '>=', 6), again: 60 }, [
    odds('speak', [
      [
        base(25, 'energy', 2),
        [
          ['belonging', 11],
          ['energy', -6],
        ],
      ],
      [
        40,
        [
          ['belonging', -2],
          ['energy', -8],
        ],
      ],
    ]),
    sure(
      'bus',
      [
        ['belonging', 8],
        ['wonder', 3],
        ['energy', -13],
      ],
      { hint: 'kind' },
    ),
    sure('slip', [
      ['energy', 6],
      ['belonging', -4],
    ]),
  ]),
  card('his_reasons', 'social', 8, { when: is('belonging', '>=', 35) }, [
    sure('tell', [
      ['belonging', 7],
      ['reputation', -4],
    ]),
    odds('correct', [
      [
        55,
        [
          ['reputation', 4],
          ['belonging', 2],
        ],
      ],
      [
        45,
        [
          ['belonging', -4],
          ['reputation', 1],
        ],
      ],
    ]),
    sure('dishes', [
      ['energy', -4],
      ['belonging', 1],
      ['reputation', 1],
    ]),
  ]),
  card('loan_until_friday', 'social', 10, { when: is('cash', '>=', 70_000), again: 60 }, [
    sure(
      'lend',
      [
        ['cityDays', -900],
        ['belonging', 5],
        ['later', 'friday_comes', 6],
      ],
      { hint: 'risky' },
    ),
    odds('ask', [
      [
        50,
        [
          ['cityDays', -900],
          ['belonging', 10],
          ['later', 'friday_comes', 6],
        ],
      ],
      [50, [['belonging', -5]]],
    ]),
    sure('refuse', [
      ['belonging', -4],
      ['energy', 2],
    ]),
  ]),
  card('friday_comes', 'chain', 0, {}, [
    odds('write', [
      [
        70,
        [
          ['cityDays', 900],
          ['belonging', -2],
        ],
      ],
      [
        30,
        [
          ['energy', -5],
          ['belonging', -3],
        ],
      ],
    ]),
    odds('wait', [
      [
        55,
        [
          ['cityDays', 950],
          ['belonging', 8],
        ],
      ],
      [45, [['wonder', 2]]],
    ]),
  ]),
  card('not_a_date', 'social', 9, { when: is('belonging', '<', 65), again: 60 }, [
    odds('weeks', [
      [
        60,
        [
          ['belonging', 9],
          ['wonder', 3],
          ['energy', -4],
        ],
      ],
      [
        40,
        [
          ['belonging', -2],
          ['energy', -4],
        ],
      ],
    ]),
    sure('walk', [
      ['wonder', 6],
      ['belonging', 5],
      ['energy', -11],
    ]),
    sure('postpone', [
      ['units', 350],
      ['belonging', -3],
    ]),
  ]),
  card('two_tenors', 'social', 8, { when: all(is('nights', '>=', 4), is('safety', '>=', 45)), again: 60 }, [
    odds('sing', [
      [
        65,
        [
          ['belonging', 10],
          ['energy', -7],
        ],
      ],
      [
        35,
        [
          ['belonging', 3],
          ['energy', -9],
          ['wonder', 2],
        ],
      ],
    ]),
    sure('pages', [
      ['belonging', 4],
      ['wonder', 4],
      ['energy', -4],
    ]),
    sure('street', [
      ['wonder', 3],
      ['energy', 3],
      ['belonging', -1],
    ]),
  ]),
  card(
    'five_a_side',
    'social',
    9,
    { when: all(is('energy', '>=', 40), is('comfort', '>=', 62)), again: 40 },
    [
      odds(
        'play',
        [
          [
            base(20, 'health', 2),
            [
              ['belonging', 9],
              ['health', 4],
              ['energy', -13],
            ],
          ],
          [
            32,
            [
              ['health', -9],
              ['belonging', 6],
              ['energy', -8],
            ],
          ],
        ],
        { hint: 'risky' },
      ),
      sure(
        'goal',
        [
          ['belonging', 4],
          ['energy', -6],
          ['health', 2],
        ],
        { hint: 'safe' },
      ),
      sure('pass', [
        ['units', 250],
        ['belonging', -2],
      ]),
    ],
  ),
  card('whole_staircase', 'social', 8, { when: is('nights', '>=', 6) }, [
    sure('go', [
      ['belonging', 9],
      ['wonder', 3],
      ['energy', -9],
      ['units', -200],
    ]),
    sure(
      'mind',
      [
        ['belonging', 5],
        ['wonder', 2],
        ['energy', -5],
      ],
      { hint: 'kind' },
    ),
    sure('flowers', [
      ['cash', -3_500],
      ['belonging', 3],
    ]),
  ]),
  card(
    'three_eighths',
    'social',
    9,
    { when: all(is('nights', '>=', 4), is('community', '<', 75)), again: 50 },
    [
      sure(
        'explain',
        [
          ['belonging', 8],
          ['energy', -5],
          ['units', -250],
        ],
        { hint: 'kind' },
      ),
      odds('trade', [
        [
          60,
          [
            ['wonder', 5],
            ['belonging', 5],
            ['energy', -6],
          ],
        ],
        [
          40,
          [
            ['wonder', 3],
            ['energy', -6],
          ],
        ],
      ]),
      sure('later', [
        ['units', 200],
        ['belonging', -3],
      ]),
    ],
  ),
  card('your_vowels', 'social', 9, { when: is('day', '>=', 15) }, [
    odds('news', [
      [
        55,
        [
          ['belonging', 10],
          ['energy', -5],
        ],
      ],
      [
        45,
        [
          ['belonging', -4],
          ['wonder', 3],
        ],
      ],
    ]),
    sure('close', [
      ['belonging', 8],
      ['energy', -10],
      ['cash', -2_500],
    ]),
    sure('elsewhere', [
      ['wonder', 5],
      ['belonging', -3],
    ]),
  ]),
  card('the_word_relax', 'social', 8, { when: is('energy', '<', 70), again: 55 }, [
    sure('first', [
      ['belonging', 4],
      ['energy', -6],
    ]),
    odds('paragraph', [
      [
        50,
        [
          ['belonging', 8],
          ['energy', -4],
        ],
      ],
      [
        50,
        [
          ['belonging', -5],
          ['energy', -4],
        ],
      ],
    ]),
    sure('work', [
      ['units', 400],
      ['belonging', -5],
    ]),
  ]),
  card('birthday_on_screen', 'social', 8, { when: all(is('day', '>=', 25), { not: { flag: 'birthday' } }) }, [
    sure(
      'cake',
      [
        ['cityDays', -500],
        ['belonging', 12],
        ['energy', -4],
        ['flag', 'birthday'],
      ],
      { hint: 'costly' },
    ),
    sure('table', [
      ['cash', -3_000],
      ['wonder', 6],
      ['energy', 8],
      ['belonging', -3],
      ['flag', 'birthday'],
    ]),
    sure('home', [
      ['belonging', 7],
      ['energy', -7],
      ['flag', 'birthday'],
    ]),
  ]),
  card('second_glass', 'social', 12, { when: is('belonging', '<', 35), again: 40 }, [
    odds('invite', [
      [
        60,
        [
          ['belonging', 9],
          ['energy', -5],
        ],
      ],
      [
        40,
        [
          ['belonging', 3],
          ['cash', -1_500],
        ],
      ],
    ]),
    sure('toast', [
      ['energy', 5],
      ['wonder', 4],
    ]),
    sure('message', [
      ['belonging', 5],
      ['energy', -3],
      ['units', -200],
    ]),
  ]),
  card('between_courses', 'social', 10, { when: is('deficit', '>=', 2), again: 30 }, [
    sure('corridor', [
      ['reputation', 3],
      ['units', 300],
      ['belonging', -5],
    ]),
    odds('after', [
      [
        55,
        [
          ['belonging', 7],
          ['energy', -3],
        ],
      ],
      [
        45,
        [
          ['belonging', 7],
          ['reputation', -4],
        ],
      ],
    ]),
    odds('table', [
      [
        40,
        [
          ['reputation', 4],
          ['belonging', 6],
        ],
      ],
      [
        60,
        [
          ['reputation', -2],
          ['belonging', 2],
          ['wonder', 2],
        ],
      ],
    ]),
  ]),
  card('party_at_body_time', 'social', 12, { when: is('lag', '>=', 60), again: 15 }, [
    sure('stay', [
      ['belonging', 8],
      ['wonder', 2],
      ['energy', -13],
    ]),
    odds('sofa', [
      [
        60,
        [
          ['energy', 8],
          ['belonging', 4],
        ],
      ],
      [
        40,
        [
          ['energy', -4],
          ['wonder', 3],
        ],
      ],
    ]),
    sure('bed', [
      ['energy', 8],
      ['belonging', -4],
    ]),
  ]),
  card('six_hours', 'social', 8, { when: { hub: true }, again: 60 }, [
    sure('airport', [
      ['cash', -3_500],
      ['belonging', 9],
      ['energy', -6],
    ]),
    odds('into_town', [
      [
        60,
        [
          ['belonging', 8],
          ['wonder', 6],
          ['energy', -10],
        ],
      ],
      [
        40,
        [
          ['cash', -9_000],
          ['wonder', 6],
          ['belonging', 4],
        ],
      ],
    ]),
    sure('call', [
      ['belonging', 2],
      ['units', 200],
    ]),
  ]),
  card('ten_minutes_on_anything', 'social', 10, { when: is('reputation', '>=', 50), again: 60 }, [
    odds('trade', [
      [45, [['lead'], ['reputation', 2], ['energy', -8]]],
      [
        55,
        [
          ['reputation', 1],
          ['energy', -10],
        ],
      ],
    ]),
    sure('timetables', [
      ['belonging', 7],
      ['wonder', 4],
      ['energy', -8],
    ]),
    sure('clap', [
      ['belonging', 2],
      ['energy', 3],
    ]),
  ]),
  card('nobody_walks_alone', 'social', 11, { when: is('safety', '<', 54), again: 45 }, [
    sure('round', [
      ['belonging', 9],
      ['wonder', 2],
      ['energy', -11],
    ]),
    sure('first', [
      ['energy', 4],
      ['belonging', 1],
    ]),
    sure(
      'taxi',
      [
        ['cityDays', -350],
        ['belonging', 5],
      ],
      { hint: 'costly' },
    ),
  ]),
  card('one_dish_each', 'social', 9, { when: is('nights', '>=', 2), again: 45 }, [
    sure(
      'broth',
      [
        ['belonging', 12],
        ['wonder', 3],
        ['energy', -12],
      ],
      { needs: { flag: 'guild_broth' } },
    ),
    odds('recipe', [
      [
        base(20, 'energy', 2),
        [
          ['belonging', 9],
          ['energy', -8],
        ],
      ],
      [
        35,
        [
          ['belonging', 2],
          ['energy', -8],
          ['wonder', 2],
        ],
      ],
    ]),
    sure('bread', [
      ['cash', -1_500],
      ['belonging', 3],
    ]),
  ]),
  card('list_on_the_fridge', 'social', 9, { when: { months: [0, 1] } }, [
    sure('swim', [
      ['health', 5],
      ['belonging', 5],
      ['energy', -11],
    ]),
    odds('write', [
      [
        50,
        [
          ['belonging', 8],
          ['energy', -4],
        ],
      ],
      [
        50,
        [
          ['belonging', 2],
          ['reputation', -1],
        ],
      ],
    ]),
    sure('pencil', [
      ['wonder', 4],
      ['belonging', 1],
    ]),
  ]),
  card('any_date_suits', 'social', 9, { when: is('day', '>=', 70) }, [
    sure('date', [
      ['cash', -8_000],
      ['belonging', 11],
    ]),
    odds('screen', [
      [
        60,
        [
          ['belonging', 7],
          ['energy', -7],
        ],
      ],
      [
        40,
        [
          ['belonging', -3],
          ['energy', -7],
        ],
      ],
    ]),
    sure('mute', [
      ['energy', 6],
      ['wonder', 2],
      ['belonging', -4],
    ]),
  ]),
];
