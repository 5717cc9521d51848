import { type JournalEntry } from '../journal.js';
import { reduce } from '../step.js';
import { createTestStart } from '../start.fixture.js';
import { createState, type State } from '../state.js';
import { findCityIndex } from '../world/cities.js';
import { type Action } from './action.js';
import { getMoveCost, type Move } from './move-rules.js';

const london = findCityIndex('london');

const seatTo = (to: string, ahead: 0 | 7 | 14): Move => ({
  type: 'move',
  to: findCityIndex(to),
  by: 'air',
  ahead,
});
const days = (count: number): Action => ({ type: 'spend', verb: 'rest', days: count });

/** In Lisbon with a German passport, without cards. */
const quiet = (more: Partial<State> = {}): State => ({
  ...createState(createTestStart(0)),
  daysSinceCard: -90,
  ...more,
});

const played = (state: State, ...actions: readonly Action[]) => {
  const entries: JournalEntry[] = [];
  const end = actions.reduce((next, action) => {
    const reduced = reduce(next, action);
    expect(reduced.refusal).toBeNull();
    entries.push(...reduced.entries);
    return reduced.state;
  }, state);
  return { state: end, entries };
};

describe('a seat booked ahead', () => {
  it('is paid at once and departs on its day', () => {
    const state = quiet();
    const booked = played(state, seatTo('london', 7));
    expect(booked.state.city).toBe(state.city);
    expect(booked.state.day).toBe(0);
    expect(state.cash - booked.state.cash).toBe(getMoveCost(state, seatTo('london', 7)));
    expect(played(booked.state, days(6)).state.city).toBe(state.city);
    const there = played(booked.state, days(7)).state;
    expect(there).toMatchObject({ city: london, day: 8, nights: 0, seat: null });
  });

  it('cuts short the days spent beyond it', () => {
    const { state } = played(quiet(), seatTo('london', 7), days(5), days(7));
    expect(state).toMatchObject({ city: london, day: 8 });
  });

  it('waits for the answer to a card of that day only', () => {
    const waiting = { ...played(quiet(), seatTo('london', 7), days(6)).state, card: 0, day: 7 };
    expect(played(waiting, { type: 'choose', choice: 1 }).state.city).toBe(london);
    const { state, entries } = played({ ...waiting, day: 8 }, { type: 'choose', choice: 1 });
    expect(state).toMatchObject({ city: waiting.city, seat: null });
    expect(entries).toContainEqual({ kind: 'seat_lost', city: london });
  });

  it('is lost when another seat is booked or the player goes elsewhere', () => {
    const booked = played(quiet(), seatTo('london', 7)).state;
    const other = played(booked, seatTo('paris', 14));
    expect(other.entries).toContainEqual({ kind: 'seat_lost', city: london });
    expect(other.state.seat).toMatchObject({ to: findCityIndex('paris'), day: 14 });
    const gone = played(booked, seatTo('madrid', 0));
    expect(gone.state).toMatchObject({ city: findCityIndex('madrid'), seat: null });
  });

  it('can be booked while waiting for a visa, and is lost at the border without one', () => {
    const indian = quiet({ passport: 3 });
    expect(reduce(indian, seatTo('london', 14)).refusal).toBe('no_visa');
    const applied = played(indian, { type: 'apply', zone: 19 }).state;
    expect(reduce(applied, seatTo('london', 7)).refusal).toBe('no_visa');
    const booked = played(applied, seatTo('london', 14)).state;
    expect(played(booked, days(7), days(7)).state.city).toBe(london);
    const refused = { ...booked, visaFrom: quiet().visaFrom };
    expect(played(refused, days(7), days(7)).state).toMatchObject({ city: indian.city, seat: null });
  });

  it('is cheaper the earlier it is booked, and does not exist by land', () => {
    const cents = ([0, 7, 14] as const).map((ahead) => {
      // On the first day of a week the price is the same, however early the seat is booked.
      const state = quiet({ day: 28 - ahead });
      return getMoveCost(state, seatTo('london', ahead));
    });
    expect(cents).toEqual([...cents].sort((a, b) => b - a));
    expect(new Set(cents).size).toBe(3);
    const byRail: Move = { type: 'move', to: findCityIndex('madrid'), by: 'land', ahead: 7 };
    expect(reduce(quiet(), byRail).refusal).toBe('not_an_action');
  });
});
