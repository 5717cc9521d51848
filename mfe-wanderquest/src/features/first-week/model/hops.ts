import {
  cities,
  comfort,
  distance,
  flightMinutes,
  goesByLand,
  landMinutes,
  overlapDeficit,
  priceOfMove,
  refusalOfMove,
  type Action,
  type City,
  type State,
} from '@wanderwork/quest-engine';

export type Move = Extract<Action, { type: 'move' }>;

/** A way out of town. */
export interface Hop {
  city: City;
  action: Move;
  cents: number;
  minutes: number;
  comfort: number;
  /** Hours a day outside one's own day, to meet the client there. */
  deficit: number;
}

const FARTHEST_KM = 3500;

const hopTo = (state: State, city: City): Hop => {
  const byLand = goesByLand(state.city, city.index);
  const action: Move = { type: 'move', to: city.index, by: byLand ? 'land' : 'air', ahead: 0 };
  return {
    city,
    action,
    cents: priceOfMove(state, action),
    minutes: byLand ? landMinutes(state.city, city.index) : flightMinutes(state.city, city.index),
    comfort: comfort(state, city.index),
    deficit: overlapDeficit(state, city.index),
  };
};

/** Where one can go now without crossing half the world, the cheapest way first. */
export const hopsFrom = (state: State): readonly Hop[] =>
  cities
    .filter(({ index }) => index !== state.city && distance(state.city, index) <= FARTHEST_KM)
    .map((city) => hopTo(state, city))
    .filter(({ action }) => refusalOfMove(state, action) === null)
    .sort((a, b) => a.cents - b.cents);
