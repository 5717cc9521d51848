import { hideNotice, showNotice } from '../../layout/notices';
import { dismiss, isDismissed } from './dismissal';
import { InstallBanner, InstallHelp } from './install-banner';
import { isInstalled, type InstallPrompt } from './platform';

const hide = () => hideNotice('install');

const decline = () => {
  dismiss();
  hide();
};

const isWelcome = () => !isDismissed() && !isInstalled();

/** Shows the browser's own dialog. A browser that cannot show it any more has nothing to decline. */
const ask = async (prompt: InstallPrompt): Promise<void> => {
  try {
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    if (outcome === 'dismissed') dismiss();
  } catch {
    // The offer is used up; the browser makes another one when it likes.
  }
  hide();
};

/** Offers to install what the browser says can be installed, unless that was declined before. */
export const offerInstall = (prompt: InstallPrompt): void => {
  if (!isWelcome()) return;
  addEventListener('appinstalled', hide, { once: true });
  showNotice('install', () => <InstallBanner onInstall={() => ask(prompt)} onLater={decline} />);
};

/** Says how it is done where no browser offers it. */
export const offerHelp = (): void => {
  if (isWelcome()) showNotice('install', () => <InstallHelp onLater={decline} />);
};
