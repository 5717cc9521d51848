import { expect, test, type Page } from '@playwright/test';
import fs from 'node:fs';
import { expectAccessible } from '../../e2e/support/axe';
import { join, joinByPages, prove } from './joined';
import { cutOff, notifications, shown } from './open-panels';
import { signIn } from './person';

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('the profile is saved, and the input stays after a network error', async ({ page }) => {
  await join(page);
  await page.goto('/profile');
  const form = page.getByRole('form', { name: 'Profile' });
  await form.getByLabel('First name').fill('Zoë');
  await form.getByLabel('Home city').fill('Lisb');
  await page.getByRole('option', { name: /Lisbon/ }).click();
  await form.getByRole('combobox', { name: /Passports/ }).fill('Portu');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await expect(form.getByRole('combobox', { name: /Passports/ })).toBeFocused();
  await form.getByLabel('Their time zone').fill('New York');
  await page.getByRole('option', { name: /New York/ }).click();
  await form.getByLabel('They start').fill('09:00');
  await form.getByLabel('They finish').fill('17:00');

  await cutOff(page, '/api/account/profile');
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(form.getByRole('alert')).toContainText('What you typed is still here.');
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(notifications(page)).toContainText('Your profile is up to date.');
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë Ferreira' })).toBeVisible();

  await page.reload();
  await expect(form.getByLabel('Home city')).toHaveValue('Lisbon');
  await expect(form.getByRole('list', { name: 'Chosen passports' })).toContainText('Portugal');
  await expect(form.getByLabel('Their time zone')).toHaveValue('New York');
  await expect(form.getByLabel('They finish')).toHaveValue('17:00');
});

test('a preference applies in every browser; a session is ended from another one', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await join(page);
  await page.goto('/settings');
  await part(page, 'Preferences').getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto('/login?returnTo=%2Fsettings');
  await signIn(other, person);
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();

  await page.goto('/settings');
  await page.getByRole('navigation', { name: 'Account settings' }).getByText('Sign-in and security').click();
  await expect(page).toHaveURL('/settings/security');
  const sessions = part(page, 'Where you’re signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Sign out/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.goto('/profile');
  await expect(other).toHaveURL('/login?returnTo=%2Fprofile');
});

test('all tabs follow a sign-in and a sign-out right away', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/help');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  await joinByPages(page);
  await expect(
    other.getByRole('banner').getByRole('button', { name: 'Account of Ana Ferreira' }),
  ).toBeVisible();
  await other.goto('/profile');
  await other.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('the password is changed', async ({ page }) => {
  const person = await join(page);
  await page.goto('/settings/security');
  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByLabel('Current password').fill('not this one');
  await form.getByLabel('New password').fill('nine green lanterns over the harbour');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.locator('[role="alert"], [aria-invalid="true"]').first()).toBeVisible();
  await form.getByLabel('Current password').fill(person.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(notifications(page)).toContainText('Password changed');
});

test('an action continues after reauthentication', async ({ page }) => {
  const person = await join(page);
  await page.goto('/settings/data');
  const stale = { statusCode: 403, code: 'auth.fresh_required', message: 'Please show who you are' };
  await page.route('**/api/account/export', (route) => route.fulfill({ status: 403, json: stale }), {
    times: 1,
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expectAccessible(page);
  await prove(page, person);
  expect((await download).suggestedFilename()).toBe('wanderwork-export.json');
});

test('the data is exported as one file, and an account deletion is canceled by logging in', async ({
  page,
}) => {
  const person = await join(page);
  await page.goto('/settings/data');
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('wanderwork-export.json');
  expect(fs.readFileSync(await file.path(), 'utf8')).toContain(person.email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await (await shown(page, 'Delete your account?')).getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await (await shown(page, 'Delete your account?')).getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(part(page, 'Delete account')).toContainText('Your account will be deleted on');

  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login?returnTo=%2Fsettings%2Fdata');
  await signIn(page, person);
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
