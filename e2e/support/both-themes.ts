import { expect, type Page } from '@playwright/test';
import { expectAccessible, type Part } from './axe';

const showTheme = async (page: Page, theme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};

/** Checks both themes without reloading the page. */
export const expectAccessibleInBothThemes = async (page: Page, part?: Part) => {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, part);
  }
};
