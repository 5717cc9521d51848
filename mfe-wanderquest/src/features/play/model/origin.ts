import { begin, hash, type Plan } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { currentHeader, startOf } from './saves/rules';

/** Two seeds from chance. */
export const freshSeeds = (): Pick<Plan, 'seedA' | 'seedB'> => {
  const [seedA, seedB] = crypto.getRandomValues(new Int32Array(2));
  return { seedA: seedA!, seedB: seedB! };
};

/** A run that has just begun on this device: it stands on no board, for nobody else drew its seeds. */
export const runFrom = (plan: Plan, edition: string | null): Run => ({
  id: crypto.randomUUID(),
  plan,
  edition,
  log: [],
  hash: hash(begin(startOf(plan))),
  played: new Date().toISOString(),
  day: 0,
  over: false,
  header: currentHeader(),
  ranked: false,
  keys: [],
  account: null,
});
