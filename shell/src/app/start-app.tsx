import {
  followClientErrors,
  followPanelEvents,
  session,
  setOtherRemotes,
  setPrefetcher,
} from '@wanderwork/platform';
import { rememberServedPictures } from '@wanderwork/ui';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startFederation } from '../remotes/federation';
import { otherRemotes } from '../remotes/other-remotes';
import { prefetch, preparePage } from './prefetch';
import { prefetchWhenIdle } from './prefetch-when-idle';
import { startReleases } from '../remotes/releases';
import { catchInstallPrompt } from '../features/install/catch-prompt';
import { followAccountTheme } from '../layout/account-theme';
import { runAfterPageLoad } from '../idle/run-after-page-load';
import { App } from './app';
import type * as Later from './idle-work';
import { runWhenIdle } from '../idle/run-when-idle';

/** How long the first paint waits for the page's own code, which the browser fetches in parallel with this script. */
const FIRST_PAGE_WAIT_MS = 200;

/** Longer when the served page is already readable: nothing is lost by waiting for the code that takes it over. */
const SERVED_PAGE_WAIT_MS = 3000;

/**
 * The service worker's files and stored sign-ups come after the page's own files. The specification sets this number.
 */
const WORKER_DELAY_MS = 1000;

/** The longest further wait for an idle browser. */
const WORKER_MAX_WAIT_MS = 1000;

const waitForFirstPage = (place: Element) =>
  new Promise((resolve) =>
    setTimeout(resolve, place.querySelector('main') ? SERVED_PAGE_WAIT_MS : FIRST_PAGE_WAIT_MS),
  );

const prepareFirstPage = async (): Promise<void> => {
  await startReleases();
  await preparePage(location);
};

/**
 * Loads code that no first view needs, such as updates and the install offer. If it fails, only those are missing.
 */
const withIdleWork = (work: (module: typeof Later) => void): void =>
  void import('./idle-work').then(work, () => undefined);

const startIdleWork = () => withIdleWork((module) => void module.startIdleWork());
const sendStoredSignups = () => withIdleWork(({ followStoredSignups }) => void followStoredSignups());

/** Starts what runs while the page is open, then renders it. */
export const startApp = async (): Promise<void> => {
  catchInstallPrompt((prompt) => withIdleWork(({ offerInstall }) => offerInstall(prompt)));
  followClientErrors();
  followPanelEvents();
  followAccountTheme();
  session.start();
  startFederation();
  setPrefetcher(prefetch);
  setOtherRemotes(otherRemotes);
  runAfterPageLoad(WORKER_DELAY_MS, () => runWhenIdle(sendStoredSignups, WORKER_MAX_WAIT_MS));
  if (process.env.NODE_ENV === 'production')
    runAfterPageLoad(WORKER_DELAY_MS, () => runWhenIdle(startIdleWork, WORKER_MAX_WAIT_MS));
  // Once shown, a spinner stays for a third of a second, so waiting for a nearly loaded page is better.
  const place = document.getElementById('root') as HTMLElement;
  await Promise.race([prepareFirstPage().catch(() => undefined), waitForFirstPage(place)]);
  rememberServedPictures(place);
  const root = createRoot(place);
  // As a transition, the first render leaves the browser time to respond in between.
  startTransition(() => root.render(<App />));
  prefetchWhenIdle();
};
