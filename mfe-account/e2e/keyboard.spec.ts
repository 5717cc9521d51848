import { expect, test, type Locator, type Page } from '@playwright/test';
import { walkByTab } from '../../e2e/support/keyboard';
import { becomeAdmin, becomeMember } from '../../e2e/support/person';
import { scrollThroughPage, waitUntilSettled } from '../../e2e/support/states';

/** Presses Tab until `goal` has the focus. */
const tabTo = async (page: Page, goal: Locator) => {
  await expect(goal).toBeVisible();
  const there = () => goal.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 120 && !(await there()); press += 1) await page.keyboard.press('Tab');
  await expect(goal).toBeFocused();
};

/** Expects that every control of the settled page is reachable by Tab. */
const expectAllReachable = async (page: Page) => {
  await page.reload();
  await waitUntilSettled(page);
  await scrollThroughPage(page);
  expect(await walkByTab(page)).toEqual({ missed: [], unmarked: [] });
};

test('the settings can be changed by keyboard only', async ({ page, baseURL }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'light' });
  await becomeMember(page, String(baseURL));
  await page.goto('/settings');
  await waitUntilSettled(page);
  await tabTo(page, page.getByRole('radio', { name: 'System' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await tabTo(page, page.getByRole('link', { name: 'Your data' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/data');
  const remove = page.getByRole('button', { name: 'Delete my account' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await tabTo(page, dialog.getByRole('button', { name: 'Keep my account' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();

  await expectAllReachable(page);
});

test('an admin finds and suspends an account by keyboard only', async ({ page, browser, baseURL }) => {
  test.slow();
  const other = await (await browser.newContext({ baseURL })).newPage();
  const { email } = await becomeMember(other, String(baseURL));
  await becomeAdmin(page, String(baseURL));
  await page.goto('/admin/users');
  await waitUntilSettled(page);
  await tabTo(page, page.getByLabel('Email or name'));
  await page.keyboard.type(email);
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('link', { name: email }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Ferreira' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Suspend account' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Suspend this account?' });
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('Sends spam');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lift suspension' })).toBeFocused();
  await expectAllReachable(page);
});
