import { expect, test, type Locator } from '@playwright/test';
import { fill, listen, notifications, panels, refuse, shown } from './open-panels';
import { newPerson, register, signIn } from './person';

const fillIn = async (panel: Locator, email: string, dateOfBirth = '1990-02-03') => {
  await fill(panel, {
    Email: email,
    'First name': 'Ana',
    'Last name': 'Ferreira',
    'Date of birth': dateOfBirth,
    'Current location': 'Porto, Portugal',
  });
  await panel.getByRole('checkbox', { name: /terms/ }).check();
};

const submit = (panel: Locator) => panel.getByRole('button', { name: 'Join for free' }).click();

test('a visitor joins, is told to check their email, and the panel closes', async ({ page }) => {
  const sent = listen(page, '/api/auth/register');
  const { email } = newPerson();
  const panel = await panels.join(page);
  await fillIn(panel, email);
  await submit(panel);
  await expect(notifications(page)).toContainText('Welcome to WanderWork! 🎉');
  await expect(notifications(page)).toContainText('check your email for a welcome and a confirmation link');
  await expect(panel).toBeHidden();
  expect(sent).toEqual([
    {
      email,
      firstName: 'Ana',
      lastName: 'Ferreira',
      name: 'Ana Ferreira',
      dateOfBirth: '1990-02-03',
      currentLocation: 'Porto, Portugal',
      newsletter: true,
      password: expect.stringMatching(/^temp[a-z0-9]{8}$/),
    },
  ]);
});

test('people under 16 cannot join, and the server says why', async ({ page }) => {
  const lastYear = `${new Date().getUTCFullYear() - 1}-01-15`;
  const panel = await panels.join(page);
  await fillIn(panel, newPerson().email, lastYear);
  await submit(panel);
  await expect(panel.getByRole('alert')).toContainText('Registration Failed');
  await expect(panel.getByRole('alert')).toContainText('You need to be at least 16 years old to join.');
  await expect(panel.getByLabel('Date of birth')).toHaveValue(lastYear);
});

test('an error without a message shows a default', async ({ page }) => {
  await refuse(page, '/api/auth/register', 500, {});
  const { email } = newPerson();
  const panel = await panels.join(page);
  await fillIn(panel, email);
  await submit(panel);
  await expect(panel.getByRole('alert')).toHaveText('Registration Failed Registration failed');
  await expect(panel.getByLabel('Email')).toHaveValue(email);
});

test('members see their plan and higher plans in the panel', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await register(page, person);
  await signIn(page, person);
  await expect(page.getByText('You have successfully logged in.')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('show-subscription-panel')));
  const panel = await shown(page, 'Your plan');
  await expect(panel).toContainText('You’re on Free.');
  await expect(panel.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', '/checkout/pro');
  await panel.getByRole('link', { name: 'What each plan includes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeFocused();
  await expect(panel).toBeHidden();
});
