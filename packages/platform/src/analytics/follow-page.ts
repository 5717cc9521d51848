import { track } from './track';

/** Shorter visits are not told; the specification's number. */
const MIN_SECONDS = 5;
const MAX_PATH_LENGTH = 300;

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Counts the time in which the page was really on the screen. */
const createStopwatch = () => {
  let countedMs = 0;
  let runningSince: number | null = isHidden() ? null : performance.now();
  return {
    run: () => {
      runningSince ??= performance.now();
    },
    pause: () => {
      if (runningSince !== null) countedMs += performance.now() - runningSince;
      runningSince = null;
    },
    /** The whole seconds, once there are enough; then it begins again. */
    take: (): number | null => {
      const seconds = Math.floor(countedMs / 1000);
      if (seconds < MIN_SECONDS) return null;
      countedMs = 0;
      return seconds;
    },
  };
};

/**
 * Tells that the page at `path` was opened, and for how many seconds it was looked at whenever it is hidden. Returns
 * how to leave it, which tells the rest.
 */
export const followPage = (path: string): (() => void) => {
  const reportedPath = path.slice(0, MAX_PATH_LENGTH);
  const watch = createStopwatch();
  const pause = () => {
    watch.pause();
    const seconds = watch.take();
    if (seconds !== null) track({ name: 'time_spent', path: reportedPath, seconds });
  };
  const onVisibility = () => (isHidden() ? pause() : watch.run());

  track({ name: 'page_view', path: reportedPath });
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', pause);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', pause);
    pause();
  };
};
