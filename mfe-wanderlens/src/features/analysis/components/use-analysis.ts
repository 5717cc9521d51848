import { type IrexPreferences } from '@wanderwork/contracts';
import { useEffect, useReducer, useRef } from 'react';
import { streamAnalysis } from '../api/stream-analysis';
import { after, nothingWritten } from '../model/writing';

/** An analysis of these cities, written when asked for; leaving the page ends the writing. */
export const useAnalysis = (cities: readonly string[]) => {
  const [writing, tell] = useReducer(after, nothingWritten);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const write = async (wishes: IrexPreferences | null): Promise<void> => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    tell({ event: 'begun', wishes });
    try {
      for await (const event of streamAnalysis({ cities, wishes }, mine.signal)) {
        if (mine.signal.aborted) return;
        tell(event);
      }
      if (!mine.signal.aborted) tell({ event: 'closed' });
    } catch (error) {
      if (!mine.signal.aborted) tell({ event: 'refused', error });
    }
  };

  const stop = () => {
    running.current?.abort();
    tell({ event: 'halted' });
  };
  return { writing, write, stop };
};
