import { useEffect, useState } from 'react';
import { modeInfos } from '../modes';
import { readRun } from './kept-runs';
import { type Run } from './run';

/** The runs that this browser keeps; empty until they were read. */
export const useKeptRuns = (): readonly Run[] => {
  const [runs, setRuns] = useState<readonly Run[]>([]);
  useEffect(() => {
    let left = false;
    void Promise.all(modeInfos.map(({ mode }) => readRun(mode))).then((found) => {
      if (!left) setRuns(found.filter((run) => run !== null));
    });
    return () => {
      left = true;
    };
  }, []);
  return runs;
};
