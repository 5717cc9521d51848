import { expect, type Page } from '@playwright/test';
import { newPerson } from '../../e2e/support/person';

export { newPerson };

type Person = ReturnType<typeof newPerson>;

export const register = async (page: Page, person: Person) => {
  const form = page.getByRole('form', { name: 'Create a free account' });
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('checkbox', { name: /terms/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByRole('main')).toContainText(person.email);
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
};

export const signIn = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log In' }).click();
};
