import { expect, test } from '@playwright/test';
import { newPerson, register, signIn } from './person';

test('a visitor registers on the way to the profile, signs in, sees the profile and signs out', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await register(page, person);

  await expect(page.getByRole('form', { name: 'Log in' }).getByLabel('Email')).toHaveValue(person.email);
  await signIn(page, person);

  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('You have successfully logged in.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Ferreira' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(person.email);
  await expect(page.getByRole('main')).toContainText('Free Tier');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Ferreira' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile');
});

test('a wrong password shows an error and keeps the input', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, { email: 'nobody@example.com', password: 'not this one' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid email or password.');
  await expect(page.getByRole('form', { name: 'Log in' }).getByLabel('Email')).toHaveValue(
    'nobody@example.com',
  );
  await expect(
    page.getByRole('form', { name: 'Log in' }).getByLabel('Password', { exact: true }),
  ).toHaveValue('not this one');
});

test('returnTo ignores URLs of other sites', async ({ page }) => {
  const person = newPerson();
  await page.goto(`/register?returnTo=${encodeURIComponent('https://evil.example/')}`);
  await register(page, person);
  await expect(page).toHaveURL('/login');
  await signIn(page, person);
  await expect(page.getByText('You have successfully logged in.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the checkout requires sign-in and a valid plan', async ({ page }) => {
  await page.goto('/checkout/gold');
  await expect(page.getByText('Please select a valid subscription plan.')).toBeVisible();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('table').getByRole('row', { name: /Voice assistant/ })).toContainText('Yes');
  await page.goto('/checkout/pro');
  await expect(page).toHaveURL('/login?returnTo=%2Fcheckout%2Fpro');
});

test('the admin area requires sign-in, rejects members and links them home', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register?returnTo=%2Fadmin');
  await register(page, person);
  await signIn(page, person);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: '403 Admins only' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});
