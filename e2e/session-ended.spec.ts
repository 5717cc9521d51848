import { expect, test, type Locator, type Page } from '@playwright/test';
import { becomeMember, type newPerson } from './support/person';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Your session has ended.' });
const profile = (page: Page) => page.getByRole('form', { name: 'Profile' });
const name = (page: Page) => profile(page).getByLabel('First name');
const save = (page: Page) => profile(page).getByRole('button', { name: 'Save profile' });

/** Ends the user's session while they are editing their name. */
const loseSession = async (page: Page, baseURL = '') => {
  const person = await becomeMember(page, baseURL);
  await page.goto('/profile');
  await name(page).fill('Anabela');
  await page.context().clearCookies();
  await save(page).click();
  await expect(profile(page).getByRole('alert')).toContainText('Please sign in first.');
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/profile');
  return person;
};

const signIn = async (form: Locator, { email, password }: ReturnType<typeof newPerson>) => {
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log In' }).click();
};

const expectSaved = async (page: Page) => {
  await expect(notice(page)).toBeHidden();
  await expect(name(page)).toHaveValue('Anabela');
  await save(page).click();
  await expect(page.getByText('Your profile is up to date.')).toBeVisible();
  await page.reload();
  await expect(name(page)).toHaveValue('Anabela');
};

test('a user whose session ended signs in on the page, and their input is saved', async ({
  page,
  baseURL,
}) => {
  const person = await loseSession(page, baseURL);
  await notice(page).getByRole('button', { name: 'Sign In' }).click();
  await signIn(page.getByRole('dialog').getByRole('form', { name: 'Log in' }), person);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectSaved(page);
});

test('a user who signs in again in another tab continues in the first', async ({ page, baseURL }) => {
  const person = await loseSession(page, baseURL);
  const other = await page.context().newPage();
  await other.goto('/login');
  await signIn(other.getByRole('main').getByRole('form', { name: 'Log in' }), person);
  await expect(other.getByText('You have successfully logged in.')).toBeVisible();
  await other.close();
  await expectSaved(page);
});
