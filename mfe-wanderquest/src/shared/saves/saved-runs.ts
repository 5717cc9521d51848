import { type Action, type Mode } from '@wanderwork/quest-engine';
import { useEffect, useState } from 'react';
import { parseRun, type Run } from './run';
import { gameStorage } from './game-storage';
import { modeInfos } from '../modes';

const getKey = (mode: Mode): string => `run ${mode}`;

const isSameAction = (a: Action | undefined, b: Action | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether `run` continues the saved run. */
const isContinuation = (run: Run, saved: Run): boolean =>
  run.id === saved.id && saved.log.every((action, at) => isSameAction(action, run.log[at]));

/** The saved run of a mode: one each. */
export const readSavedRun = async (mode: Mode): Promise<Run | null> => {
  const saved = parseRun(await gameStorage.read(getKey(mode)).catch(() => null));
  return saved?.plan.mode === mode ? saved : null;
};

/** The result of saving. `elsewhere`: another tab has saved a different version, which is kept. */
export type SaveResult = 'saved' | 'not-saved' | 'elsewhere';

/** Saves a run unless it would overwrite a different version. `anew` replaces the saved run. */
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

/** The saved runs of this browser; empty until loaded. */
export const useSavedRuns = (): readonly Run[] => {
  const [runs, setRuns] = useState<readonly Run[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    void Promise.all(modeInfos.map(({ mode }) => readSavedRun(mode))).then((found) => {
      if (!isUnmounted) setRuns(found.filter((run) => run !== null));
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return runs;
};
