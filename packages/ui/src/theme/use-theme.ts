import { useSyncExternalStore } from 'react';
import { getCurrentTheme, setTheme, type Theme } from './theme';

const onThemeChange = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** The theme on the screen, and a function that changes it. Follows changes made anywhere on the page. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(onThemeChange, getCurrentTheme),
  setTheme,
];
