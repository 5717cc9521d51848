import { canHelpInstalling } from '../features/install/platform';
import { offerInstallHelp } from '../features/install/offer-install';
import { startWorker } from '../features/update/start-worker';

export { followStoredSignups } from './follow-stored-signups';
export { offerInstall } from '../features/install/offer-install';

/** Starts the service worker and offers to install, long after the page has loaded. */
export const startIdleWork = async (): Promise<void> => {
  await startWorker();
  if (canHelpInstalling()) offerInstallHelp();
};
