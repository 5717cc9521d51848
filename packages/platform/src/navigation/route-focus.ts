import { useLayoutEffect, useRef } from 'react';
import { useLocation, type Location, type NavigationType } from 'react-router-dom';
import { scrollToStart, isSamePlace, restoreScroll, setCurrentPlace } from './scroll-memory';

let isFocusPending = false;

/** True once after a route change: the page's heading asks and then takes the focus. */
export const takeRouteFocus = (): boolean => {
  const wasPending = isFocusPending;
  isFocusPending = false;
  return wasPending;
};

const scrollForNavigation = (
  now: Location,
  before: Location,
  kind: NavigationType | `${NavigationType}`,
): void => {
  const newPage = now.pathname !== before.pathname;
  if (kind === 'POP') {
    if (!restoreScroll(now, newPage) && (newPage || now.hash)) scrollToStart(now.hash);
  } else if (newPage || (now.hash && now.hash !== before.hash)) scrollToStart(now.hash);
};

/**
 * Follows the pages: each new one but the first gives the focus to its heading and begins at its start, one that is
 * come back to stands where it was left. Layout effects run before the headings' own effects, so a page that is ready
 * at once finds the focus waiting; a page that still loads finds it later. `kind` is how the address came to be.
 */
export const useRouteChange = (kind: NavigationType | `${NavigationType}`): void => {
  const location = useLocation();
  const lastLocation = useRef(location);
  useLayoutEffect(() => {
    const before = lastLocation.current;
    lastLocation.current = location;
    setCurrentPlace(location);
    // The router makes a new object of the same address for every drawing.
    if (isSamePlace(before, location)) return;
    isFocusPending ||= before.pathname !== location.pathname;
    scrollForNavigation(location, before, kind);
  }, [location, kind]);
};
