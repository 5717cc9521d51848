import { expect, test } from '@playwright/test';
import { fill, notifications, panels, refuse } from './open-panels';
import { newPerson } from './person';

test('an admin sees that access is granted', async ({ page }) => {
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

test('the server’s message is shown and the input stays', async ({ page }) => {
  const dialog = await panels.login(page);
  const logIn = dialog.getByRole('button', { name: 'Log In' });
  const alert = dialog.getByRole('alert');
  await expect(dialog.getByText('Test credentials')).toHaveCount(0);
  await fill(dialog, { Email: newPerson().email, Password: 'not this one' });
  await logIn.click();
  await expect(alert).toHaveText('Login failed Invalid email or password.');

  await refuse(page, '/api/auth/login', 429, { code: 'rate.limited', message: 'Please wait 4 s.' });
  await logIn.click();
  await expect(alert).toHaveText('Login failed Please wait 4 s.');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('not this one');
});

test('the dialog links to password reset and registration', async ({ page }) => {
  const dialog = await panels.login(page);
  await dialog.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeFocused();
  const again = await panels.login(page);
  await again.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/register');
  await expect(again).toBeHidden();
});
