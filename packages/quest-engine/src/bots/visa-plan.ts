import { type Action } from '../actions/action.js';
import { NEVER, type State } from '../state.js';
import { wishesServed } from '../winning.js';
import { cities, cityAt, type City } from '../world/cities.js';
import { longitudeStep } from '../world/distances.js';
import { borders } from '../world/zones.js';

const ENOUGH_CENTS = 70_000;
const [NEAREST, FARTHEST] = [600, 9000];

/** Cities ahead that ask for a visa beforehand, by passport and by where one is; each list is made once. */
const listsAhead = new Map<number, readonly City[]>();

const guardedAhead = (passport: number, from: number): readonly City[] => {
  const key = passport * cities.length + from;
  const known = listsAhead.get(key);
  if (known) return known;
  const list = cities.filter(({ zone, index }) => {
    const step = longitudeStep(from, index);
    return borders[passport]![zone]!.days === 0 && step >= NEAREST && step <= FARTHEST;
  });
  listsAhead.set(key, list);
  return list;
};

const gainOf = (state: State, city: City): number =>
  (state.continents & (1 << city.continent) ? 0 : 1) + 2 * wishesServed(state, city.index);

/** A visa worth its ten days of waiting: for a zone ahead that grants a wish or a continent. */
export const visaToAskFor = (state: State): Action | null => {
  if (state.rules.visasAtBorder || state.nights < 1 || state.cash <= ENOUGH_CENTS) return null;
  const home = cityAt(state.home).zone;
  for (const city of guardedAhead(state.passport, state.city)) {
    if (state.visaFrom[city.zone] !== NEVER || home === city.zone || state.visited[city.index]) continue;
    if (gainOf(state, city) >= 2) return { type: 'apply', zone: city.zone };
  }
  return null;
};
