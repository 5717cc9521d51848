import { useEffect, useRef } from 'react';

/** When a page goes on to its next step, the focus goes to its title: the button that was pressed is gone. */
export const useStepFocus = (step: string): void => {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) document.querySelector<HTMLElement>('h1')?.focus();
    before.current = step;
  }, [step]);
};
