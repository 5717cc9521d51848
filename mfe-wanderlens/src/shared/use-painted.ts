import { startTransition, useEffect, useState } from 'react';
import { runAfterPaint } from './run-after-paint';

/** Follows `value` in a transition after the frame that shows it is painted. For work that can wait. */
export const usePainted = <T>(value: T): T => {
  const [painted, setPainted] = useState(value);
  useEffect(
    () =>
      painted === value ? undefined : runAfterPaint(() => startTransition(() => setPainted(() => value))),
    [painted, value],
  );
  return painted;
};
