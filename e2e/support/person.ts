import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { testAdmin } from '../../tools/test/test-product.mjs';

/** A new person for one journey. */
export const newPerson = () => ({
  firstName: 'Ana',
  lastName: 'Ferreira',
  email: `ana.${randomUUID()}@example.com`,
  password: 'a quiet place by the sea',
});

type Person = ReturnType<typeof newPerson>;

/** Calls the API as the page's own scripts would. */
export const post = async (page: Page, path: string, data: object, baseURL: string) => {
  const answer = await page.request.post(new URL(path, baseURL).href, { data, headers: { origin: baseURL } });
  expect(answer.ok()).toBe(true);
};

/** Gives the page's browser the session of a new person, past the screens. */
export const becomeMember = async (page: Page, baseURL: string): Promise<Person> => {
  const person = newPerson();
  await post(page, '/api/auth/register', person, baseURL);
  await post(page, '/api/auth/login', { email: person.email, password: person.password }, baseURL);
  return person;
};

/** Gives the page's browser a session of the first admin, past the screens. */
export const becomeAdmin = (page: Page, baseURL: string) => post(page, '/api/auth/login', testAdmin, baseURL);
