import { isPlan, replay, startFrom, type Plan, type Start } from '@wanderwork/quest-engine';
import { type Run } from '../../../../shared/saves/run';

/** What the rules begin with. Throws where they know no such plan. */
export const startOf = (plan: Plan): Start => {
  if (!isPlan(plan)) throw new Error('The rules know no such plan.');
  return startFrom(plan);
};

/** Whether today's rules come to the same state as when the run was kept. */
export const isPlayable = (run: Run): boolean => {
  try {
    const again = replay(startOf(run.plan), run.log);
    return again.ok && again.hash === run.hash;
  } catch {
    return false;
  }
};
