import { isOwnWorker, WORKER_URL } from './own-worker';

const getWorker = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  active ?? waiting ?? installing;

/** Removes service workers of other scripts at this origin and registers the product's own. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration> => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const foreign = registrations.filter((registration) => !isOwnWorker(getWorker(registration)));
  await Promise.all(foreign.map((registration) => registration.unregister()));
  return navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
};
