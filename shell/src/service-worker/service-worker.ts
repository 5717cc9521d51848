import { cacheShellFiles } from './shell-files';
import { cachePages } from './pages';
import { cachePictures } from './pictures';
import { cachePublicReads } from './public-reads';
import { showPushes } from './pushes';
import { serveOfflineItems } from './offline-items/offline-items';
import { cacheReleaseFiles, cacheReleaseList } from './releases';
import { worker } from './worker-scope';

/** A new worker waits until the last page of the old one is closed, or until someone asks for the new version. */
const activateOnRequest = (): void => {
  worker.addEventListener('message', (event) => {
    if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void worker.skipWaiting();
  });
};

// Everything cached here is the same for everyone: nothing from a session, a form or a person.
const shell = cacheShellFiles();
cacheReleaseFiles();
cacheReleaseList();
cachePublicReads(shell);
cachePictures();
cachePages(shell);
serveOfflineItems(shell);
activateOnRequest();
showPushes();
