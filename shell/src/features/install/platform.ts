/** What Chromium offers when a site can be installed (`beforeinstallprompt`). */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Safari's own word for it, on phones and tablets only. */
const getSafariStandalone = (): boolean | undefined => (navigator as { standalone?: boolean }).standalone;

/** The product already runs as an app of its own. */
export const isInstalled = (): boolean =>
  getSafariStandalone() === true ||
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;

/** On iPhones and iPads a site can be installed, but only by the person, and nothing tells them how. */
export const canHelpInstalling = (): boolean =>
  getSafariStandalone() === false && navigator.maxTouchPoints > 1;
