import { cacheShellFiles } from './shell-files';
import { cachePages } from './pages';
import { cachePictures } from './pictures';
import { cachePublicReads } from './public-reads';
import { serveOfflineItems } from './offline-items/offline-items';
import { cacheReleaseFiles, cacheReleaseList } from './releases';
import { activateOnRequest } from './activate-on-request';

// Everything cached here is the same for everyone: nothing from a session, a form or a person.
const shell = cacheShellFiles();
cacheReleaseFiles();
cacheReleaseList();
cachePublicReads(shell);
cachePictures();
cachePages(shell);
serveOfflineItems(shell);
activateOnRequest();
