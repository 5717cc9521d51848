import { hideNotice, showNotice } from '../../layout/notices';
import { InstallBanner, InstallHelp } from './install-banner';
import { isInstalled, type InstallPrompt } from './platform';
const KEY = 'wanderwork_install_dismissed';

/** If storage is blocked, the answer holds until the page is left. */
let isDismissedOnPage = false;

const isDismissed = (): boolean => {
  try {
    return isDismissedOnPage || localStorage.getItem(KEY) !== null;
  } catch {
    return isDismissedOnPage;
  }
};

/** Remembers that the offer was declined, so that it is not made again. */
const rememberDismissal = (): void => {
  isDismissedOnPage = true;
  try {
    localStorage.setItem(KEY, new Date().toISOString());
  } catch {
    // The variable above remembers it.
  }
};

const hideOffer = () => hideNotice('install');

const declineOffer = () => {
  rememberDismissal();
  hideOffer();
};

const canOffer = () => !isDismissed() && !isInstalled();

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
