import { reduce } from '../step.js';
import { getMoveCost, findMoveRefusal } from '../actions/move-rules.js';
import { type Action } from '../actions/action.js';
import { getFare, getKnownLevel, getPeakSurcharge } from '../life/prices.js';
import { isPlan, createStart, type Plan } from '../plan.js';
import { createState, type State } from '../state.js';
import { findCityIndex } from '../world/cities.js';
import { departures } from './departures.js';

const plan: Plan = {
  mode: 'grand_tour',
  difficulty: 'standard',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'br',
  seedA: 11,
  seedB: 12,
};

const at = (departure: number, more: Partial<State> = {}): State => ({
  ...createState(createStart({ ...plan, departure })),
  ...more,
});

const to = (id: string): Extract<Action, { type: 'move' }> => ({
  type: 'move',
  to: findCityIndex(id),
  by: 'air',
  ahead: 0,
});

const cashAfter = (state: State, ...actions: readonly Action[]): number =>
  actions.reduce((next, action) => reduce(next, action).state, state).cash;

describe('a level of Departure', () => {
  it('exists six times, each with its own rule', () => {
    expect(departures).toHaveLength(6);
    const changed = departures.flatMap(({ rules }) => Object.keys(rules));
    expect(new Set(changed).size).toBe(changed.length);
  });

  it('1: charges the peak fare to a city in its best month on arrival', () => {
    const [plain, hidden] = [at(0), at(1)];
    const funchal = findCityIndex('funchal');
    const hiddenFare = getFare(hidden, funchal, 0);
    expect(hiddenFare).toBeLessThan(getFare(plain, funchal, 0));
    expect(getPeakSurcharge(plain, funchal, hiddenFare)).toBe(0);
    expect(getPeakSurcharge(hidden, funchal, hiddenFare)).toBe(Math.floor(hiddenFare / 10));
    const entries = reduce(hidden, to('funchal')).entries.filter(
      (entry) => entry.kind === 'money' && entry.reason === 'fare',
    );
    expect(entries).toHaveLength(2);
  });

  it('2: limits the bag to five things', () => {
    const full = (departure: number) => at(departure, { gear: 0b011111, cash: 900_000 });
    expect(reduce(full(1), { type: 'buy', gear: 5 }).refusal).toBeNull();
    expect(reduce(full(2), { type: 'buy', gear: 5 }).refusal).toBe('bag_full');
  });

  it('3: excludes the strongest passports', () => {
    expect(isPlan({ ...plan, departure: 2, passport: 'de' })).toBe(true);
    expect(isPlan({ ...plan, departure: 3, passport: 'de' })).toBe(false);
    expect(isPlan({ ...plan, departure: 3, passport: 'br' })).toBe(true);
  });

  it('4: requires an onward ticket and $500 at a border, except at home', () => {
    const move = to('london');
    expect(getMoveCost(at(4), move) - getMoveCost(at(3), move)).toBe(3_000);
    const poor = { cash: getMoveCost(at(4), move) + 49_999 };
    expect(findMoveRefusal(at(3, poor), move)).toBeNull();
    expect(findMoveRefusal(at(4, poor), move)).toBe('no_proof');
    const away = { ...poor, city: findCityIndex('london') };
    expect(findMoveRefusal(at(4, away), to('lisbon'))).toBeNull();
  });

  it('5: takes rent for seven nights at once without a refund', () => {
    const day: Action = { type: 'spend', verb: 'admin', days: 1 };
    const [nightly, ahead] = [at(4, { daysSinceCard: -90 }), at(5, { daysSinceCard: -90 })];
    expect(cashAfter(nightly, day) - cashAfter(ahead, day)).toBeGreaterThan(0);
    const week = Array.from({ length: 7 }, () => day);
    const lost = (count: number) =>
      cashAfter(nightly, ...week.slice(0, count)) - cashAfter(ahead, ...week.slice(0, count));
    expect(lost(1)).toBeGreaterThan(lost(4));
    // Prices are constant within a week, except for cents.
    expect(Math.abs(lost(7))).toBeLessThan(10);
  });

  it('6: shows the prices of other zones as of two weeks ago', () => {
    const others = [findCityIndex('tokyo'), findCityIndex('lima'), findCityIndex('accra')];
    const isKnown = (departure: number, day: number) =>
      others.map((city) => getKnownLevel(at(departure, { day }), city));
    expect(isKnown(6, 50)).toEqual(isKnown(5, 36));
    expect(isKnown(6, 50)).not.toEqual(isKnown(5, 50));
    expect(isKnown(6, 60)).toEqual(isKnown(5, 60));
    const here = findCityIndex('lisbon');
    expect(getKnownLevel(at(6, { day: 50 }), here)).toBe(getKnownLevel(at(5, { day: 50 }), here));
  });
});
