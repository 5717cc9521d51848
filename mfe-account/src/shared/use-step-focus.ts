import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when the step of a page changes, because the pressed button is gone. */
export const useStepFocus = (step: string): void => {
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current !== step) document.querySelector<HTMLElement>('h1')?.focus();
    previousStep.current = step;
  }, [step]);
};
