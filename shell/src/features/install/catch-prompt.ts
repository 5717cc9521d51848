import type { InstallPrompt } from './platform';

/** The browser fires this event once, at any time; the prompt can be shown later. */
export const catchInstallPrompt = (onPrompt: (prompt: InstallPrompt) => void): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    onPrompt(event as InstallPrompt);
  });
