import { startTransition, useEffect, useState } from 'react';
import { runAfterPaint } from './run-after-paint';

/** A value that follows the one given once that one's frame is on the screen, in a transition: for what can wait for it. */
export const usePainted = <T>(value: T): T => {
  const [painted, setPainted] = useState(value);
  useEffect(
    () =>
      painted === value ? undefined : runAfterPaint(() => startTransition(() => setPainted(() => value))),
    [painted, value],
  );
  return painted;
};
