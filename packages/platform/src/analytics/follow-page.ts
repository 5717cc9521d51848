import { track } from './track';

/** Shorter visits are not reported. The specification sets this number. */
const MIN_SECONDS = 5;
const MAX_PATH_LENGTH = 300;

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Measures how long the page was visible. */
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
    /**
     * Returns the whole seconds measured since the last call and starts again; null while there are fewer than the
     * minimum.
     */
    take: (): number | null => {
      const seconds = Math.floor(countedMs / 1000);
      if (seconds < MIN_SECONDS) return null;
      countedMs = 0;
      return seconds;
    },
  };
};

/**
 * Reports that the page at `path` was opened and, whenever it is hidden, for how many seconds it was visible. Returns
 * a function that reports the rest and stops.
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
