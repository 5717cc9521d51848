import { type QuestHeader } from '@wanderwork/contracts';
import {
  FIRST_RULES,
  FORMAT,
  hashState,
  isPlan,
  readSave,
  replay,
  createStart,
  getVersions,
  type Plan,
  type Start,
} from '@wanderwork/quest-engine';
import { type Run } from '../../../../shared/saves/run';

/** The versions that new runs are played with. */
export const getCurrentHeader = (): QuestHeader => ({ schema: FORMAT, ...getVersions() });

/** The versions that runs of a plan are played with: a run keeps the rules it began with. */
export const getPlanHeader = ({ rulesVersion = FIRST_RULES }: Plan): QuestHeader => ({
  schema: FORMAT,
  ...getVersions(rulesVersion),
});

/** The engine's start of a plan. Throws when the plan is unknown. */
export const getRunStart = (plan: Plan): Start => {
  if (!isPlan(plan)) throw new Error('The rules know no such plan.');
  return createStart(plan);
};

/** Whether today's rules still give the saved state. */
export const isPlayable = (run: Run): boolean => {
  try {
    const again = replay(getRunStart(run.plan), run.log);
    return again.ok && again.hash === run.hash;
  } catch {
    return false;
  }
};

/** A run adapted to today's rules, and how many of its last actions they refuse. */
export interface AdaptedRun {
  run: Run;
  lost: number;
}

const unknownVersions = { engine: 0, content: '', data: '' };

/**
 * Adapts a run to today's rules as a new, unranked run; the account keeps the old one. A ranked dash keeps its
 * id, since the account has its keys. Null when the run was edited.
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
  const now = { header: getPlanHeader(plan), log: read.log, hash: hashState(state), day: state.day };
  const on = { ...run, ...now, over: state.ending !== null, ranked: false };
  if (plan.keyed) return { run: on, lost };
  return { run: { ...on, id: crypto.randomUUID(), keys: [], account: null }, lost };
};
