import { expect, test } from '@playwright/test';
import { join } from './joined';
import { linkFor } from '../../e2e/support/mailbox';
import { notifications } from './open-panels';
import { signIn } from './person';

test('a stranger loses an account registered with somebody else’s email once its owner confirms it', async ({
  page: stranger,
  browser,
  baseURL,
}) => {
  const prepared = await join(stranger);
  const owner = await (await browser.newContext({ baseURL })).newPage();

  await owner.goto(await linkFor(owner, prepared.email, '/confirm-email'));
  await owner.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(notifications(owner)).toContainText('Please set a password now');
  await expect(owner).toHaveURL('/reset-password');
  const password = 'nine green lanterns over the harbour';
  await owner.getByLabel('New password', { exact: true }).fill(password);
  await owner.getByRole('button', { name: 'Save password' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Your new password is set' })).toBeFocused();

  await stranger.goto('/profile');
  await expect(stranger).toHaveURL('/login?returnTo=%2Fprofile');
  await signIn(stranger, prepared);
  await expect(stranger.getByRole('main').getByRole('alert')).toContainText('Invalid email or password.');

  await owner.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await signIn(owner, { email: prepared.email, password });
  await expect(owner.getByText('You have successfully logged in.')).toBeVisible();
});
