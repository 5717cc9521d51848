import { isOwnWorker, WORKER } from './own-worker';

const workerOf = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  active ?? waiting ?? installing;

/** Takes away workers of other scripts that ever stood at this origin, and registers the product's own. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration> => {
  const known = await navigator.serviceWorker.getRegistrations();
  const foreign = known.filter((registration) => !isOwnWorker(workerOf(registration)));
  await Promise.all(foreign.map((registration) => registration.unregister()));
  return navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
};
