import type { ThemeChoice } from '@wanderwork/contracts';
import { useSyncExternalStore } from 'react';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** boot.js reads it too, before the first paint. */
export const THEME_KEY = 'wanderwork_theme';

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

const getSystemTheme = (): Theme =>
  window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** The theme on the screen now. */
export const getCurrentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : getSystemTheme();
};

/** The theme chosen in this browser; null while the system decides. */
export const getChosenTheme = (): Theme | null => {
  try {
    const storedTheme = localStorage.getItem(THEME_KEY);
    return isTheme(storedTheme) ? storedTheme : null;
  } catch {
    return null;
  }
};

/** Follows the system's theme from now on. */
const followSystemTheme = (): void => {
  document.documentElement.dataset.theme = getSystemTheme();
  try {
    localStorage.removeItem(THEME_KEY);
  } catch {
    // Then nothing was stored.
  }
};

/** Shows a theme and stores the choice in this browser, if allowed. */
export const setTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that blocks storage shows the choice until the page is left.
  }
};

/** Shows the chosen theme, or the system's. */
export const showTheme = (choice: ThemeChoice): void =>
  choice === 'system' ? followSystemTheme() : setTheme(choice);

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
