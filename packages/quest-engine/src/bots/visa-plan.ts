import { type Action } from '../actions/action.js';
import { NEVER, type State } from '../state.js';
import { wishesServed } from '../winning.js';
import { cities, cityAt } from '../world/cities.js';
import { longitudeStep } from '../world/distances.js';
import { borders } from '../world/zones.js';

const ENOUGH_CENTS = 70_000;
const [NEAREST, FARTHEST] = [600, 9000];

/** Cities that ask for a visa beforehand, by passport. */
const guarded = borders.map((border) => cities.filter(({ zone }) => border[zone]!.days === 0));

const gainOf = (state: State, city: (typeof cities)[number]): number =>
  (state.continents & (1 << city.continent) ? 0 : 1) + 2 * wishesServed(state, city.index);

/** A visa worth its ten days of waiting: for a zone ahead that grants a wish or a continent. */
export const visaToAskFor = (state: State): Action | null => {
  if (state.rules.visasAtBorder || state.nights < 1 || state.cash <= ENOUGH_CENTS) return null;
  for (const city of guarded[state.passport]!) {
    if (state.visaFrom[city.zone] !== NEVER || cityAt(state.home).zone === city.zone) continue;
    if (state.visited[city.index]) continue;
    const step = longitudeStep(state.city, city.index);
    if (step >= NEAREST && step <= FARTHEST && gainOf(state, city) >= 2)
      return { type: 'apply', zone: city.zone };
  }
  return null;
};
