import { all, any, base, card, is, odds, sure } from './card.js';

export const moreTravel = [
  card('one_machine_works', 'travel', 6, { when: is('energy', '<', 75), again: 60 }, [
    sure(
      'help',
      [
        ['belonging', 4],
        ['energy', -5],
      ],
      { hint: 'kind' },
    ),
    odds(
      'other',
      [
        [50, [['energy', 3]]],
        [
          50,
          [
            ['cash', -2_500],
            ['energy', -3],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('walk', [
      ['wonder', 4],
      ['health', 2],
      ['energy', -9],
    ]),
  ]),
  card('three_hours_late', 'travel', 6, { when: is('lag', '<', 200), again: 50 }, [
    odds('form', [
      [
        35,
        [
          ['cash', 6_000],
          ['energy', -6],
        ],
      ],
      [65, [['energy', -7]]],
    ]),
    sure('share', [
      ['cash', -1_500],
      ['belonging', 5],
      ['energy', -2],
    ]),
    sure(
      'room',
      [
        ['cityDays', -500],
        ['energy', 9],
      ],
      { hint: 'costly' },
    ),
  ]),
  card('row_twenty_two', 'travel', 6, { when: is('daysLeft', '>=', 20) }, [
    sure(
      'swap',
      [
        ['belonging', 5],
        ['energy', -7],
      ],
      { hint: 'kind' },
    ),
    sure('keep', [
      ['energy', 4],
      ['belonging', -3],
    ]),
    odds('bargain', [
      [
        60,
        [
          ['belonging', 3],
          ['wonder', 3],
          ['energy', -5],
        ],
      ],
      [
        40,
        [
          ['wonder', 2],
          ['health', -3],
          ['energy', -5],
        ],
      ],
    ]),
  ]),
  card('purpose_in_a_word', 'travel', 6, { when: is('day', '>=', 10), sensitive: ['border'] }, [
    odds(
      'work',
      [
        [
          65,
          [
            ['reputation', 2],
            ['units', 200],
          ],
        ],
        [
          35,
          [
            ['cash', -2_500],
            ['energy', -6],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('pleasure', [
      ['wonder', 5],
      ['units', -300],
    ]),
    sure(
      'blank',
      [
        ['belonging', 3],
        ['energy', -3],
      ],
      { hint: 'safe' },
    ),
  ]),
  card('jar_without_label', 'travel', 9, { when: is('kilograms', '>=', 1), sensitive: ['border'] }, [
    odds(
      'explain',
      [
        [
          60,
          [
            ['belonging', 4],
            ['energy', -4],
          ],
        ],
        [
          40,
          [
            ['energy', -10],
            ['cash', -2_000],
            ['wonder', 3],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure(
      'give',
      [
        ['belonging', -3],
        ['energy', 2],
      ],
      { hint: 'safe' },
    ),
    sure('eat', [
      ['wonder', 4],
      ['health', -2],
    ]),
  ]),
  card('crate_over_heads', 'travel', 6, { when: { hub: true } }, [
    odds(
      'hold',
      [
        [
          70,
          [
            ['belonging', 5],
            ['wonder', 3],
            ['energy', -7],
          ],
        ],
        [
          30,
          [
            ['wonder', 4],
            ['energy', -12],
          ],
        ],
      ],
      { hint: 'kind' },
    ),
    sure('pass', [
      ['energy', -4],
      ['wonder', 1],
    ]),
    sure('next_train', [
      ['energy', 3],
      ['units', -200],
    ]),
  ]),
  card('the_last_part_floats', 'travel', 6, { when: all({ hub: false }, is('comfort', '>=', 55)) }, [
    odds(
      'deck',
      [
        [
          65,
          [
            ['wonder', 8],
            ['energy', -6],
          ],
        ],
        [
          35,
          [
            ['wonder', 5],
            ['health', -5],
            ['energy', -6],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('saloon', [
      ['cash', -1_200],
      ['energy', 6],
    ]),
    sure('rope', [
      ['belonging', 5],
      ['energy', -6],
      ['wonder', 1],
    ]),
  ]),
  card('sixth_floor', 'travel', 7, { when: is('kilograms', '>=', 2), again: 60 }, [
    sure('carry', [
      ['energy', -10],
      ['health', 3],
      ['wonder', 2],
    ]),
    sure('pay', [
      ['cash', -1_500],
      ['belonging', 3],
    ]),
    sure('leave', [
      ['loseGear', 'any'],
      ['energy', 6],
      ['belonging', 6],
    ]),
  ]),
  card('connection_on_time', 'travel', 6, { when: is('daysLeft', '>=', 20), again: 60 }, [
    sure('night', [
      ['lose', 1],
      ['cityDays', -600],
      ['energy', 7],
      ['wonder', 7],
    ]),
    sure(
      'rebook',
      [
        ['cash', -7_000],
        ['energy', -2],
      ],
      { hint: 'costly' },
    ),
    odds(
      'argue',
      [
        [
          45,
          [
            ['energy', -7],
            ['wonder', 2],
          ],
        ],
        [
          55,
          [
            ['cash', -7_000],
            ['energy', -10],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('dinner_at_breakfast', 'travel', 12, { when: is('lag', '>=', 180), again: 25 }, [
    sure('order', [
      ['cash', -1_800],
      ['energy', 4],
      ['wonder', 4],
    ]),
    odds(
      'stay_up',
      [
        [
          60,
          [
            ['energy', -8],
            ['units', 500],
          ],
        ],
        [
          40,
          [
            ['energy', -14],
            ['units', 200],
            ['health', -2],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('bed', [
      ['energy', 7],
      ['units', -300],
    ]),
  ]),
  card('too_many_noughts', 'travel', 6, { when: is('cash', '>=', 60_000) }, [
    sure('pay_ahead', [
      ['cityDays', -1_800],
      ['prepaid', 2],
    ]),
    sure(
      'pay_in',
      [
        ['cash', -1_800],
        ['energy', -3],
      ],
      { hint: 'safe' },
    ),
    odds(
      'carry',
      [
        [
          70,
          [
            ['wonder', 4],
            ['belonging', 2],
          ],
        ],
        [
          30,
          [
            ['cash', -5_000],
            ['wonder', 2],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('forty_days_of_data', 'travel', 6, { when: is('mbps', '<', 64), again: 60 }, [
    sure(
      'tourist',
      [
        ['cash', -3_500],
        ['units', 300],
      ],
      { hint: 'costly' },
    ),
    odds('kiosk', [
      [
        65,
        [
          ['cash', -600],
          ['units', 200],
          ['belonging', 3],
          ['energy', -6],
        ],
      ],
      [
        35,
        [
          ['cash', -600],
          ['energy', -9],
        ],
      ],
    ]),
    sure('none', [
      ['wonder', 4],
      ['energy', 3],
      ['units', -300],
    ]),
  ]),
  card('nine_flowerpots', 'travel', 6, { when: is('energy', '<', 80) }, [
    odds('third', [
      [
        40,
        [
          ['energy', 4],
          ['wonder', 4],
        ],
      ],
      [
        60,
        [
          ['energy', -6],
          ['wonder', 4],
        ],
      ],
    ]),
    odds('ring', [
      [
        55,
        [
          ['belonging', 5],
          ['energy', 1],
        ],
      ],
      [
        45,
        [
          ['belonging', -4],
          ['energy', 2],
        ],
      ],
    ]),
    sure(
      'hotel',
      [
        ['cityDays', -600],
        ['energy', 10],
      ],
      { hint: 'costly' },
    ),
  ]),
  card('church_that_was', 'travel', 6, { when: all(is('community', '<', 75), is('daysLeft', '>=', 20)) }, [
    odds('follow', [
      [
        60,
        [
          ['wonder', 7],
          ['energy', -7],
        ],
      ],
      [
        40,
        [
          ['wonder', 2],
          ['energy', -11],
        ],
      ],
    ]),
    sure('walk_along', [
      ['belonging', 5],
      ['energy', -6],
    ]),
    sure(
      'taxi',
      [
        ['cityDays', -250],
        ['energy', 3],
      ],
      { hint: 'costly' },
    ),
  ]),
  card('curtain_ahead', 'travel', 9, { when: all(is('reputation', '>=', 45), is('lag', '>=', 60)) }, [
    sure(
      'pay',
      [
        ['cash', -6_000],
        ['energy', 15],
      ],
      { hint: 'costly' },
    ),
    sure(
      'pass_on',
      [
        ['belonging', 6],
        ['energy', -3],
      ],
      { hint: 'kind' },
    ),
    odds('smile', [
      [
        35,
        [
          ['energy', 12],
          ['wonder', 2],
        ],
      ],
      [
        65,
        [
          ['energy', -2],
          ['wonder', 2],
        ],
      ],
    ]),
  ]),
  card('phone_in_the_seat', 'travel', 6, { when: is('safety', '<', 78) }, [
    odds(
      'answer',
      [
        [
          60,
          [
            ['belonging', 6],
            ['wonder', 3],
            ['energy', -8],
          ],
        ],
        [
          40,
          [
            ['cash', 4_000],
            ['energy', -8],
            ['belonging', 2],
          ],
        ],
      ],
      { hint: 'kind' },
    ),
    sure(
      'desk',
      [
        ['energy', -3],
        ['belonging', 1],
      ],
      { hint: 'safe' },
    ),
    sure('leave', [
      ['energy', 2],
      ['belonging', -3],
    ]),
  ]),
  card('nearly_your_name', 'travel', 7, { when: any({ hub: true }, is('reputation', '>=', 60)) }, [
    odds(
      'go',
      [
        [
          40,
          [
            ['cash', 2_500],
            ['energy', 6],
            ['wonder', 5],
          ],
        ],
        [
          60,
          [
            ['energy', -9],
            ['wonder', 4],
            ['cash', -2_000],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure(
      'wait',
      [
        ['energy', -4],
        ['belonging', 4],
      ],
      { hint: 'kind' },
    ),
    sure('pass', [['energy', 2]], { hint: 'safe' }),
  ]),
  card('hand_on_the_armrest', 'travel', 6, { when: is('daysLeft', '>=', 20) }, [
    sure(
      'hold',
      [
        ['belonging', 6],
        ['energy', -7],
      ],
      { hint: 'kind' },
    ),
    odds('talk', [
      [base(10, 'reputation', 3), [['lead'], ['energy', -7]]],
      [
        65,
        [
          ['belonging', 3],
          ['energy', -8],
          ['wonder', 2],
        ],
      ],
    ]),
    sure(
      'headphones',
      [
        ['energy', 6],
        ['belonging', -2],
      ],
      { needs: { gear: 'headphones' } },
    ),
  ]),
  card('three_round_holes', 'travel', 6, { when: all(is('cityCount', '>=', 2), is('daysLeft', '>=', 20)) }, [
    sure(
      'buy',
      [
        ['cash', -2_800],
        ['units', 200],
      ],
      { hint: 'costly' },
    ),
    odds('borrow', [
      [
        65,
        [
          ['belonging', 5],
          ['energy', -4],
        ],
      ],
      [
        35,
        [
          ['energy', -6],
          ['units', -300],
        ],
      ],
    ]),
    sure('empty', [
      ['energy', 8],
      ['wonder', 2],
      ['units', -400],
    ]),
  ]),
  card('four_for_one_taxi', 'travel', 6, { when: is('belonging', '<', 60) }, [
    odds('share', [
      [
        65,
        [
          ['cash', 1_500],
          ['belonging', 5],
          ['energy', -5],
        ],
      ],
      [
        35,
        [
          ['belonging', 3],
          ['energy', -10],
          ['wonder', 3],
        ],
      ],
    ]),
    sure(
      'alone',
      [
        ['cityDays', -300],
        ['energy', 5],
      ],
      { hint: 'costly' },
    ),
    sure('bus', [
      ['wonder', 4],
      ['energy', -7],
    ]),
  ]),
  card('room_at_three', 'travel', 6, { when: is('energy', '<', 70), again: 50 }, [
    odds('bench', [
      [
        60,
        [
          ['energy', 5],
          ['wonder', 3],
        ],
      ],
      [
        40,
        [
          ['energy', -5],
          ['health', -2],
          ['wonder', 3],
        ],
      ],
    ]),
    sure(
      'early',
      [
        ['cityDays', -400],
        ['energy', 11],
      ],
      { hint: 'costly' },
    ),
    sure('lobby', [
      ['units', 400],
      ['energy', -6],
    ]),
  ]),
];
