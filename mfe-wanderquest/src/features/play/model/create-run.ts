import { createState, hashState, type Plan } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { getPlanHeader, getRunStart } from './saves/rules';

/** Two random seeds. */
export const createSeeds = (): Pick<Plan, 'seedA' | 'seedB'> => {
  const [seedA, seedB] = crypto.getRandomValues(new Int32Array(2));
  return { seedA: seedA!, seedB: seedB! };
};

/** A new run on this device. It is not ranked, because its seeds are its own. */
export const createRun = (plan: Plan, edition: string | null): Run => ({
  id: crypto.randomUUID(),
  plan,
  edition,
  log: [],
  hash: hashState(createState(getRunStart(plan))),
  played: new Date().toISOString(),
  day: 0,
  over: false,
  header: getPlanHeader(plan),
  ranked: false,
  keys: [],
  account: null,
});
