import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';
import { confirmRecoveryCodes, secondStepPart as step, turnOnApp } from './authenticator-app';
import { join, joinAndConfirm } from './joined';
import { cutOff, notifications } from './open-panels';
import { addPasskeyDevice } from './passkey-device';
import { signIn } from './person';
import { computeCode } from '../../e2e/support/totp';

const signOut = async (page: Page) => {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
};

/** Sets up an app and downloads the recovery codes. Returns its secret and the codes. */
const setUpApp = async (page: Page) => {
  const secret = await turnOnApp(page);
  const list = step(page).getByRole('list', { name: 'Recovery codes' });
  const codes = await list.getByRole('listitem').allInnerTexts();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await step(page).getByRole('button', { name: 'Download codes' }).click();
  expect((await saved).suggestedFilename()).toBe('wanderwork-recovery-codes.txt');
  await confirmRecoveryCodes(page);
  return { secret, codes };
};

test('an app is set up and required at the next login; a recovery code replaces it', async ({ page }) => {
  test.slow();
  const person = await join(page);
  const { secret, codes } = await setUpApp(page);
  await signOut(page);

  await page.goto('/login');
  await signIn(page, person);
  const second = page.getByRole('form', { name: 'Second step' });
  await expect(second.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await second.getByLabel('Code', { exact: true }).fill('000000');
  await second.getByRole('button', { name: 'Log In' }).click();
  await expect(second.getByRole('alert')).toContainText('Login failed');

  const code = computeCode(secret, 1);
  await cutOff(page, '/api/auth/second-factor');
  await second.getByLabel('Code', { exact: true }).fill(code);
  await second.getByRole('button', { name: 'Log In' }).click();
  await expect(second.getByRole('alert')).toContainText('We couldn’t reach the server. Please try again.');
  await expect(second.getByLabel('Code', { exact: true })).toHaveValue(code);
  await page.unrouteAll();
  await second.getByRole('button', { name: 'Log In' }).click();
  await expect(notifications(page)).toContainText('You have successfully logged in.');

  await signOut(page);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await second.getByLabel('Recovery code').fill(codes[0] ?? '');
  await second.getByRole('button', { name: 'Log In' }).click();
  await expect(notifications(page)).toContainText('You have successfully logged in.');
  await page.goto('/settings/security');
  await expect(step(page)).toContainText('9 left');
});

test('a passkey is created, renamed, and logs in without a password', async ({ page }) => {
  test.slow();
  await addPasskeyDevice(page);
  await joinAndConfirm(page);
  await page.goto('/settings/security');
  await step(page).getByRole('button', { name: 'Add a passkey' }).click();
  await step(page).getByRole('button', { name: 'I’ve saved them' }).click();
  const list = step(page).getByRole('list', { name: 'Passkeys' });
  await list.getByRole('button', { name: /^Rename/ }).click();
  await list.getByLabel('Name', { exact: true }).fill('The blue key');
  await list.getByRole('button', { name: 'Save name' }).click();
  await expect(list).toContainText('The blue key');

  await signOut(page);
  await page.goto('/login?returnTo=%2Fsettings%2Fsecurity');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/settings/security');
  await expect(list).toContainText('last used just now');
  await list.getByRole('button', { name: 'Remove The blue key' }).click();
  await expect(step(page)).toContainText('None yet.');
});

test('a passkey is the second step of a login with a password', async ({ page }) => {
  test.slow();
  await addPasskeyDevice(page);
  const person = await joinAndConfirm(page);
  await page.goto('/settings/security');
  await step(page).getByRole('button', { name: 'Add a passkey' }).click();
  await step(page).getByRole('button', { name: 'I’ve saved them' }).click();
  await signOut(page);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(notifications(page)).toContainText('You have successfully logged in.');
});
