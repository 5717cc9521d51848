import { paths } from '@wanderwork/contracts';
import { followScroll } from '@wanderwork/platform';
import { followPage } from '@wanderwork/platform/analytics';
import { useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Toasts } from '../features/toasts/toasts';
import { crossFade } from '../layout/cross-fade';
import { pauseMotionWhileResizing } from '../layout/pause-motion';
import { setPageTransition } from '../layout/page-transition';
import { preloadOwnPage } from './own-pages';

const usePageTransitions = (): void => {
  useEffect(() => {
    setPageTransition(crossFade);
    return () => setPageTransition(null);
  }, []);
};

/** The way home works without a connection, too: error pages lead there. */
const preloadHome = (): void => void preloadOwnPage(paths.web.home()).catch(() => undefined);

/** What runs as long as the page is open and is not needed to see it. */
const BackgroundTasks = () => {
  // Telling that a page was opened waits until it is drawn.
  const pathname = useDeferredValue(useLocation().pathname);
  useEffect(() => followPage(pathname), [pathname]);
  useEffect(followScroll, []);
  useEffect(pauseMotionWhileResizing, []);
  useEffect(preloadHome, []);
  usePageTransitions();
  return <Toasts />;
};

export default BackgroundTasks;
