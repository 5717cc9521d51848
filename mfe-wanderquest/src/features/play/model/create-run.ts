import { begin, hash, type Plan } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { getCurrentHeader, getRunStart } from './saves/rules';

/** Two seeds from chance. */
export const createSeeds = (): Pick<Plan, 'seedA' | 'seedB'> => {
  const [seedA, seedB] = crypto.getRandomValues(new Int32Array(2));
  return { seedA: seedA!, seedB: seedB! };
};

/** A run that has just begun on this device: it stands on no board, for nobody else drew its seeds. */
export const createRun = (plan: Plan, edition: string | null): Run => ({
  id: crypto.randomUUID(),
  plan,
  edition,
  log: [],
  hash: hash(begin(getRunStart(plan))),
  played: new Date().toISOString(),
  day: 0,
  over: false,
  header: getCurrentHeader(),
  ranked: false,
  keys: [],
  account: null,
});
