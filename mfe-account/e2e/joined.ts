import { expect, test, type Page } from '@playwright/test';
import { becomeMember, post } from '../../e2e/support/person';
import { linkFor } from './mailbox';
import { newPerson, register, signIn } from './person';

const origin = () => String(test.info().project.use.baseURL);

/** Creates a member who is signed in through the API. */
export const join = (page: Page) => becomeMember(page, origin());

/** Creates a member through the register and login pages. */
export const joinByPages = async (page: Page) => {
  const person = newPerson();
  await page.goto('/register');
  await register(page, person);
  await signIn(page, person);
  await expect(page.getByText('You have successfully logged in.')).toBeVisible();
  return person;
};

/** Creates a member whose email is confirmed with the token of the email. */
export const joinAndConfirm = async (page: Page) => {
  const person = await join(page);
  const link = await linkFor(page, person.email, '/confirm-email');
  const token = new URL(link, origin()).searchParams.get('token');
  await post(page, '/api/auth/confirm-email', { token }, origin());
  return person;
};

/** Enters the password in the reauthentication dialog. */
export const prove = async (page: Page, { password }: { password: string }) => {
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
};
