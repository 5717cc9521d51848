import type { InstallPrompt } from './platform';

/** The browser offers to install once, whenever it likes; the answer may take its time. */
export const catchInstallPrompt = (onPrompt: (prompt: InstallPrompt) => void): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    onPrompt(event as InstallPrompt);
  });
