import { canHelpInstalling } from '../features/install/platform';
import { offerHelp } from '../features/install/offer-install';
import { startWorker } from '../features/update/start-worker';

export { followKept } from './send-kept';
export { offerInstall } from '../features/install/offer-install';

/** What a page starts when it has long been there. */
export const startIdleWork = async (): Promise<void> => {
  await startWorker();
  if (canHelpInstalling()) offerHelp();
};
