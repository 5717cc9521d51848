import { worker } from './worker-scope';

/** A new worker waits until the last page of the old one is closed, or until someone asks for the new version. */
export const activateOnRequest = (): void => {
  worker.addEventListener('message', (event) => {
    if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void worker.skipWaiting();
  });
};
