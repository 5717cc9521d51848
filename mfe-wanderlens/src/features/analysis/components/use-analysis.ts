import { type IrexPreferences } from '@wanderwork/contracts';
import { useEffect, useReducer, useRef } from 'react';
import { streamAnalysis } from '../api/stream-analysis';
import { applyStep, emptyWriting } from '../model/writing';

/** Writes an analysis of these cities on request. Unmounting cancels the request. */
export const useAnalysis = (cities: readonly string[]) => {
  const [writing, dispatch] = useReducer(applyStep, emptyWriting);
  const currentRequest = useRef<AbortController>(undefined);
  useEffect(() => () => currentRequest.current?.abort(), []);

  const write = async (preferences: IrexPreferences | null): Promise<void> => {
    currentRequest.current?.abort();
    const controller = new AbortController();
    currentRequest.current = controller;
    dispatch({ event: 'begun', preferences });
    try {
      for await (const event of streamAnalysis({ cities, wishes: preferences }, controller.signal)) {
        if (controller.signal.aborted) return;
        dispatch(event);
      }
      if (!controller.signal.aborted) dispatch({ event: 'closed' });
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ event: 'refused', error });
    }
  };

  const stop = () => {
    currentRequest.current?.abort();
    dispatch({ event: 'halted' });
  };
  return { writing, write, stop };
};
