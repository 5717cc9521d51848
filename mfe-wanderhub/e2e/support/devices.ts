import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../../e2e/support/both-themes';

/** What people use Connect on. A journey of several people has them on different ones. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
} as const;

/**
 * Checks the page at the size of both devices, each at its top, where the header covers no button. Not for a
 * page with an open dialog: axe tells the dialog by what it covers, which it doesn't right after a change of size.
 */
export const expectAccessibleOnBothDevices = async (page: Page): Promise<void> => {
  const own = page.viewportSize()!;
  for (const { viewport } of Object.values(devices)) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessibleInBothThemes(page);
  }
  await page.setViewportSize(own);
};
