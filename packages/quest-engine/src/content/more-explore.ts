import { all, any, base, card, is, odds, sure } from './card.js';

export const moreExplore = [
  card('one_tomato_more', 'explore', 7, { when: is('community', '>=', 64) }, [
    sure(
      'stay',
      [
        ['cash', -1_500],
        ['belonging', 5],
      ],
      { hint: 'kind' },
    ),
    odds('cheaper', [
      [
        50,
        [
          ['cash', 1_500],
          ['wonder', 2],
        ],
      ],
      [
        50,
        [
          ['health', -4],
          ['wonder', 1],
        ],
      ],
    ]),
    odds('soup', [
      [
        60,
        [
          ['wonder', 6],
          ['energy', -3],
          ['belonging', 2],
        ],
      ],
      [40, [['belonging', -3]]],
    ]),
  ]),
  card('closed_mondays', 'explore', 7, { when: is('comfort', '>=', 60) }, [
    sure('lunch', [
      ['wonder', 4],
      ['belonging', 3],
      ['units', -200],
    ]),
    odds('around', [
      [
        45,
        [
          ['wonder', 9],
          ['energy', -6],
        ],
      ],
      [
        55,
        [
          ['wonder', 1],
          ['energy', -6],
        ],
      ],
    ]),
    sure('work', [
      ['units', 400],
      ['energy', -7],
    ]),
  ]),
  card('same_fountain', 'explore', 11, { when: is('nights', '<', 8) }, [
    sure('ask', [
      ['belonging', 4],
      ['wonder', 2],
      ['energy', -4],
    ]),
    odds(
      'onward',
      [
        [
          55,
          [
            ['wonder', 9],
            ['energy', -10],
          ],
        ],
        [
          45,
          [
            ['wonder', 2],
            ['energy', -14],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure(
      'taxi',
      [
        ['cityDays', -300],
        ['energy', 4],
      ],
      { hint: 'costly' },
    ),
  ]),
  card('line_on_the_square', 'explore', 10, { when: is('comfort', '<', 88), again: 45 }, [
    odds('arcade', [
      [
        60,
        [
          ['belonging', 5],
          ['wonder', 3],
          ['energy', -4],
        ],
      ],
      [
        40,
        [
          ['energy', -6],
          ['health', -3],
          ['wonder', 3],
        ],
      ],
    ]),
    sure(
      'hood',
      [
        ['wonder', 7],
        ['energy', -5],
      ],
      { needs: { gear: 'jacket' } },
    ),
    sure('umbrella', [
      ['cash', -1_800],
      ['energy', 3],
      ['wonder', 1],
    ]),
  ]),
  card('four_hundred_steps', 'explore', 10, { when: is('energy', '>=', 45) }, [
    odds('count', [
      [
        65,
        [
          ['wonder', 8],
          ['energy', -11],
          ['health', 2],
        ],
      ],
      [
        35,
        [
          ['wonder', 5],
          ['energy', -15],
        ],
      ],
    ]),
    sure('bus', [
      ['cash', -600],
      ['wonder', 4],
      ['energy', -2],
    ]),
    sure('shoes', [
      ['energy', 6],
      ['belonging', -1],
    ]),
  ]),
  card('rope_and_boat', 'explore', 12, { when: all({ hub: false }, is('comfort', '>=', 60)) }, [
    odds('bell', [
      [
        60,
        [
          ['wonder', 7],
          ['cash', -500],
          ['energy', -3],
        ],
      ],
      [
        40,
        [
          ['belonging', -3],
          ['energy', -4],
          ['wonder', 2],
        ],
      ],
    ]),
    sure('bridge', [
      ['wonder', 4],
      ['health', 3],
      ['energy', -9],
    ]),
    sure('wait', [
      ['energy', 7],
      ['units', -300],
      ['wonder', 2],
    ]),
  ]),
  card('chair_outside', 'explore', 10, { when: is('community', '>=', 66), again: 60 }, [
    odds('sit', [
      [
        55,
        [
          ['belonging', 9],
          ['energy', -9],
        ],
      ],
      [
        45,
        [
          ['belonging', 4],
          ['wonder', 3],
          ['energy', -11],
        ],
      ],
    ]),
    sure('stand', [
      ['wonder', 3],
      ['energy', -3],
    ]),
    sure('upstairs', [
      ['units', 500],
      ['energy', -8],
      ['belonging', -3],
    ]),
  ]),
  card('plates_for_two_hundred', 'explore', 10, { when: is('nights', '>=', 4) }, [
    odds('lights', [
      [
        65,
        [
          ['belonging', 8],
          ['wonder', 4],
          ['energy', -11],
        ],
      ],
      [
        35,
        [
          ['belonging', 7],
          ['energy', -16],
          ['units', -300],
        ],
      ],
    ]),
    sure(
      'present',
      [
        ['cash', -1_800],
        ['belonging', 5],
      ],
      { hint: 'kind' },
    ),
    sure('midnight', [
      ['belonging', -4],
      ['energy', 5],
    ]),
  ]),
  card('depot_gate', 'explore', 10, { when: { hub: true } }, [
    sure('walk', [
      ['energy', -9],
      ['belonging', 5],
      ['wonder', 3],
    ]),
    odds(
      'coffee',
      [
        [
          65,
          [
            ['cash', -1_500],
            ['belonging', 7],
            ['wonder', 3],
          ],
        ],
        [
          35,
          [
            ['cash', -1_500],
            ['belonging', 1],
          ],
        ],
      ],
      { hint: 'kind' },
    ),
    sure('indoors', [
      ['units', 400],
      ['energy', -7],
    ]),
  ]),
  card('sandy_dog', 'explore', 7, { when: is('comfort', '>=', 55) }, [
    odds('follow', [
      [
        65,
        [
          ['wonder', 7],
          ['belonging', 3],
          ['energy', -9],
        ],
      ],
      [
        35,
        [
          ['wonder', 3],
          ['energy', -9],
        ],
      ],
    ]),
    sure(
      'butcher',
      [
        ['cash', -700],
        ['belonging', 4],
        ['energy', -3],
      ],
      { hint: 'kind' },
    ),
    sure('part', [
      ['energy', 4],
      ['belonging', -2],
    ]),
  ]),
  card('drawn_from_memory', 'explore', 7, { when: is('nights', '>=', 3) }, [
    sure(
      'buy',
      [
        ['cash', -1_600],
        ['wonder', 7],
      ],
      { hint: 'costly' },
    ),
    sure('measure', [
      ['energy', -8],
      ['belonging', 7],
    ]),
    odds('photograph', [
      [60, [['wonder', 4]]],
      [
        40,
        [
          ['belonging', -4],
          ['wonder', 2],
        ],
      ],
    ]),
  ]),
  card('spine_to_the_wall', 'explore', 10, { when: is('comfort', '<', 95) }, [
    sure('swap', [
      ['wonder', 2],
      ['later', 'forty_pages', 21],
    ]),
    sure('buy', [
      ['cash', -900],
      ['wonder', 4],
    ]),
    sure('read', [
      ['wonder', 6],
      ['energy', -4],
      ['units', -300],
    ]),
  ]),
  card('forty_pages', 'chain', 0, {}, [
    sure('end', [
      ['belonging', 7],
      ['energy', -4],
    ]),
    odds('guess', [
      [
        30,
        [
          ['wonder', 8],
          ['belonging', 4],
        ],
      ],
      [
        70,
        [
          ['wonder', 4],
          ['belonging', 1],
        ],
      ],
    ]),
  ]),
  card('floor_by_floor', 'explore', 12, { when: is('mbps', '<', 42), again: 50 }, [
    sure('down', [
      ['belonging', 7],
      ['wonder', 2],
      ['energy', -7],
    ]),
    odds(
      'roof',
      [
        [
          70,
          [
            ['wonder', 8],
            ['energy', -6],
          ],
        ],
        [
          30,
          [
            ['wonder', 4],
            ['health', -5],
            ['energy', -7],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('battery', [
      ['units', 400],
      ['energy', -8],
      ['belonging', -2],
    ]),
  ]),
  card('worn_chain', 'explore', 8, { when: is('safety', '>=', 54) }, [
    odds(
      'over',
      [
        [
          60,
          [
            ['wonder', 9],
            ['energy', -5],
          ],
        ],
        [
          40,
          [
            ['cash', -4_000],
            ['wonder', 6],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    odds('caretaker', [
      [
        50,
        [
          ['wonder', 6],
          ['belonging', 4],
          ['energy', -4],
        ],
      ],
      [50, [['energy', -4]]],
    ]),
    sure(
      'below',
      [
        ['energy', 3],
        ['wonder', 1],
      ],
      { hint: 'safe' },
    ),
  ]),
  card(
    'the_cousin',
    'explore',
    7,
    { when: any({ hub: true }, is('safety', '<', 55)), sensitive: ['crime'] },
    [
      odds(
        'tea',
        [
          [
            50,
            [
              ['wonder', 6],
              ['belonging', 3],
              ['energy', -7],
            ],
          ],
          [
            50,
            [
              ['cash', -4_500],
              ['wonder', 5],
            ],
          ],
        ],
        { hint: 'risky' },
      ),
      odds('health', [
        [
          60,
          [
            ['wonder', 4],
            ['belonging', 4],
          ],
        ],
        [
          40,
          [
            ['energy', -4],
            ['belonging', -2],
            ['wonder', 2],
          ],
        ],
      ]),
      sure(
        'onward',
        [
          ['energy', 3],
          ['belonging', -2],
        ],
        { hint: 'safe' },
      ),
    ],
  ),
  card('toes_outward', 'explore', 12, { when: { continent: 1 } }, [
    sure(
      'turn',
      [
        ['belonging', 6],
        ['wonder', 2],
        ['energy', -4],
      ],
      { hint: 'kind' },
    ),
    odds('inside', [
      [
        75,
        [
          ['wonder', 7],
          ['energy', -4],
        ],
      ],
      [
        25,
        [
          ['wonder', 5],
          ['cash', -3_000],
        ],
      ],
    ]),
    sure('wall', [
      ['energy', 7],
      ['units', -200],
    ]),
  ]),
  card('terminus', 'explore', 12, { when: any({ continent: 0 }, { continent: 5 }, { hub: true }) }, [
    odds('stay', [
      [
        60,
        [
          ['wonder', 7],
          ['belonging', 3],
          ['energy', -6],
        ],
      ],
      [
        40,
        [
          ['wonder', 3],
          ['energy', -9],
        ],
      ],
    ]),
    sure('walk_back', [
      ['wonder', 4],
      ['health', 3],
      ['energy', -9],
    ]),
    sure('desk', [
      ['units', 300],
      ['energy', -3],
    ]),
  ]),
  card(
    'cakes_of_snow',
    'explore',
    44,
    {
      when: all(
        any({ continent: 0 }, { continent: 3 }, all({ continent: 1 }, is('comfort', '<', 50))),
        { months: [0, 1, 2, 3, 10, 11] },
        is('comfort', '<', 60),
      ),
    },
    [
      sure('write', [
        ['wonder', 3],
        ['belonging', 4],
        ['energy', -3],
      ]),
      odds(
        'first',
        [
          [
            70,
            [
              ['wonder', 9],
              ['energy', -8],
            ],
          ],
          [
            30,
            [
              ['wonder', 5],
              ['health', -6],
              ['energy', -8],
            ],
          ],
        ],
        { hint: 'risky' },
      ),
      sure(
        'boots',
        [
          ['cash', -4_500],
          ['health', 5],
          ['energy', 4],
          ['wonder', 3],
        ],
        { hint: 'costly' },
      ),
    ],
  ),
  card(
    'queue_of_shade',
    'explore',
    24,
    {
      when: all(
        { continent: 1 },
        is('comfort', '<', 99),
        any({ months: [4, 5, 6, 7] }, is('comfort', '>=', 85)),
      ),
      sensitive: ['health'],
    },
    [
      sure(
        'join',
        [
          ['wonder', 4],
          ['belonging', 3],
          ['energy', -5],
        ],
        { hint: 'safe' },
      ),
      odds(
        'sunny',
        [
          [
            50,
            [
              ['units', 400],
              ['energy', -7],
            ],
          ],
          [
            50,
            [
              ['units', 200],
              ['health', -8],
              ['energy', -10],
            ],
          ],
        ],
        { hint: 'risky' },
      ),
      sure(
        'cinema',
        [
          ['cityDays', -250],
          ['energy', 8],
        ],
        { hint: 'costly' },
      ),
    ],
  ),
  card('second_question', 'explore', 10, { when: is('day', '>=', 20) }, [
    odds(
      'yes',
      [
        [
          50,
          [
            ['wonder', 4],
            ['belonging', 5],
            ['cash', -900],
          ],
        ],
        [
          50,
          [
            ['wonder', 6],
            ['reputation', -2],
            ['cash', -900],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('pair', [
      ['cash', -900],
      ['reputation', 1],
      ['energy', 3],
    ]),
    sure('neighbour', [
      ['cash', -1_400],
      ['belonging', 5],
    ]),
  ]),
  card('your_clock', 'explore', 6, { when: all(is('comfort', '>=', 72), is('energy', '>=', 35)) }, [
    odds('play', [
      [
        30,
        [
          ['belonging', 8],
          ['wonder', 5],
          ['energy', -6],
        ],
      ],
      [
        70,
        [
          ['belonging', 4],
          ['wonder', 2],
          ['energy', -6],
        ],
      ],
    ]),
    odds(
      'lunch',
      [
        [
          35,
          [
            ['cash', 2_000],
            ['wonder', 5],
          ],
        ],
        [
          65,
          [
            ['cash', -2_000],
            ['belonging', 4],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('watch', [
      ['energy', 4],
      ['wonder', 2],
    ]),
  ]),
  card('yellow_umbrella', 'explore', 10, { when: all({ hub: true }, is('nights', '<', 15)) }, [
    odds(
      'sticker',
      [
        [
          60,
          [
            ['wonder', 6],
            ['energy', -7],
          ],
        ],
        [
          40,
          [
            ['wonder', 5],
            ['energy', -7],
            ['cash', -3_500],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('pay', [
      ['cash', -1_800],
      ['wonder', 8],
      ['belonging', 2],
      ['energy', -7],
    ]),
    sure('hand_on', [
      ['energy', 3],
      ['wonder', 1],
    ]),
  ]),
  card('nobody_in_particular', 'explore', 6, { when: is('community', '>=', 58) }, [
    odds('cross', [
      [
        60,
        [
          ['cash', 4_500],
          ['wonder', 4],
          ['energy', -11],
          ['units', -300],
        ],
      ],
      [
        40,
        [
          ['belonging', 4],
          ['wonder', 4],
          ['energy', -12],
        ],
      ],
    ]),
    sure('cable', [
      ['wonder', 4],
      ['energy', -3],
    ]),
    sure('around', [['units', 200]]),
  ]),
  card('same_lake', 'explore', 9, { when: is('comfort', '>=', 76) }, [
    sure('album', [
      ['cash', -2_000],
      ['wonder', 7],
      ['belonging', -1],
    ]),
    odds('ask', [
      [
        60,
        [
          ['belonging', 5],
          ['wonder', 3],
          ['energy', -3],
        ],
      ],
      [
        40,
        [
          ['wonder', 2],
          ['energy', -3],
        ],
      ],
    ]),
    odds(
      'bugle',
      [
        [
          40,
          [
            ['cash', -3_500],
            ['wonder', 6],
            ['belonging', 7],
          ],
        ],
        [
          60,
          [
            ['cash', -3_500],
            ['wonder', 6],
            ['belonging', -4],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('eleven_seconds', 'explore', 7, { when: is('comfort', '>=', 65) }, [
    sure('still', [
      ['cash', -1_200],
      ['energy', 2],
      ['later', 'photograph_arrives', 30],
    ]),
    sure('cloth', [
      ['wonder', 5],
      ['energy', -4],
    ]),
    sure('wave', [
      ['energy', 3],
      ['belonging', -1],
    ]),
  ]),
  card('photograph_arrives', 'chain', 0, {}, [
    sure('keep', [
      ['wonder', 5],
      ['energy', 4],
    ]),
    sure(
      'home',
      [
        ['cash', -800],
        ['belonging', 8],
      ],
      { hint: 'kind' },
    ),
    odds('search', [
      [
        25,
        [
          ['belonging', 10],
          ['wonder', 8],
          ['energy', -5],
        ],
      ],
      [
        75,
        [
          ['wonder', 5],
          ['energy', -5],
        ],
      ],
    ]),
  ]),
  card(
    'eighth_hat',
    'explore',
    14,
    {
      when: all(
        any({ continent: 0 }, { continent: 3 }),
        { months: [0, 1, 2, 3, 10, 11] },
        is('comfort', '<', 80),
      ),
      sensitive: ['health'],
    },
    [
      odds(
        'ladder',
        [
          [
            base(30, 'health', 2),
            [
              ['wonder', 8],
              ['health', 4],
              ['energy', -8],
            ],
          ],
          [
            40,
            [
              ['wonder', 5],
              ['health', -8],
              ['energy', -6],
            ],
          ],
        ],
        { hint: 'risky' },
      ),
      sure(
        'towels',
        [
          ['belonging', 6],
          ['energy', -4],
        ],
        { hint: 'safe' },
      ),
    ],
  ),
  card('since_when', 'explore', 6, { when: is('nights', '>=', 7) }, [
    odds('nights', [
      [
        60,
        [
          ['belonging', 8],
          ['energy', 2],
        ],
      ],
      [
        40,
        [
          ['belonging', -2],
          ['wonder', 4],
        ],
      ],
    ]),
    odds(
      'year',
      [
        [
          50,
          [
            ['belonging', 4],
            ['units', 300],
            ['energy', -3],
          ],
        ],
        [
          50,
          [
            ['belonging', -5],
            ['wonder', 2],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
    sure('back', [
      ['units', 300],
      ['energy', -5],
    ]),
  ]),
  card('twenty_minutes_slow', 'explore', 6, { when: is('nights', '>=', 5) }, [
    sure('watch', [
      ['energy', 9],
      ['wonder', 2],
      ['reputation', -2],
    ]),
    odds('works', [
      [
        50,
        [
          ['wonder', 8],
          ['energy', -6],
        ],
      ],
      [
        50,
        [
          ['wonder', 2],
          ['energy', -5],
        ],
      ],
    ]),
    sure('own', [
      ['units', 200],
      ['belonging', -2],
    ]),
  ]),
  card('lit_window', 'explore', 9, { when: is('nights', '<', 8), again: 40 }, [
    sure('knock', [
      ['belonging', 5],
      ['cash', -400],
      ['energy', -4],
    ]),
    odds('walk', [
      [
        60,
        [
          ['wonder', 8],
          ['energy', -8],
        ],
      ],
      [
        40,
        [
          ['wonder', 4],
          ['energy', -11],
          ['units', -200],
        ],
      ],
    ]),
    sure('bed', [
      ['energy', 4],
      ['units', -200],
    ]),
  ]),
  card('free_hour', 'explore', 13, { when: is('cash', '<', 300_000) }, [
    odds('one_room', [
      [
        65,
        [
          ['wonder', 7],
          ['energy', -4],
        ],
      ],
      [
        35,
        [
          ['wonder', 4],
          ['belonging', 3],
          ['energy', -4],
        ],
      ],
    ]),
    sure('all_rooms', [
      ['wonder', 6],
      ['energy', -11],
      ['health', 2],
    ]),
    sure(
      'place',
      [
        ['belonging', 5],
        ['energy', -2],
      ],
      { hint: 'kind' },
    ),
  ]),
];
