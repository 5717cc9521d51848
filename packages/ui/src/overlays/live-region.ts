/** Live regions (toasts) lie above every layer. */
const LIVE_REGION = '[aria-live]';

export const isInLiveRegion = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(LIVE_REGION) !== null;

const hideFromFocusTrap = (event: FocusEvent) => {
  const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget;
  if (isInLiveRegion(goesTo)) event.stopPropagation();
};

/**
 * Lets the focus reach a live region while a dialog is open: stops the events before the dialog's focus trap on the
 * document sees them. Returns a function that stops it.
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
