import { cardCount, cardIds } from './content/cards.js';
import { isPlan, createStart, type Plan } from './plan.js';
import { getRules } from './rules/get-rules.js';

const plan: Plan = {
  mode: 'grand_tour',
  difficulty: 'hard',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  seedA: 1,
  seedB: -(2 ** 31),
};

/** What is no name, no whole number and no list of cards. */
const odd: readonly unknown[] = [
  NaN,
  Infinity,
  1e308,
  -1e308,
  0.5,
  2 ** 31,
  -(2 ** 31) - 1,
  '1',
  'constructor',
  '__proto__',
  [1],
  ['grand_tour'],
  {},
  null,
  true,
];

describe('a plan', () => {
  it('is valid with its names and seeds', () => {
    expect(isPlan(plan)).toBe(true);
    expect(isPlan({ ...plan, month: 11, met: cardIds, keyed: true, seedA: 2 ** 31 - 1 })).toBe(true);
    expect(isPlan({ ...plan, rulesVersion: 2 })).toBe(true);
  });

  it.each([
    'mode',
    'difficulty',
    'departure',
    'profession',
    'home',
    'passport',
    'seedA',
    'seedB',
    'month',
    'met',
    'rulesVersion',
  ])('is invalid with anything else as its %s', (name) => {
    const accepted = odd.filter((value) => isPlan({ ...plan, [name]: value }));
    expect(accepted).toEqual([]);
  });

  it('is invalid with a missing part or values out of bounds', () => {
    for (const name of Object.keys(plan)) {
      const { [name as keyof Plan]: _gone, ...rest } = plan;
      expect(isPlan(rest)).toBe(false);
    }
    for (const value of [null, undefined, 7, 'plan', [], [plan]]) expect(isPlan(value)).toBe(false);
    for (const change of [
      { departure: -1 },
      { departure: 7 },
      { month: -1 },
      { month: 12 },
      { keyed: 1 },
      { rulesVersion: 99 },
    ])
      expect(isPlan({ ...plan, ...change })).toBe(false);
    expect(isPlan({ ...plan, met: [...cardIds, cardIds[0]] })).toBe(false);
    expect(cardIds).toHaveLength(cardCount);
  });

  it('cannot contain its own rules', () => {
    const brought = { ...plan, rules: { startCash: 1e9 }, startCash: 1e9, cash: 1e9 } as Plan;
    expect(createStart(brought).rules).toEqual(getRules('grand_tour', 'hard', { version: 1 }));
    expect(createStart(brought)).toEqual(createStart(plan));
  });
});
