/** Chromium's `beforeinstallprompt` event. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Safari's property for installed apps, on phones and tablets only. */
const getSafariStandalone = (): boolean | undefined => (navigator as { standalone?: boolean }).standalone;

/** Whether the product already runs as an installed app. */
export const isInstalled = (): boolean =>
  getSafariStandalone() === true ||
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;

/** On iPhones and iPads only the person can install a site, and the browser does not explain how. */
export const canHelpInstalling = (): boolean =>
  getSafariStandalone() === false && navigator.maxTouchPoints > 1;
