import { hideNotice, showNotice } from '../../layout/notices';
import { rememberDismissal, isDismissed } from './dismissal';
import { InstallBanner, InstallHelp } from './install-banner';
import { isInstalled, type InstallPrompt } from './platform';

const hideOffer = () => hideNotice('install');

const declineOffer = () => {
  rememberDismissal();
  hideOffer();
};

const canOffer = () => !isDismissed() && !isInstalled();

/** Shows the browser's own dialog. A browser that cannot show it any more has nothing to decline. */
const showPrompt = async (prompt: InstallPrompt): Promise<void> => {
  try {
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    if (outcome === 'dismissed') rememberDismissal();
  } catch {
    // The offer is used up; the browser makes another one when it likes.
  }
  hideOffer();
};

/** Offers to install what the browser says can be installed, unless that was declined before. */
export const offerInstall = (prompt: InstallPrompt): void => {
  if (!canOffer()) return;
  addEventListener('appinstalled', hideOffer, { once: true });
  showNotice('install', () => <InstallBanner onInstall={() => showPrompt(prompt)} onLater={declineOffer} />);
};

/** Says how it is done where no browser offers it. */
export const offerInstallHelp = (): void => {
  if (canOffer()) showNotice('install', () => <InstallHelp onLater={declineOffer} />);
};
