import { packageFolder } from '../workspace.mjs';
import { packageLicence } from './package-licence.mjs';

/** What the service worker is compiled from, in a build of its own; `idb` comes with the expiry of caches. */
const packages = [
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'idb',
];

export const worksInWorker = () => packages.map((name) => packageLicence(packageFolder(name)));
