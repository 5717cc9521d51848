import { type Action } from '../actions/action.js';
import { NEVER, type State } from '../state.js';
import { openWishes } from '../winning.js';
import { cities, cityAt, type City } from '../world/cities.js';
import { longitudeStep } from '../world/distances.js';
import { borders } from '../world/zones.js';

const ENOUGH_CENTS = 70_000;
const [NEAREST, FARTHEST] = [600, 9000];

const isAhead = (from: number, to: number): boolean => {
  const step = longitudeStep(from, to);
  return step >= NEAREST && step <= FARTHEST;
};

/** Cities ahead that ask for a visa beforehand, by passport and by where one is. */
const guardedAhead: readonly (readonly (readonly City[])[])[] = borders.map((ofPassport) =>
  cities.map(({ index: from }) =>
    cities.filter(({ zone, index }) => ofPassport[zone]!.days === 0 && isAhead(from, index)),
  ),
);

/** A visa worth its ten days of waiting: for a zone ahead that grants a wish. */
export const visaToAskFor = (state: State): Action | null => {
  if (state.rules.visasAtBorder || state.nights < 1 || state.cash <= ENOUGH_CENTS) return null;
  const home = cityAt(state.home).zone;
  const open = openWishes(state);
  for (const { zone, index } of guardedAhead[state.passport]![state.city]!) {
    if (state.visaFrom[zone] !== NEVER || home === zone || state.visited[index]) continue;
    for (const fits of open) if (fits[index]) return { type: 'apply', zone };
  }
  return null;
};
