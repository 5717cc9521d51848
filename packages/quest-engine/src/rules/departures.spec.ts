import { reduce } from '../reduce.js';
import { priceOfMove, refusalOfMove } from '../actions/way.js';
import { type Action } from '../actions/action.js';
import { fare, knownNews, peakOnArrival } from '../life/prices.js';
import { isPlan, startFrom, type Plan } from '../plan.js';
import { begin, type State } from '../state.js';
import { cityIndex } from '../world/cities.js';
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
  ...begin(startFrom({ ...plan, departure })),
  ...more,
});

const to = (id: string): Extract<Action, { type: 'move' }> => ({
  type: 'move',
  to: cityIndex(id),
  by: 'air',
  ahead: 0,
});

const cashAfter = (state: State, ...actions: readonly Action[]): number =>
  actions.reduce((next, action) => reduce(next, action).state, state).cash;

describe('a level of Departure', () => {
  it('there are six, each with a rule of its own', () => {
    expect(departures).toHaveLength(6);
    const changed = departures.flatMap(({ rules }) => Object.keys(rules));
    expect(new Set(changed).size).toBe(changed.length);
  });

  it('1: the dearer seat to a city in its best month is asked for on arrival', () => {
    const [plain, hidden] = [at(0), at(1)];
    const funchal = cityIndex('funchal');
    const told = fare(hidden, funchal, 0);
    expect(told).toBeLessThan(fare(plain, funchal, 0));
    expect(peakOnArrival(plain, funchal, told)).toBe(0);
    expect(peakOnArrival(hidden, funchal, told)).toBe(Math.floor(told / 10));
    const entries = reduce(hidden, to('funchal')).entries.filter(
      (entry) => entry.kind === 'money' && entry.reason === 'fare',
    );
    expect(entries).toHaveLength(2);
  });

  it('2: the bag holds five things', () => {
    const full = (departure: number) => at(departure, { gear: 0b011111, cash: 900_000 });
    expect(reduce(full(1), { type: 'buy', gear: 5 }).refusal).toBeNull();
    expect(reduce(full(2), { type: 'buy', gear: 5 }).refusal).toBe('bag_full');
  });

  it('3: the passports that open most borders stay at home', () => {
    expect(isPlan({ ...plan, departure: 2, passport: 'de' })).toBe(true);
    expect(isPlan({ ...plan, departure: 3, passport: 'de' })).toBe(false);
    expect(isPlan({ ...plan, departure: 3, passport: 'br' })).toBe(true);
  });

  it('4: a border sells a ticket onward and wants to see $500; home’s does not', () => {
    const move = to('london');
    expect(priceOfMove(at(4), move) - priceOfMove(at(3), move)).toBe(3_000);
    const poor = { cash: priceOfMove(at(4), move) + 49_999 };
    expect(refusalOfMove(at(3, poor), move)).toBeNull();
    expect(refusalOfMove(at(4, poor), move)).toBe('no_proof');
    const away = { ...poor, city: cityIndex('london') };
    expect(refusalOfMove(at(4, away), to('lisbon'))).toBeNull();
  });

  it('5: rent is paid seven nights at a time, and what is not stayed is lost', () => {
    const day: Action = { type: 'spend', verb: 'admin', days: 1 };
    const [nightly, ahead] = [at(4, { daysSinceCard: -90 }), at(5, { daysSinceCard: -90 })];
    expect(cashAfter(nightly, day) - cashAfter(ahead, day)).toBeGreaterThan(0);
    const week = Array.from({ length: 7 }, () => day);
    const lost = (count: number) =>
      cashAfter(nightly, ...week.slice(0, count)) - cashAfter(ahead, ...week.slice(0, count));
    expect(lost(1)).toBeGreaterThan(lost(4));
    // Prices do not change within the week: a whole one costs the same, but for cents.
    expect(Math.abs(lost(7))).toBeLessThan(10);
  });

  it('6: the prices of other zones are known as they were two weeks ago', () => {
    const others = [cityIndex('tokyo'), cityIndex('lima'), cityIndex('accra')];
    const known = (departure: number, day: number) =>
      others.map((city) => knownNews(at(departure, { day }), city));
    expect(known(6, 50)).toEqual(known(5, 36));
    expect(known(6, 50)).not.toEqual(known(5, 50));
    expect(known(6, 60)).toEqual(known(5, 60));
    const here = cityIndex('lisbon');
    expect(knownNews(at(6, { day: 50 }), here)).toBe(knownNews(at(5, { day: 50 }), here));
  });
});
