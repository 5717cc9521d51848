/** What the page says in passing (toasts) stands above every layer. */
const LIVE_REGION = '[aria-live]';

export const isInLiveRegion = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(LIVE_REGION) !== null;

const hideFromFocusTrap = (event: FocusEvent) => {
  const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget;
  if (isInLiveRegion(goesTo)) event.stopPropagation();
};

/**
 * Lets the focus go to what is said in passing while a dialog holds it: its trap, which listens at the document, does
 * not hear of that. Returns how to stop.
 */
export const letFocusReachLiveRegion = (): (() => void) => {
  const { body } = document;
  body.addEventListener('focusin', hideFromFocusTrap);
  body.addEventListener('focusout', hideFromFocusTrap);
  return () => {
    body.removeEventListener('focusin', hideFromFocusTrap);
    body.removeEventListener('focusout', hideFromFocusTrap);
  };
};
