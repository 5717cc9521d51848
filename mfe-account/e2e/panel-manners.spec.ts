import { expect, test, type Locator } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';
import { panels, shown } from './open-panels';

test.use({ reducedMotion: 'reduce' });

/** Submits the empty form, which shows field errors and a toast. */
const submitEmpty = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused();
};

test('the account panel is accessible in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await panels.account(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }
});

test('the join panel and login dialog work by keyboard', async ({ page }) => {
  const join = await panels.join(page);
  await expect(join.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(join.getByRole('link', { name: 'Paid plans' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(join.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(join.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('Enter');

  const login = await shown(page, 'Log in');
  await expect(join).toBeHidden();
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
});

test('Join Now opens the same dialog as the hero, and gets the focus back', async ({ page }) => {
  await page.goto('/');
  const joinNow = page.getByRole('banner').getByRole('button', { name: 'Join Now' });
  await joinNow.focus();
  await page.keyboard.press('Enter');
  await shown(page, 'Join the Journey');
  await page.keyboard.press('Escape');
  await expect(joinNow).toBeFocused();
});

test('a dialog returns the focus to its button when closed by Escape or the close button', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('main').getByRole('button', { name: 'Join the Journey' }).first();
  for (const close of ['Escape', 'Close']) {
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = await shown(page, 'Join the Journey');
    await expect(dialog.getByLabel('First name')).toBeFocused();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('dismissing a toast keeps the dialog open', async ({ page }) => {
  const dialog = await panels.signup(page);
  await submitEmpty(dialog);
  const toast = page.getByRole('region', { name: /Notifications/ });
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast.getByText('Missing Information')).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('F8 moves the focus to a toast over a dialog, and Escape closes only the toast and returns the focus', async ({
  page,
}) => {
  const dialog = await panels.signup(page);
  await submitEmpty(dialog);
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await page.keyboard.press('F8');
  await expect(toasts).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts.getByText('Missing Information')).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('First name')).toBeFocused();
});

test('a dialog is a bottom sheet on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await (await panels.signup(page)).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
});

test('leaving the page closes its panel', async ({ page }) => {
  await page.goto('/subscription');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WanderHub' }).click();
  await expect(page).toHaveURL('/wanderhub');
  await page.goBack();
  await page.getByRole('button', { name: 'Sign in or join for free' }).click();
  const panel = await shown(page, 'Your account');
  await page.goForward();
  await expect(page).toHaveURL('/wanderhub');
  await expect(panel).toBeHidden();
});
