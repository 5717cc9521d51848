import { useEffect, useState } from 'react';
import { modeInfos } from '../modes';
import { readSavedRun } from './saved-runs';
import { type Run } from './run';

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
