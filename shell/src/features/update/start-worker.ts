import { followUpdates } from './follow-updates';
import { cacheThisVisit } from './cache-this-visit';
import { offerUpdate } from './offer-update';
import { isControlledByOwnWorker } from './own-worker';
import { isUpdatePostponed } from './postpone-update';
import { registerWorker } from './register-worker';

/** Registers the service worker, where the browser supports it. */
export const startWorker = async (): Promise<void> => {
  try {
    if (!isControlledByOwnWorker()) void cacheThisVisit();
    const registration = await registerWorker();
    const handleArrived = () => offerUpdate(registration);
    followUpdates(registration, {
      onArrived: handleArrived,
      onWaiting: () => isUpdatePostponed() || handleArrived(),
    });
  } catch {
    // Unsupported or blocked: everything works, only not offline.
  }
};
