import { PageArrival } from '@wanderwork/platform';
import { startTransition, useContext, useEffect, useState } from 'react';
import { runWhenIdle } from './run-when-idle';

/** Set once the first page of this visit was idle; later pages need not wait. */
let wasIdle = false;

/**
 * Whether the first page of this visit has loaded and the browser was idle since, or the reader has scrolled. A page
 * the reader returns to renders completely at once.
 */
export const useIsIdle = (): boolean => {
  const returns = useContext(PageArrival) === 'POP';
  const [isIdle, setRested] = useState(wasIdle || returns);
  useEffect(() => {
    if (isIdle) return;
    const markIdle = () => {
      wasIdle = true;
      startTransition(() => setRested(true));
    };
    const cancel = runWhenIdle(markIdle);
    addEventListener('scroll', markIdle, { once: true, passive: true });
    return () => {
      cancel();
      removeEventListener('scroll', markIdle);
    };
  }, [isIdle]);
  return isIdle;
};
