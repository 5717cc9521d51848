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

/** The same browser's second tab, at `path`. */
const tabBeside = async (page: Page, path: string): Promise<Page> => {
  const beside = await page.context().newPage();
  await beside.goto(path);
  return beside;
};

test('what two tabs change of one profile both counts, and each shows it', async ({ page }) => {
  await join(page);
  await page.goto('/profile');
  await expect(first(page)).toHaveValue('Ana');
  const beside = await tabBeside(page, '/profile');
  await first(beside).fill('Zoë');
  await save(beside);
  await last(page).fill('Costa');
  await save(page);
  await expect(first(page)).toHaveValue('Zoë');
  await beside.reload();
  await expect(beside.getByRole('heading', { level: 1, name: 'Zoë Costa' })).toBeVisible();
});

test('who signs in after somebody else in another tab finds nothing of theirs in the first', async ({
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

  const beside = await tabBeside(page, '/help');
  await post(beside, '/api/auth/logout', {}, String(baseURL));
  await beside.goto('/login');
  await signIn(beside, bo);
  await expect(notifications(beside)).toContainText('You have successfully logged in.');

  await expect(page.getByRole('heading', { level: 1, name: 'Bo Ferreira' })).toBeVisible();
  await expect(first(page)).toHaveValue('Bo');
  await expect(page.getByRole('button', { name: 'Use this picture' })).toHaveCount(0);
});

test('a save that meets a sign-out in another tab is not taken for saved', async ({ page }) => {
  const person = await join(page);
  await page.goto('/profile');
  await first(page).fill('Zoë');
  let letGo = () => {};
  const signedOut = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/account/profile', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    await signedOut;
    await route.continue();
  });
  await profile(page).getByRole('button', { name: 'Save profile' }).click();
  const beside = await tabBeside(page, '/profile');
  await beside.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(beside).toHaveURL('/');
  letGo();
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile');
  await expect(notifications(page)).not.toContainText('Your profile is up to date.');
  await page.unrouteAll();
  await signIn(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(first(page)).toHaveValue('Ana');
});

test('a passkey that was removed in one tab is gone in the other once it is to be changed there', async ({
  page,
}) => {
  await addPasskeyDevice(page);
  await joinAndConfirm(page);
  await page.goto('/settings');
  await step(page).getByRole('button', { name: 'Add a passkey' }).click();
  await step(page).getByRole('button', { name: 'I’ve saved them' }).click();
  const remove = (tab: Page) => step(tab).getByRole('button', { name: /^Remove/ });
  await expect(remove(page)).toBeVisible();
  const beside = await tabBeside(page, '/settings');
  await remove(beside).click();
  await expect(step(beside)).toContainText('None yet.');
  await remove(page).click();
  await expect(notifications(page)).toContainText('This passkey was already removed');
  await expect(step(page)).toContainText('None yet.');
});

/** The smallest picture that there is. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
