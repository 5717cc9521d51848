import { useRef } from 'react';
import { isInLiveRegion, letFocusReachLiveRegion } from './live-region';

const LAYER = '[role="dialog"]';

/** What is said in passing is no place to come back to. */
const isOnThePage = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  target !== document.body &&
  !target.closest(LAYER) &&
  !isInLiveRegion(target);

/** A button may be gone by then: "Log In", once somebody has. The page itself never is. */
const restoreFocus = (place: Element | null) => {
  const target = place?.isConnected ? place : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: target !== place });
};

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix does so for its own trigger alone, and ours
 * are opened from anywhere: by a button, an event, an address. One that opens out of another comes back to where the
 * first was opened: that one hands its focus back while this one is open. A link in it may have carried the focus to
 * the next page's heading already: there it stays.
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
    /** A press on a toast is none outside, even when it has dismissed the toast by now. */
    onInteractOutside: (event: Event) => {
      const { target } = event;
      if (isInLiveRegion(target) || (target instanceof Element && !target.isConnected))
        event.preventDefault();
    },
    /** Escape on a toast takes the toast away, not the dialog below it. */
    onEscapeKeyDown: (event: Event) => {
      if (isInLiveRegion(event.target)) event.preventDefault();
    },
  };
};
