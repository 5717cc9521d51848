import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

let awaited = false;

/** True once after a route change: the page's heading asks and then takes the focus. */
export const takeRouteFocus = (): boolean => {
  const was = awaited;
  awaited = false;
  return was;
};

const scrollToStart = (hash: string): void => {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
};

/**
 * Notices every change of the path but the first paint. Layout effects run before the headings' own effects, so a page
 * that is ready at once finds the focus waiting; a page that still loads finds it later.
 */
export const useRouteChange = (): void => {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    awaited = true;
    // Going back, the browser restores the place itself.
    if (kind !== 'POP') scrollToStart(hash);
  }, [pathname, hash, kind]);
};
