import { track } from './track';

/** Shorter visits are not told; the specification's number. */
const LEAST_SECONDS = 5;
const PATH_MAX = 300;

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Counts the time in which the page was really on the screen. */
const stopwatch = () => {
  let counted = 0;
  let since: number | null = isHidden() ? null : performance.now();
  return {
    run: () => {
      since ??= performance.now();
    },
    pause: () => {
      if (since !== null) counted += performance.now() - since;
      since = null;
    },
    /** The whole seconds, once there are enough; then it begins again. */
    take: (): number | null => {
      const seconds = Math.floor(counted / 1000);
      if (seconds < LEAST_SECONDS) return null;
      counted = 0;
      return seconds;
    },
  };
};

/**
 * Tells that the page at `path` was opened, and for how many seconds it was looked at whenever it is hidden. Returns
 * how to leave it, which tells the rest.
 */
export const followPage = (path: string): (() => void) => {
  const place = path.slice(0, PATH_MAX);
  const watch = stopwatch();
  const pause = () => {
    watch.pause();
    const seconds = watch.take();
    if (seconds !== null) track({ name: 'time_spent', path: place, seconds });
  };
  const onVisibility = () => (isHidden() ? pause() : watch.run());

  track({ name: 'page_view', path: place });
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', pause);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', pause);
    pause();
  };
};
