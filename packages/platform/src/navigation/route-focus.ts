import { useLayoutEffect, useRef } from 'react';
import { useLocation, type Location, type NavigationType } from 'react-router-dom';
import { scrollToStart, isSamePlace, restoreScroll, setCurrentPlace } from './scroll-memory';

let isFocusPending = false;

/** True once after a route change, for the page's heading, which then takes the focus. */
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
    if (!restoreScroll(now, newPage) && (newPage || now.hash)) scrollToStart(now.hash, newPage);
  } else if (newPage || (now.hash && now.hash !== before.hash)) scrollToStart(now.hash, newPage);
};

/**
 * Handles route changes: each new page except the first focuses its heading and starts at the top; a page returned to
 * restores its scroll position. Layout effects run before the headings' own effects, so a page that is ready at once
 * finds the focus pending, and a page that still loads finds it later. `kind` is the navigation type.
 */
export const useRouteChange = (kind: NavigationType | `${NavigationType}`): void => {
  const location = useLocation();
  const lastLocation = useRef(location);
  useLayoutEffect(() => {
    const before = lastLocation.current;
    lastLocation.current = location;
    setCurrentPlace(location);
    // The router creates a new object for the same address on every render.
    if (isSamePlace(before, location)) return;
    isFocusPending ||= before.pathname !== location.pathname;
    scrollForNavigation(location, before, kind);
  }, [location, kind]);
};
