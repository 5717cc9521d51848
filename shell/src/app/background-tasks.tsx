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

/** Makes the home page available offline: error pages link to it. */
const preloadHome = (): void => void preloadOwnPage(paths.web.home()).catch(() => undefined);

/** Work that runs while the page is open and is not needed for the first paint. */
const BackgroundTasks = () => {
  // The page view is reported after the page is rendered.
  const pathname = useDeferredValue(useLocation().pathname);
  useEffect(() => followPage(pathname), [pathname]);
  useEffect(followScroll, []);
  useEffect(pauseMotionWhileResizing, []);
  useEffect(preloadHome, []);
  usePageTransitions();
  return <Toasts />;
};

export default BackgroundTasks;
