import { expect, type Page } from '@playwright/test';
import { colorRules, expectAccessible, type Part } from './axe';

const showTheme = async (page: Page, theme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};

/**
 * Checks the page in the light theme, and its colors in the dark theme too, without reloading. A theme changes nothing
 * but colors and the files of pictures.
 */
export const expectAccessibleInBothThemes = async (page: Page, part?: Part) => {
  await showTheme(page, 'light');
  await expectAccessible(page, part);
  await showTheme(page, 'dark');
  await expectAccessible(page, part, colorRules);
};
