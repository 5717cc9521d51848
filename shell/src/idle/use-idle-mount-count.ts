import { startTransition, useEffect, useState } from 'react';
import { isDataSaverOn } from './data-saver';
import { runWhenQuiet } from './run-when-quiet';
import { runWhenIdle } from './run-when-idle';

/** A browser that is never idle gets the next part after this long. */
const MAX_WAIT_MS = 2000;

/**
 * How many of `total` parts of a page may mount although they are not near the screen: none while the first view
 * settles, then one more whenever the browser is idle. With data saver on, none.
 */
export const useIdleMountCount = (total: number): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= total || isDataSaverOn()) return;
    const mountNext = () => startTransition(() => setCount(count + 1));
    return count === 0 ? runWhenQuiet(mountNext) : runWhenIdle(mountNext, MAX_WAIT_MS);
  }, [count, total]);
  return count;
};
