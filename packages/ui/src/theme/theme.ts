import type { ThemeChoice } from '@wanderwork/contracts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Also read by boot.js, before the first paint. */
export const THEME_KEY = 'wanderwork_theme';

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

const getSystemTheme = (): Theme =>
  window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** The theme on screen now. */
export const getCurrentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : getSystemTheme();
};

/** The theme that was chosen in this browser; null while the system decides. */
export const getChosenTheme = (): Theme | null => {
  try {
    const storedTheme = localStorage.getItem(THEME_KEY);
    return isTheme(storedTheme) ? storedTheme : null;
  } catch {
    return null;
  }
};

/** From now on the system's theme is shown, also when it changes. */
const followSystemTheme = (): void => {
  document.documentElement.dataset.theme = getSystemTheme();
  try {
    localStorage.removeItem(THEME_KEY);
  } catch {
    // Nothing was kept, then.
  }
};

/** Shows a theme and remembers the choice in this browser, where that is allowed. */
export const setTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that forbids storage shows the choice until the page is left.
  }
};

/** Shows what somebody likes: a theme, or whatever their system has. */
export const showTheme = (choice: ThemeChoice): void =>
  choice === 'system' ? followSystemTheme() : setTheme(choice);
