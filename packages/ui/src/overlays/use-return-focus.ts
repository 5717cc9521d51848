import { useRef } from 'react';

const LAYER = '[role="dialog"]';

/** The focus never returns to a live region. */
const isOnThePage = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  target !== document.body &&
  !target.closest(LAYER) &&
  !isInLiveRegion(target);

/** The button may be gone: "Log In", once someone has signed in. Then the main content gets the focus. */
const restoreFocus = (place: Element | null) => {
  const target = place?.isConnected ? place : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: target !== place });
};

/**
 * Returns the focus to the element that had it before a dialog opened. Radix does this for its own trigger only, and
 * our dialogs open from anywhere: a button, an event, an address. A dialog opened from another one returns the focus
 * to where the first was opened, because the first hands its focus back while the second is open. If a link in the
 * dialog has already moved the focus to the next page's heading, it stays there.
 */
export const useReturnFocus = () => {
  const before = useRef<Element | null>(null);
  const stopAllowingLiveRegion = useRef(() => undefined as void);
  const follow = useRef(({ target }: FocusEvent) => {
    if (isOnThePage(target)) before.current = target;
  }).current;
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
      stopAllowingLiveRegion.current = letFocusReachLiveRegion();
      document.addEventListener('focusin', follow);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      stopAllowingLiveRegion.current();
      document.removeEventListener('focusin', follow);
      if (!isOnThePage(document.activeElement)) restoreFocus(before.current);
    },
    /** A press on a toast does not count as outside, even if it has already dismissed the toast. */
    onInteractOutside: (event: Event) => {
      const { target } = event;
      if (isInLiveRegion(target) || (target instanceof Element && !target.isConnected))
        event.preventDefault();
    },
    /** Escape on a toast dismisses the toast, not the dialog below it. */
    onEscapeKeyDown: (event: Event) => {
      if (isInLiveRegion(event.target)) event.preventDefault();
    },
  };
};

/** Live regions (toasts) lie above every layer. */
const LIVE_REGION = '[aria-live]';

const isInLiveRegion = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(LIVE_REGION) !== null;

const hideFromFocusTrap = (event: FocusEvent) => {
  const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget;
  if (isInLiveRegion(goesTo)) event.stopPropagation();
};

/**
 * Lets the focus reach a live region while a dialog is open: stops the events before the dialog's focus trap on the
 * document sees them. Returns a function that stops it.
 */
const letFocusReachLiveRegion = (): (() => void) => {
  const { body } = document;
  body.addEventListener('focusin', hideFromFocusTrap);
  body.addEventListener('focusout', hideFromFocusTrap);
  return () => {
    body.removeEventListener('focusin', hideFromFocusTrap);
    body.removeEventListener('focusout', hideFromFocusTrap);
  };
};
