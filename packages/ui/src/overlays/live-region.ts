/** What the page says in passing (toasts) stands above every layer. */
const SPOKEN = '[aria-live]';

export const isInLiveRegion = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(SPOKEN) !== null;

const keepFromTrap = (event: FocusEvent) => {
  const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget;
  if (isInLiveRegion(goesTo)) event.stopPropagation();
};

/**
 * Lets the focus go to what is said in passing while a dialog holds it: its trap, which listens at the document, does
 * not hear of that. Returns how to stop.
 */
export const letFocusReachLiveRegion = (): (() => void) => {
  const { body } = document;
  body.addEventListener('focusin', keepFromTrap);
  body.addEventListener('focusout', keepFromTrap);
  return () => {
    body.removeEventListener('focusin', keepFromTrap);
    body.removeEventListener('focusout', keepFromTrap);
  };
};
