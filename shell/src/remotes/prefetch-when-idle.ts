import { paths, type Release } from '@wanderwork/contracts';
import { whenIdle } from '../app/when-idle';
import { findRemotePage } from './find-page';
import { useReleases } from './releases';

/** So long nothing must have been fetched. */
const QUIET_MS = 2000;

/** The places of the header. */
const places = [paths.web.wanderlens(), paths.web.wanderhub(), paths.web.wanderquest(), paths.web.connect()];

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is fetched on a guess where bytes are dear or slow. */
const isSpare = (): boolean => {
  const { saveData = false, effectiveType = '4g' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === '4g';
};

/** Runs `action` once the page has all it wants and the browser has nothing to do. */
const onceQuiet = (action: () => void): void => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      observer.disconnect();
      whenIdle(action);
    }, QUIET_MS);
  };
  const observer = new PerformanceObserver(wait);
  observer.observe({ type: 'resource' });
  wait();
};

const filesOf = (releases: readonly Release[], path: string): string[] => {
  const page = findRemotePage(releases, path);
  if (!page) return [];
  const { baseUrl, entry, preload } = page.release;
  return [entry, ...preload, ...page.route.preload].map((file) => baseUrl + file);
};

/** Puts the code of the header's places into the browser's cache, after all else; it runs when it is wanted. */
export const prefetchWhenIdle = (): void =>
  onceQuiet(() => {
    if (!isSpare()) return;
    const releases = useReleases.getState().releases ?? [];
    for (const href of new Set(places.flatMap((path) => filesOf(releases, path))))
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'prefetch',
          as: 'script',
          href,
          crossOrigin: 'anonymous',
        }),
      );
  });
