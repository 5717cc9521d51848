import { type QuestHeader } from '@wanderwork/contracts';
import {
  FORMAT,
  hash,
  isPlan,
  readSave,
  replay,
  startFrom,
  versions,
  type Plan,
  type Start,
} from '@wanderwork/quest-engine';
import { type Run } from '../../../../shared/saves/run';

/** What runs are played by now. */
export const getCurrentHeader = (): QuestHeader => ({ schema: FORMAT, ...versions() });

/** What the rules begin with. Throws where they know no such plan. */
export const getRunStart = (plan: Plan): Start => {
  if (!isPlan(plan)) throw new Error('The rules know no such plan.');
  return startFrom(plan);
};

/** Whether today's rules come to the same state as when the run was kept. */
export const isPlayable = (run: Run): boolean => {
  try {
    const again = replay(getRunStart(run.plan), run.log);
    return again.ok && again.hash === run.hash;
  } catch {
    return false;
  }
};

/** A run of earlier rules as today's rules would have it, and how many of its last actions they do not allow. */
export interface AdaptedRun {
  run: Run;
  lost: number;
}

const unknownVersions = { engine: 0, content: '', data: '' };

/**
 * A run that today's rules play otherwise goes on as another one, on no board; the one that was played stays in the
 * account as it is. A dash that is opened week by week stays the same one: its keys are in the account. Null where it
 * was altered.
 */
export const adaptRun = (run: Run): AdaptedRun | null => {
  const { plan, log, header } = run;
  const read = readSave({
    ...unknownVersions,
    ...header,
    format: FORMAT,
    plan,
    log,
    hash: run.hash,
    ranked: false,
  });
  if (!read.ok) return null;
  const { state, lost } = read;
  const now = { header: getCurrentHeader(), log: read.log, hash: hash(state), day: state.day };
  const on = { ...run, ...now, over: state.ending !== null, ranked: false };
  if (plan.keyed) return { run: on, lost };
  return { run: { ...on, id: crypto.randomUUID(), keys: [], account: null }, lost };
};
