import { endings, isWin } from './endings.js';
import { getRules } from './rules/get-rules.js';
import { computeScore, getScoreParts } from './score.js';
import { createTestStart } from './start.fixture.js';
import { createState, type State } from './state.js';

const won = endings.find(isWin)!;

/** The points a change adds to a run that has just begun. */
const worth = (change: (state: State) => void, state = createState(createTestStart(0))): number => {
  const before = computeScore(state);
  change(state);
  return computeScore(state) - before;
};

describe('the points of a run', () => {
  it.each<[string, number, (state: State) => void]>([
    ['ten of wonder', 20, (state) => (state.wonder += 10)],
    ['a city', 25, (state) => (state.cityCount += 1)],
    ['a continent', 60, (state) => (state.continents |= 1 << 20)],
    ['$5,000', 100, (state) => (state.cash += 500_000)],
    ['five of belonging', 5, (state) => (state.belonging += 5)],
    ['five of reputation less', -5, (state) => (state.reputation -= 5)],
    ['a step nearer to somebody', 15, (state) => (state.bonds[0]! += 1)],
    ['400 kg of CO2', -10, (state) => (state.co2 += 400)],
    ['two days too long', -80, (state) => (state.overstay += 2)],
  ])('are for %s %d', (_, points, change) => {
    expect(worth(change)).toBe(points);
  });

  it.each([
    [310_950, 17],
    [-8_200, 303],
    [0, 0],
    [4_999, 1],
  ])('can be told apart in whole points that add up, with %d cents and %d kg of CO2', (cash, co2) => {
    const change = { cash, co2, wonder: 59, cityCount: 3, ending: won, overstay: 1 };
    const state = Object.assign(createState(createTestStart(0)), change);
    const parts = Object.values(getScoreParts(state));
    expect(parts.every(Number.isInteger)).toBe(true);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(computeScore(state));
  });

  it('do not count debt and are never below zero', () => {
    expect(
      worth((state) => (state.cash = -900_000), Object.assign(createState(createTestStart(0)), { cash: 0 })),
    ).toBe(0);
    expect(computeScore(Object.assign(createState(createTestStart(0)), { overstay: 100 }))).toBe(0);
  });

  it('are 1,000 for coming home and two per day left, or only 1,000 where staying is the goal', () => {
    const win = (state: State) => (state.ending = won);
    expect(worth(win)).toBe(1360);
    const year = createState({ ...createTestStart(0), rules: getRules('slow_year', 'standard') });
    expect(worth(win, year)).toBe(1000);
  });
});
