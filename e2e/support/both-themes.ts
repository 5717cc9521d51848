import { expect, type Page } from '@playwright/test';
import { expectAccessible, type Part } from './axe';

const showTheme = async (page: Page, theme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};

/** Both themes as the page stands, without loading it again. */
export const expectAccessibleInBothThemes = async (page: Page, part?: Part) => {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, part);
  }
};
