import { expect, test, type Page } from '@playwright/test';
import { post } from '../../e2e/support/person';
import { secondStepPart as step } from './authenticator-app';
import { join, joinAndConfirm } from './joined';
import { notifications } from './open-panels';
import { addPasskeyDevice } from './passkey-device';
import { newPerson, signIn } from './person';

const profile = (page: Page) => page.getByRole('form', { name: 'Profile' });
const first = (page: Page) => profile(page).getByLabel('First name');
const last = (page: Page) => profile(page).getByLabel('Last name');
const save = async (page: Page) => {
  await profile(page).getByRole('button', { name: 'Save profile' }).click();
  await expect(notifications(page)).toContainText('Your profile is up to date.');
};

/** Opens a second tab of the same browser at `path`. */
const openTab = async (page: Page, path: string): Promise<Page> => {
  const otherTab = await page.context().newPage();
  await otherTab.goto(path);
  return otherTab;
};

test('changes of one profile in two tabs are both saved and shown', async ({ page }) => {
  await join(page);
  await page.goto('/profile');
  await expect(first(page)).toHaveValue('Ana');
  const otherTab = await openTab(page, '/profile');
  await first(otherTab).fill('Zoë');
  await save(otherTab);
  await last(page).fill('Costa');
  await save(page);
  await expect(first(page)).toHaveValue('Zoë');
  await otherTab.reload();
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Zoë Costa' })).toBeVisible();
});

test('a member who signs in after somebody else in another tab sees none of their input', async ({
  page,
  baseURL,
}) => {
  await join(page);
  const bo = { ...newPerson(), firstName: 'Bo' };
  await post(page, '/api/auth/register', bo, String(baseURL));
  await page.goto('/profile');
  await page
    .getByLabel('Picture from this device')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel });
  await expect(page.getByRole('button', { name: 'Use this picture' })).toBeVisible();
  await first(page).fill('A secret of Ana');

  const otherTab = await openTab(page, '/help');
  await post(otherTab, '/api/auth/logout', {}, String(baseURL));
  await otherTab.goto('/login');
  await signIn(otherTab, bo);
  await expect(notifications(otherTab)).toContainText('You have successfully logged in.');

  await expect(page.getByRole('heading', { level: 1, name: 'Bo Ferreira' })).toBeVisible();
  await expect(first(page)).toHaveValue('Bo');
  await expect(page.getByRole('button', { name: 'Use this picture' })).toHaveCount(0);
});

test('a save during a sign-out in another tab is not shown as saved', async ({ page }) => {
  const person = await join(page);
  await page.goto('/profile');
  await first(page).fill('Zoë');
  let release = () => {};
  const signedOut = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/account/profile', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    await signedOut;
    await route.continue();
  });
  await profile(page).getByRole('button', { name: 'Save profile' }).click();
  const otherTab = await openTab(page, '/profile');
  await otherTab.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(otherTab).toHaveURL('/');
  release();
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile');
  await expect(notifications(page)).not.toContainText('Your profile is up to date.');
  await page.unrouteAll();
  await signIn(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(first(page)).toHaveValue('Ana');
});

test('a passkey removed in one tab disappears in the other when it is changed there', async ({ page }) => {
  await addPasskeyDevice(page);
  await joinAndConfirm(page);
  await page.goto('/settings/security');
  await step(page).getByRole('button', { name: 'Add a passkey' }).click();
  await step(page).getByRole('button', { name: 'I’ve saved them' }).click();
  const remove = (tab: Page) => step(tab).getByRole('button', { name: /^Remove/ });
  await expect(remove(page)).toBeVisible();
  const otherTab = await openTab(page, '/settings/security');
  await remove(otherTab).click();
  await expect(step(otherTab)).toContainText('None yet.');
  await remove(page).click();
  await expect(notifications(page)).toContainText('This passkey was already removed');
  await expect(step(page)).toContainText('None yet.');
});

/** A one-pixel PNG. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
