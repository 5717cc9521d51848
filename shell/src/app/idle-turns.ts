import { startTransition, useEffect, useState } from 'react';
import { isDataSaverOn } from './data-saver';
import { onceQuiet } from './once-quiet';
import { whenIdle } from './when-idle';

/** A browser that is never idle gets the next part after this long. */
const LATEST_MS = 2000;

/**
 * How many of `total` parts of a page may be mounted although nobody has come near them: none while the first view
 * settles, then one more per idle moment. Data saver leaves it at none.
 */
export const useIdleTurns = (total: number): number => {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (turns >= total || isDataSaverOn()) return;
    const takeTurn = () => startTransition(() => setTurns(turns + 1));
    return turns === 0 ? onceQuiet(takeTurn) : whenIdle(takeTurn, LATEST_MS);
  }, [turns, total]);
  return turns;
};
