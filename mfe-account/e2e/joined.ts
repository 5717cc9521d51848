import { expect, test, type Page } from '@playwright/test';
import { becomeConfirmedMember, becomeMember } from '../../e2e/support/person';
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

/** Creates a member whose email is confirmed. */
export const joinAndConfirm = (page: Page) => becomeConfirmedMember(page, origin());

/** Enters the password in the reauthentication dialog. */
export const prove = async (page: Page, { password }: { password: string }) => {
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
};
