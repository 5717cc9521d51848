import {
  countBits,
  isWishCity,
  wishes,
  countFulfilledWishes,
  countWishesServed,
  type State,
} from '@wanderwork/quest-engine';

/** A goal and its progress. */
export interface Goal {
  name: string;
  have: number;
  need: number;
}

export const getGoals = (state: State): readonly Goal[] => {
  const { rules, cityCount, longStays, longitude } = state;
  if (rules.goal === 'none' || rules.goal === 'last_day') return [];
  const turned = { name: 'Degrees around the world', have: Math.round(Math.abs(longitude) / 100), need: 360 };
  const stays = rules.goal === 'stays';
  return [
    ...(rules.goal === 'circle' ? [turned] : []),
    { name: stays ? 'Long stays' : 'Cities', have: stays ? longStays : cityCount, need: rules.citiesToWin },
    { name: 'Continents', have: countBits(state.continents), need: rules.continentsToWin },
    { name: 'Wishes', have: countFulfilledWishes(state), need: rules.wishesToWin },
  ].filter(({ need }) => need > 0);
};

/** The wishes of a run and their progress. */
export const getWishes = (state: State): readonly Goal[] =>
  state.wishes.map((wish, at) => ({
    name: wishes[wish]!.name,
    have: state.wishProgress[at]!,
    need: wishes[wish]!.count,
  }));

/** The open wishes that a first visit to a city advances. */
export const findWishesForCity = (state: State, city: number): readonly Goal[] =>
  state.visited[city] || countWishesServed(state, city) === 0
    ? []
    : getWishes(state).filter(({ have, need }, at) => have < need && isWishCity(state.wishes[at]!, city));

/** Explains wishes: they always bring wonder, and some modes need them to win. */
export const describeWishes = ({ rules: { wishesToWin } }: State): string => {
  const brings =
    'Cities you hope to see. Each wish that comes true brings wonder, which counts double in your points';
  return wishesToWin === 0 ? `${brings}. You don’t need any to win.` : `${brings}.`;
};

/** A run's progress toward its goal, as a meter. */
interface Progress {
  name: string;
  value: string;
  /** Percent of the goal; absent when there is none. */
  share?: number;
}

/** The degrees traveled on a round-the-world run; else the first goal, or the cities visited. */
export const getProgress = (state: State): Progress => {
  const [goal] = getGoals(state);
  if (!goal) return { name: 'Cities', value: String(state.cityCount) };
  const { name, have, need } = goal;
  const share = Math.min(100, (have * 100) / need);
  return state.rules.goal === 'circle'
    ? { name: 'Circle', value: `${have}°`, share }
    : { name, value: `${have} of ${need}`, share };
};
