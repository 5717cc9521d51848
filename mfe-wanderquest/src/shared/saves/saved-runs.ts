import { type Action, type Mode } from '@wanderwork/quest-engine';
import { parseRun, type Run } from './run';
import { gameStorage } from './game-storage';

const getKey = (mode: Mode): string => `run ${mode}`;

const isSameAction = (a: Action | undefined, b: Action | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether `run` goes on where `kept` stands. */
const isContinuation = (run: Run, saved: Run): boolean =>
  run.id === saved.id && saved.log.every((action, at) => isSameAction(action, run.log[at]));

/** The run of a mode that this browser keeps: one of each. */
export const readSavedRun = async (mode: Mode): Promise<Run | null> => {
  const saved = parseRun(await gameStorage.read(getKey(mode)).catch(() => null));
  return saved?.plan.mode === mode ? saved : null;
};

/** How keeping went. `elsewhere`: the kept run has gone another way, in another tab, and stays as it is. */
export type SaveResult = 'saved' | 'not-saved' | 'elsewhere';

/** Keeps a run, unless it would overwrite another way that it went. `anew` begins another in its place. */
export const saveRun = async (run: Run, { anew = false } = {}): Promise<SaveResult> => {
  let hasDiverged = false;
  try {
    await gameStorage.change(getKey(run.plan.mode), (value) => {
      const saved = parseRun(value);
      hasDiverged = !anew && saved !== null && !isContinuation(run, saved);
      return hasDiverged ? undefined : run;
    });
  } catch {
    return 'not-saved';
  }
  if (hasDiverged) return 'elsewhere';
  return gameStorage.isPersistent ? 'saved' : 'not-saved';
};

export const deleteSavedRun = (mode: Mode): Promise<void> =>
  gameStorage.remove(getKey(mode)).catch(() => undefined);
