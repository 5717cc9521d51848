import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { testAdmin } from '../../tools/test/test-product.mjs';
import { linkFor } from './mailbox';

/** The data of a new user. */
export const newPerson = () => ({
  firstName: 'Ana',
  lastName: 'Ferreira',
  email: `ana.${randomUUID()}@example.com`,
  password: 'a quiet place by the sea',
});

type Person = ReturnType<typeof newPerson>;

/** Calls the API like the page's own scripts. */
export const post = async (page: Page, path: string, data: object, baseURL: string) => {
  const response = await page.request.post(new URL(path, baseURL).href, {
    data,
    headers: { origin: baseURL },
  });
  expect(response.ok()).toBe(true);
};

/** Signs in a new user in the page's browser, without using the forms. */
export const becomeMember = async (page: Page, baseURL: string): Promise<Person> => {
  const person = newPerson();
  await post(page, '/api/auth/register', person, baseURL);
  await post(page, '/api/auth/login', { email: person.email, password: person.password }, baseURL);
  return person;
};

/** Creates a member, as `becomeMember` does, whose email is confirmed with the token of the email. */
export const becomeConfirmedMember = async (page: Page, baseURL: string): Promise<Person> => {
  const person = await becomeMember(page, baseURL);
  const link = await linkFor(page, person.email, '/confirm-email');
  const token = new URL(link, baseURL).searchParams.get('token');
  await post(page, '/api/auth/confirm-email', { token }, baseURL);
  return person;
};

/** Signs in as the first admin in the page's browser, without using the forms. */
export const becomeAdmin = (page: Page, baseURL: string) => post(page, '/api/auth/login', testAdmin, baseURL);
