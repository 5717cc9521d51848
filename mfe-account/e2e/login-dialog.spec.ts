import { expect, test } from '@playwright/test';
import { cutOff, fill, notifications, panels, refuse } from './open-panels';
import { newPerson, register } from './person';

test('a member signs in where they are', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await register(page, person);
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  const dialog = await panels.login(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await fill(dialog, { Email: person.email, Password: person.password });
  await page.keyboard.press('Enter');
  await expect(notifications(page)).toContainText('Welcome back!');
  await expect(notifications(page)).toContainText('You have successfully logged in.');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('an admin reads that the access is granted', async ({ page }) => {
  const admin = {
    id: '0193a000-0000-7000-8000-000000000001',
    email: 'admin@example.com',
    name: 'Ada Byron',
    firstName: 'Ada',
    lastName: 'Byron',
    profileImageUrl: null,
    isAdmin: true,
    subscriptionTier: 'premium',
    preferences: { theme: 'system', temperatureUnit: null, currency: 'USD' },
  };
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { success: true, message: '' } }));
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: admin }));
  const dialog = await panels.login(page);
  await fill(dialog, { Email: admin.email, Password: 'whatever it is' });
  await page.keyboard.press('Enter');
  await expect(notifications(page)).toContainText('Admin Access Granted');
});

test('each way to fail has its words, and what was typed stays', async ({ page }) => {
  const dialog = await panels.login(page);
  const logIn = dialog.getByRole('button', { name: 'Log In' });
  const alert = dialog.getByRole('alert');
  await expect(dialog.getByText('Test credentials')).toHaveCount(0);
  await logIn.click();
  await expect(alert).toHaveText('Missing information Please enter both email and password.');
  await expect(dialog.getByLabel('Email')).toBeFocused();

  await fill(dialog, { Email: newPerson().email, Password: 'not this one' });
  await logIn.click();
  await expect(alert).toHaveText('Login failed Invalid email or password.');

  await refuse(page, '/api/auth/login', 429, { code: 'rate.limited', message: 'Please wait 4 s.' });
  await logIn.click();
  await expect(alert).toHaveText('Login failed Please wait 4 s.');

  await page.unrouteAll();
  await cutOff(page, '/api/auth/login');
  await logIn.click();
  await expect(alert).toHaveText('Login failed An unexpected error occurred. Please try again.');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('not this one');
});

test('the page calls the unexpected by its own name', async ({ page }) => {
  await cutOff(page, '/api/auth/login');
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Log in' });
  await fill(form, { Email: 'ana@example.com', Password: 'a long walk home' });
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Login error An unexpected error occurred. Please try again.',
  );
});

test('a forgotten password and a missing account have their pages', async ({ page }) => {
  const dialog = await panels.login(page);
  await dialog.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeFocused();
  const again = await panels.login(page);
  await again.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/register');
  await expect(again).toBeHidden();
});
