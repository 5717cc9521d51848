import { expect, test, type Locator } from '@playwright/test';
import { fill, notifications, panels, refuse, shown } from './open-panels';
import { newPerson, register, signIn } from './person';

const fillIn = async (panel: Locator, email: string) => {
  await fill(panel, { 'First name': 'Ana', 'Last name': 'Ferreira', Email: email });
  await panel.getByRole('checkbox', { name: /terms/ }).check();
};

const submit = (panel: Locator) => panel.getByRole('button', { name: 'Create account' }).click();

test('Sign In opens the login endpoint and returns to the page', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await register(page, person);
  const panel = await panels.account(page);
  const loginRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
  await panel.getByRole('link', { name: 'Sign In' }).click();
  expect((await loginRequest).url()).toContain('returnTo=%2Fsubscription');
  await expect(page).toHaveURL('/login?returnTo=%2Fsubscription');
  await signIn(page, person);
  await expect(page).toHaveURL('/subscription');

  await page.getByRole('button', { name: 'My account' }).click();
  const panelOfMember = await shown(page, 'My Account');
  for (const name of ['Profile Settings', 'Subscription & Billing', 'Account Settings', 'Help & Support']) {
    await expect(panelOfMember.getByRole('link', { name })).toBeVisible();
  }
  await panelOfMember.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goBack();
  await page.getByRole('button', { name: 'My account' }).click();
  await panelOfMember.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(notifications(page)).toContainText('You have been successfully logged out.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the panel shows each error and keeps the input, even while the terms are open', async ({ page }) => {
  await refuse(page, '/api/signup', 429, { code: 'rate.limited', message: 'Too many requests.' });
  const { email } = newPerson();
  const panel = await panels.create(page);
  await fillIn(panel, email);
  await submit(panel);
  await expect(panel.getByRole('alert')).toHaveText('Failed to create account Too many requests.');

  await page.unrouteAll();
  await refuse(page, '/api/signup', 500, {});
  await submit(panel);
  await expect(panel.getByRole('alert')).toHaveText('Failed to create account Please try again later.');

  await panel.getByRole('link', { name: 'terms and conditions' }).click();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await page.getByRole('button', { name: 'Sign in or join for free' }).click();
  await expect(panel.getByLabel('Email')).toHaveValue(email);
});
