import { canHelpInstalling } from '../features/install/platform';
import { offerInstallHelp } from '../features/install/offer-install';
import { startWorker } from '../features/update/start-worker';

export { followStoredSignups } from './follow-stored-signups';
export { offerInstall } from '../features/install/offer-install';

/** What a page starts when it has long been there. */
export const startIdleWork = async (): Promise<void> => {
  await startWorker();
  if (canHelpInstalling()) offerInstallHelp();
};
