import { followUpdates } from './follow-updates';
import { keepThisVisit } from './keep-this-visit';
import { offerUpdate } from './offer-update';
import { isServed } from './own-worker';
import { isPutOff } from './put-off';
import { registerWorker } from './register-worker';

/** Makes the product work offline, where the browser lets it. */
export const startWorker = async (): Promise<void> => {
  try {
    if (!isServed()) void keepThisVisit();
    const registration = await registerWorker();
    const arrived = () => offerUpdate(registration);
    followUpdates(registration, { arrived, waiting: () => isPutOff() || arrived() });
  } catch {
    // Unsupported or forbidden: everything is there, only not offline.
  }
};
