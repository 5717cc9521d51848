import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TABS = 120;

/** Presses Tab until the control has the focus. */
export const tabTo = async (page: Page, control: Locator) => {
  await control.waitFor();
  for (let presses = 0; presses < MAX_TABS; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
};

export const pressOn = async (page: Page, control: Locator, key = 'Enter') => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};
