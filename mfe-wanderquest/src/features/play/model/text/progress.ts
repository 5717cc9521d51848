import { type State } from '@wanderwork/quest-engine';
import { getGoals } from './goals';

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
