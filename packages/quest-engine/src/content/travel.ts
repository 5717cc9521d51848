import { any, card, is, odds, sure } from './card.js';

export const travel = [
  card(
    'border_question',
    'travel',
    20,
    { when: any(is('daysLeft', '<', 35), is('overstay', '>', 0)), again: 20, sensitive: ['border'] },
    [
      odds(
        'papers',
        [
          [80, [['energy', -4]]],
          [
            20,
            [
              ['energy', -10],
              ['cash', -4_000],
            ],
          ],
        ],
        { hint: 'safe' },
      ),
      odds(
        'joke',
        [
          [55, [['wonder', 3]]],
          [
            45,
            [
              ['energy', -14],
              ['lose', 1],
            ],
          ],
        ],
        { hint: 'risky' },
      ),
    ],
  ),
  card('lost_bag', 'travel', 6, { when: is('kilograms', '>=', 3), again: 40 }, [
    odds('wait', [
      [
        70,
        [
          ['lose', 1],
          ['energy', -4],
        ],
      ],
      [30, [['loseGear', 'any']]],
    ]),
    sure(
      'claim',
      [
        ['cash', 18_000],
        ['loseGear', 'any'],
      ],
      { needs: { gear: 'insurance' } },
    ),
    sure('let_go', [
      ['loseGear', 'any'],
      ['wonder', 4],
      ['energy', 4],
    ]),
  ]),
  card('strike_last_mile', 'strike', 10, { again: 25 }, [
    sure('wait', [
      ['lose', 1],
      ['energy', -4],
    ]),
    sure(
      'driver',
      [
        ['cash', -13_000],
        ['energy', -4],
      ],
      { hint: 'costly' },
    ),
    sure('walk', [
      ['lose', 1],
      ['energy', -22],
      ['belonging', 4],
      ['wonder', 3],
    ]),
  ]),
  card('strike_locked_bag', 'strike', 10, { again: 25 }, [
    sure(
      'new',
      [
        ['cash', -12_000],
        ['energy', -4],
      ],
      { hint: 'costly' },
    ),
    sure('stand', [
      ['lose', 1],
      ['energy', -12],
      ['belonging', 5],
      ['units', -500],
    ]),
    odds(
      'ask',
      [
        [
          45,
          [
            ['energy', -6],
            ['belonging', 2],
          ],
        ],
        [
          55,
          [
            ['lose', 1],
            ['energy', -6],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('storm_shutters', 'storm', 10, { again: 25 }, [
    sure(
      'room',
      [
        ['cash', -11_000],
        ['lose', 1],
      ],
      { hint: 'costly' },
    ),
    sure('hall', [
      ['lose', 1],
      ['energy', -14],
      ['health', -5],
      ['belonging', 6],
    ]),
    odds(
      'van',
      [
        [
          50,
          [
            ['energy', -14],
            ['wonder', 6],
          ],
        ],
        [
          50,
          [
            ['lose', 1],
            ['energy', -22],
            ['health', -10],
            ['cash', -6_000],
          ],
        ],
      ],
      { hint: 'risky' },
    ),
  ]),
  card('storm_candles', 'storm', 10, { again: 25 }, [
    sure(
      'generator',
      [
        ['cash', -12_000],
        ['energy', -3],
      ],
      { hint: 'costly' },
    ),
    sure('dark', [
      ['lose', 1],
      ['energy', 4],
      ['belonging', 2],
    ]),
    sure('stairs', [
      ['energy', -18],
      ['health', -4],
      ['units', -600],
      ['belonging', 6],
    ]),
  ]),
  card('fair_one_room', 'fair', 10, { again: 25 }, [
    sure(
      'pay',
      [
        ['cityDays', -2_500],
        ['energy', 2],
      ],
      { hint: 'costly' },
    ),
    sure('far', [
      ['cityDays', -1_500],
      ['energy', -16],
      ['units', -500],
    ]),
    odds('badge', [
      [40, [['lead'], ['cash', -9_000], ['energy', -10]]],
      [
        60,
        [
          ['cash', -12_000],
          ['energy', -10],
        ],
      ],
    ]),
  ]),
  card('fair_drums', 'fair', 10, { again: 25 }, [
    sure(
      'quiet',
      [
        ['cash', -11_000],
        ['energy', 2],
      ],
      { hint: 'costly' },
    ),
    sure('plugs', [
      ['energy', -20],
      ['health', -5],
      ['units', -500],
    ]),
    sure('dance', [
      ['cash', -7_000],
      ['energy', -16],
      ['lose', 1],
      ['wonder', 10],
      ['belonging', 4],
    ]),
  ]),
];
