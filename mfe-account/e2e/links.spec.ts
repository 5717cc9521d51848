import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';
import { join, joinAndConfirm } from './joined';
import { linkFor } from '../../e2e/support/mailbox';
import { cutOff } from './open-panels';
import { newPerson, signIn } from './person';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an email is confirmed once by one press, and the token is removed from the URL', async ({ page }) => {
  const person = await join(page);
  const link = await linkFor(page, person.email, '/confirm-email');
  await page.goto(link);
  await expect(page).toHaveURL('/confirm-email');
  await page.reload();
  await cutOff(page, '/api/auth/confirm-email');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We couldn’t reach the server');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(title(page, 'Email confirmed')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'My profile' }).click();
  await page.goto('/settings/email');
  await expect(page.getByRole('region', { name: 'Email' })).toContainText('Confirmed');

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(title(page, 'This link doesn’t work')).toBeFocused();
  await expect(page.getByRole('main')).toContainText('This link has already been used.');
});

test('a forgotten password is reset; all sessions end, and the link works once', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await join(page);
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: 'Forgot password' }).click();
  await expect(title(elsewhere, 'Forgot password')).toBeVisible();
  await elsewhere.getByLabel('Email').fill(person.email);
  await elsewhere.getByRole('button', { name: 'Send the link' }).click();
  await expect(title(elsewhere, 'Check your inbox')).toBeFocused();

  const link = await linkFor(elsewhere, person.email, '/reset-password');
  const password = 'nine green lanterns over the harbour';
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL('/reset-password');
  await elsewhere.getByLabel('New password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Save password' }).click();
  await expect(title(elsewhere, 'Your new password is set')).toBeFocused();

  await page.goto('/profile');
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile');
  await signIn(page, person);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid email or password.');
  await signIn(page, { ...person, password });
  await expect(page).toHaveURL('/profile');

  await elsewhere.goto(link);
  await elsewhere.getByLabel('New password', { exact: true }).fill('another one after that');
  await elsewhere.getByRole('button', { name: 'Save password' }).click();
  await expect(title(elsewhere, 'This link doesn’t work')).toBeFocused();
  await elsewhere.getByRole('link', { name: 'Get a new link' }).click();
  await expect(elsewhere).toHaveURL('/forgot-password');
});

test('a common password is rejected and stays in the field', async ({ page }) => {
  const person = await join(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.goto(await linkFor(page, person.email, '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill('password123');
  await expect(page.getByText('Easily guessed')).toBeVisible();
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('password123');
});

test('the newsletter requires a confirmation and stops by one press', async ({ page }) => {
  const { email } = newPerson();
  await page.goto('/#newsletter');
  const form = page.getByRole('main').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Join the Journey' }).click();
  await expect(page.getByText('One step left: press the button in the email to')).toContainText(email);

  await page.goto(await linkFor(page, email, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(title(page, 'You’re subscribed')).toBeFocused();

  await page.goto(await linkFor(page, email, '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(title(page, 'You’re unsubscribed')).toBeFocused();
});

test('an email changes when both inboxes confirm', async ({ page }) => {
  const person = await joinAndConfirm(page);
  const next = newPerson().email;
  await page.goto('/settings/email');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(next);
  await page.getByRole('button', { name: 'Send both emails' }).click();
  await expect(page.getByText('Check both inboxes')).toBeVisible();

  for (const address of [person.email, next]) {
    await page.goto(await linkFor(page, address, '/confirm-email-change'));
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(title(page, 'Change confirmed')).toBeFocused();
  }
  await page.goto('/settings/email');
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(next);
});

test('a dead link is accessible in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/confirm-email?token=of-nobody');
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(title(page, 'This link doesn’t work')).toBeFocused();
    await expectAccessible(page);
  }
});
