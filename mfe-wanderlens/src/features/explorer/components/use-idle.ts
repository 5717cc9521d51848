import { useEffect, useState } from 'react';
import { runWhenIdle } from '../../../shared/run-when-idle';

/** Whether the page has loaded and the browser was idle since. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return isIdle;
};
