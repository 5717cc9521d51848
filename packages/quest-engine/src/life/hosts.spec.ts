import { type Action } from '../actions/action.js';
import { cards } from '../content/cards.js';
import { reduce } from '../step.js';
import { createTestStart } from '../start.fixture.js';
import { createState, NO_CARD, type State } from '../state.js';
import { cities } from '../world/cities.js';
import { wishes } from '../wishes.js';
import { getHostChanceNow, getHostChance } from './hosts.js';

const evening: Action = { type: 'spend', verb: 'socialise', days: 1 };
const sociable = cities.reduce((most, city) => (city.community > most.community ? city : most)).index;
const quiet = cities.reduce((least, city) => (city.community < least.community ? city : least)).index;

const newcomer = (n: number, more: Partial<State> = {}): State => ({
  ...createState(createTestStart(n)),
  city: sociable,
  nights: 1,
  visited: new Uint8Array(cities.length).fill(1),
  daysSinceCard: -90,
  ...more,
});

const deckAfter = (state: State) => {
  const { card } = reduce(state, evening).state;
  return card === NO_CARD ? null : cards[card]!.deck;
};

/** Percent of evenings that bring a host. */
const hosted = (more: Partial<State> = {}): number =>
  Array.from({ length: 100 }, (_, n) => deckAfter(newcomer(n, more))).filter((deck) => deck === 'host')
    .length;

/** A run in which a host has offered a room. */
const createGuest = (more: Partial<State> = {}): State => {
  for (let n = 0; ; n += 1) {
    const { state } = reduce(newcomer(n, more), evening);
    if (state.card !== NO_CARD) return state;
  }
};

describe('a host', () => {
  it('comes as often as announced before the evening', () => {
    expect(getHostChance(sociable)).toBeGreaterThan(300);
    expect(Math.abs(hosted() - getHostChanceNow(newcomer(0)) / 10)).toBeLessThan(12);
  });

  it.each<[string, Partial<State>]>([
    ['in a city that keeps to itself', { city: quiet }],
    ['who has been in town for days', { nights: 3 }],
    ['whose room is paid for', { prepaid: 2 }],
    ['who is not at ease', { belonging: 29 }],
  ])('invites nobody %s', (_, more) => {
    expect(getHostChanceNow(newcomer(0, more))).toBe(0);
    expect(hosted(more)).toBe(0);
  });

  it('invites nobody at home', () => {
    expect(getHostChanceNow(newcomer(0, { home: sociable }))).toBe(0);
  });

  it('has a room with prepaid nights', () => {
    const { state } = reduce(createGuest(), { type: 'choose', choice: 0 });
    expect(state.prepaid).toBeGreaterThanOrEqual(6);
  });

  it('may know the right place for the wish that misses least', () => {
    const moved = new Set<string>();
    for (let n = 0; n < 60; n += 1) {
      const met = reduce(newcomer(n), evening).state;
      if (met.card === NO_CARD) continue;
      const { state } = reduce(met, { type: 'choose', choice: 1 });
      const steps = [...state.wishProgress];
      moved.add(String(steps.reduce((sum, step) => sum + step)));
      const missing = state.wishes.map((wish) => wishes[wish]!.count);
      const at = steps.indexOf(1);
      if (at >= 0) expect(missing[at]).toBe(Math.min(...missing));
    }
    expect([...moved].sort()).toEqual(['0', '1']);
  });
});
