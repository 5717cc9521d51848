import { useLayoutEffect, useRef } from 'react';
import { useLocation, type Location, type NavigationType } from 'react-router-dom';
import { goToStart, isSamePlace, returnToPlace, showPlace } from './scroll-memory';

let awaited = false;

/** True once after a route change: the page's heading asks and then takes the focus. */
export const takeRouteFocus = (): boolean => {
  const was = awaited;
  awaited = false;
  return was;
};

const scroll = (now: Location, before: Location, kind: NavigationType | `${NavigationType}`): void => {
  const newPage = now.pathname !== before.pathname;
  if (kind === 'POP') {
    if (!returnToPlace(now, newPage) && (newPage || now.hash)) goToStart(now.hash);
  } else if (newPage || (now.hash && now.hash !== before.hash)) goToStart(now.hash);
};

/**
 * Follows the pages: each new one but the first gives the focus to its heading and begins at its start, one that is
 * come back to stands where it was left. Layout effects run before the headings' own effects, so a page that is ready
 * at once finds the focus waiting; a page that still loads finds it later. `kind` is how the address came to be.
 */
export const useRouteChange = (kind: NavigationType | `${NavigationType}`): void => {
  const location = useLocation();
  const last = useRef(location);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    showPlace(location);
    // The router makes a new object of the same address for every drawing.
    if (isSamePlace(before, location)) return;
    awaited ||= before.pathname !== location.pathname;
    scroll(location, before, kind);
  }, [location, kind]);
};
