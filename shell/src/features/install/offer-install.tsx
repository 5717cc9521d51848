import { hideNotice, showNotice } from '../../layout/notices';
import { InstallBanner, InstallHelp } from './install-banner';
import { isInstalled, type InstallPrompt } from './platform';
import { isReturnVisit } from './return-visit';

const DISMISSED_KEY = 'wanderwork_install_dismissed';

const isDismissed = (): boolean => localStorage.getItem(DISMISSED_KEY) !== null;

/** Remembers that the offer was declined, so that it is not made again. */
const rememberDismissal = (): void => localStorage.setItem(DISMISSED_KEY, new Date().toISOString());

const hideOffer = () => hideNotice('install');

const declineOffer = () => {
  hideOffer();
  rememberDismissal();
};

/** From the second visit on. Without storage, every visit is the first. */
const canOffer = (): boolean => isReturnVisit() && !isDismissed() && !isInstalled();

/** Shows the browser's own install dialog. If the browser no longer can, nothing was declined. */
const showPrompt = async (prompt: InstallPrompt): Promise<void> => {
  try {
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    if (outcome === 'dismissed') rememberDismissal();
  } catch {
    // The prompt is used up; the browser may offer another one later.
  }
  hideOffer();
};

/** Offers to install the app when the browser allows it, unless that was declined before. */
export const offerInstall = (prompt: InstallPrompt): void => {
  if (!canOffer()) return;
  addEventListener('appinstalled', hideOffer, { once: true });
  showNotice('install', () => <InstallBanner onInstall={() => showPrompt(prompt)} onLater={declineOffer} />);
};

/** Explains how to install where the browser offers nothing. */
export const offerInstallHelp = (): void => {
  if (canOffer()) showNotice('install', () => <InstallHelp onLater={declineOffer} />);
};
