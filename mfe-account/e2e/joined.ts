import { expect, type Page } from '@playwright/test';
import { linkFor } from './mailbox';
import { newPerson, register, signIn } from './person';

/** Somebody new, registered and signed in by the pages themselves. */
export const join = async (page: Page) => {
  const person = newPerson();
  await page.goto('/register');
  await register(page, person);
  await signIn(page, person);
  await expect(page.getByText('You have successfully logged in.')).toBeVisible();
  return person;
};

/** The same, whose address is confirmed by the link of the mail. */
export const joinAndConfirm = async (page: Page) => {
  const person = await join(page);
  await page.goto(await linkFor(page, person.email, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Address confirmed' })).toBeFocused();
  return person;
};

/** Shows once more who one is, in the dialog that asks for it. */
export const prove = async (page: Page, { password }: { password: string }) => {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toBeHidden();
};
