import { getRules } from './rules/get-rules.js';
import { createTestStart } from './start.fixture.js';
import { createState, type State } from './state.js';
import { findEndingOnLastDay, isGoalReached, findWinOnArrival } from './winning.js';
import { wishes } from './wishes.js';

const fresh = createState(createTestStart(0));

/** The first wishes of the run's three are fulfilled. */
const fulfilled = (count: number): Int16Array =>
  Int16Array.from(fresh.wishes, (wish, at) => (at < count ? wishes[wish]!.count : 0));

/** Home after everything a standard tour requires. */
const home = (more: Partial<State> = {}): State => ({
  ...fresh,
  cityCount: 8,
  continents: 0b111,
  wishProgress: fulfilled(1),
  longitude: 35_900,
  ...more,
});

describe('a Grand Tour is won', () => {
  it.each<[string, Partial<State>]>([
    ['eastward', {}],
    ['westward', { longitude: -35_900 }],
    ['with more than was asked for', { cityCount: 20, continents: 0b111111, longitude: 60_000 }],
  ])('once around and home again, %s', (_, more) =>
    expect(findWinOnArrival(home(more))).toBe('circle_closed'),
  );

  it.each<[string, Partial<State>]>([
    ['a degree too little', { longitude: 35_899 }],
    ['a degree too little westward', { longitude: -35_899 }],
    ['a city too few', { cityCount: 7 }],
    ['a continent too few', { continents: 0b11 }],
    ['no wish', { wishProgress: fulfilled(0) }],
    ['another city’s door', { city: fresh.home + 1 }],
  ])('not with %s', (_, more) => expect(findWinOnArrival(home(more))).toBeNull());

  it('on Hard and Extreme with two wishes, more cities and more continents', () => {
    const ready = (difficulty: 'hard' | 'extreme', more: Partial<State>) =>
      isGoalReached(home({ rules: getRules('grand_tour', difficulty), ...more }));
    const hard = { cityCount: 10, continents: 0b1111, wishProgress: fulfilled(2) };
    expect(ready('hard', hard)).toBe(true);
    expect(ready('extreme', hard)).toBe(false);
    expect(ready('extreme', { ...hard, cityCount: 12, continents: 0b11111 })).toBe(true);
    for (const less of [{ cityCount: 9 }, { continents: 0b111 }, { wishProgress: fulfilled(1) }])
      expect(ready('hard', { ...hard, ...less })).toBe(false);
  });
});

describe('a week or a day is won', () => {
  it('by coming home, without going around the world', () => {
    const rules = getRules('daily_dash', 'standard');
    const back = home({ rules, longitude: 0, cityCount: 4, continents: 0b11, wishProgress: fulfilled(0) });
    expect(findWinOnArrival(back)).toBe('home_again');
    expect(findWinOnArrival({ ...back, cityCount: 3 })).toBeNull();
  });
});

describe('a Slow Year is won', () => {
  it('on its last day, by long stays and not by cities', () => {
    const rules = getRules('slow_year', 'standard');
    const year = home({ rules, longStays: 4, continents: 0b11, wishProgress: fulfilled(0) });
    expect(findEndingOnLastDay(year)).toBe('long_stays');
    expect(findEndingOnLastDay({ ...year, longStays: 3, cityCount: 30 })).toBe('out_of_days');
  });
});
