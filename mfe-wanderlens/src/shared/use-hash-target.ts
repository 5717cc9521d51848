import { parseHashId, PageArrival } from '@wanderwork/platform';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long to wait for the element. */
const TIMEOUT_MS = 10_000;

/** The reader moves elsewhere. */
const moveEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Calls `found` with the element of this id as soon as it exists, and whether it had to wait. Gives up when the
 * reader moves or after a timeout. Returns a function that cancels it.
 */
export const waitForElement = (
  id: string,
  found: (part: HTMLElement, waited: boolean) => void,
): (() => void) => {
  const part = document.getElementById(id);
  if (part) {
    found(part, false);
    return () => undefined;
  }
  const findLate = () => {
    const late = document.getElementById(id);
    if (!late) return;
    stop();
    found(late, true);
  };
  const observer = new MutationObserver(findLate);
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of moveEvents) removeEventListener(sign, stop);
  };
  for (const sign of moveEvents) addEventListener(sign, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
};

const focusPart = (part: HTMLElement): void => {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
};

/**
 * Scrolls to the element named by the hash and focuses it once it is rendered, because the browser looks for it too
 * early. On a return, the scroll position is kept instead.
 */
export const useHashTarget = (): void => {
  const { pathname, hash, key } = useLocation();
  // Not the router's navigation type: within the shell's pages it always reports a return.
  const kind = useContext(PageArrival);
  const shownPath = useRef<string>(null);

  const showTarget = useEffectEvent(() => {
    const arrives = shownPath.current !== pathname;
    shownPath.current = pathname;
    const id = parseHashId(hash);
    // The first page of a visit and hash changes by the browser have the key `default`. A page that is already
    // scrolled was scrolled by the browser.
    const comesBack = kind === 'POP' && (key !== 'default' || (arrives && scrollY > 0));
    if (!id || comesBack) return;
    return waitForElement(id, (part, waited) => {
      // Within a page the scrolling may be animated.
      part.scrollIntoView({ behavior: arrives || waited ? 'instant' : 'auto' });
      focusPart(part);
    });
  });

  // Depends on the location alone: the navigation type of the next page is known before that page renders.
  useEffect(() => showTarget(), [pathname, hash, key]);
};
