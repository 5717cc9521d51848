import { expect, test, type Locator } from '@playwright/test';
import { fill, listen, notifications, panels, refuse } from './open-panels';
import { newPerson } from './person';

const fillIn = (dialog: Locator, { firstName, lastName, email }: ReturnType<typeof newPerson>) =>
  fill(dialog, { 'First name': firstName, 'Last name': lastName, Email: email });

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Create account' }).click();

test('the hero’s dialog creates an account and welcomes; two clicks send one request', async ({ page }) => {
  const sent = listen(page, '/api/auth/register');
  const person = newPerson();
  const dialog = await panels.signup(page);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await fillIn(dialog, person);
  await dialog.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(notifications(page)).toContainText('Welcome to WanderWork!');
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([
    {
      name: 'Ana Ferreira',
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      newsletter: true,
      password: expect.stringMatching(/^temp[a-z0-9]{8}$/),
    },
  ]);
});

test('the dialog is disabled while the account is created', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/register', async (route) => {
    await released;
    await route.fulfill({ json: { success: true, message: '' } });
  });
  const dialog = await panels.signup(page);
  await fillIn(dialog, newPerson());
  await submit(dialog);
  await expect(dialog.getByRole('button', { name: 'Creating Account...' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(dialog.getByLabel('Email')).toBeDisabled();
  release();
  await expect(dialog).toBeHidden();
});

for (const [what, body, reason] of [
  ['a server error without a message', {}, 'Failed to create account'],
  [
    'a server error with a message',
    { code: 'rate.limited', message: 'Please wait a moment.' },
    'Please wait a moment.',
  ],
] as const) {
  test(`${what} leads to the waitlist`, async ({ page }) => {
    await refuse(page, '/api/auth/register', 503, body);
    const sent = listen(page, '/api/waitlist');
    const person = newPerson();
    const dialog = await panels.signup(page);
    await fillIn(dialog, person);
    await submit(dialog);
    await expect(notifications(page)).toContainText('You’re on the list');
    await expect(notifications(page)).toContainText(reason);
    await expect(dialog).toBeHidden();
    expect(sent).toEqual([
      {
        name: 'Ana Ferreira',
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        newsletter: true,
      },
    ]);
  });
}

test('a click outside the dialog keeps the input', async ({ page }) => {
  const dialog = await panels.signup(page);
  const person = newPerson();
  await fillIn(dialog, person);
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Join the Journey' }).first().click();
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
});

test('the dialog links members to the login page', async ({ page }) => {
  const dialog = await panels.signup(page);
  await dialog.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
});
