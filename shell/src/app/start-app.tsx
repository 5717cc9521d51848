import { followClientErrors, followPanelEvents, session, setPrefetcher } from '@wanderwork/platform';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startFederation } from '../remotes/federation';
import { prefetch, preparePage } from '../remotes/prefetch';
import { prefetchWhenIdle } from '../remotes/prefetch-when-idle';
import { startReleases } from '../remotes/releases';
import { App } from './app';

/** How long the first paint waits for the page's own code, which the browser is fetching beside this script. */
const FIRST_PAGE_PATIENCE_MS = 200;

const patience = () => new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_PATIENCE_MS));

const prepareFirstPage = async (): Promise<void> => {
  await startReleases();
  await preparePage(location);
};

/** Starts what runs as long as the page is open, then draws it. */
export const startApp = async (): Promise<void> => {
  followClientErrors();
  followPanelEvents();
  session.start();
  startFederation();
  setPrefetcher(prefetch);
  // A spinner that is shown at all stays for a third of a second; a page that is nearly here is worth waiting for.
  await Promise.race([prepareFirstPage().catch(() => undefined), patience()]);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  // As a transition the first drawing leaves the browser room to answer in between.
  startTransition(() => root.render(<App />));
  prefetchWhenIdle();
};
