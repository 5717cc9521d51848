import { type State } from '@wanderwork/quest-engine';
import { getGoals } from './goals';

/** How far a run has come, as one of its meters. */
interface Progress {
  name: string;
  value: string;
  /** Per cent of what winning asks for; nothing where it asks for nothing. */
  share?: number;
}

/** How far round where a run goes round the world; else what winning asks for first, or the cities that were seen. */
export const getProgress = (state: State): Progress => {
  const [goal] = getGoals(state);
  if (!goal) return { name: 'Cities', value: String(state.cityCount) };
  const { name, have, need } = goal;
  const share = Math.min(100, (have * 100) / need);
  return state.rules.goal === 'circle'
    ? { name: 'Circle', value: `${have}°`, share }
    : { name, value: `${have} of ${need}`, share };
};
