import { canHelpInstalling } from '../features/install/platform';
import { offerInstallHelp } from '../features/install/offer-install';
import { isReturnVisit } from '../features/install/return-visit';
import { startWorker } from '../features/update/start-worker';

export { followStoredSignups } from './follow-stored-signups';
export { offerInstall } from '../features/install/offer-install';

/** Starts the service worker and offers to install, long after the page has loaded. */
export const startIdleWork = async (): Promise<void> => {
  // Every visit counts, whether the browser allows installing in it or not.
  isReturnVisit();
  await startWorker();
  if (canHelpInstalling()) offerInstallHelp();
};
