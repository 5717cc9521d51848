import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TABS = 80;

/** Presses Tab until `to` has the focus. */
export const tabTo = async (page: Page, to: Locator): Promise<void> => {
  const hasFocus = () => to.evaluate((element) => element === document.activeElement);
  await expect(to).toBeVisible();
  for (let tab = 0; tab < MAX_TABS && !(await hasFocus()); tab += 1) await page.keyboard.press('Tab');
  await expect(to).toBeFocused();
};

/** Tabs to something and presses Enter on it. */
export const pressEnterOn = async (page: Page, to: Locator): Promise<void> => {
  await tabTo(page, to);
  await page.keyboard.press('Enter');
};
