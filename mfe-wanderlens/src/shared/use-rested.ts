import { PageArrival } from '@wanderwork/platform';
import { startTransition, useContext, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Since when this visit's first page has rested, later pages need not wait. */
let hasRested = false;

/**
 * Whether the first page of this visit has loaded and the browser was idle since, or the reader has begun to scroll. A
 * page that the reader returns to is whole from the beginning.
 */
export const useRested = (): boolean => {
  const returns = useContext(PageArrival) === 'POP';
  const [rested, setRested] = useState(hasRested || returns);
  useEffect(() => {
    if (rested) return;
    const rest = () => {
      hasRested = true;
      startTransition(() => setRested(true));
    };
    const cancel = whenIdle(rest);
    addEventListener('scroll', rest, { once: true, passive: true });
    return () => {
      cancel();
      removeEventListener('scroll', rest);
    };
  }, [rested]);
  return rested;
};
