import { packageFolder } from '../workspace.mjs';
import { readPackageLicense } from './package-licence.mjs';

/** The packages in the service worker, which has its own build; `idb` is part of cache expiry. */
const packages = [
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'idb',
];

export const listWorksInWorker = () => packages.map((name) => readPackageLicense(packageFolder(name)));
