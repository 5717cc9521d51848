import { expect, type Locator, type Page } from '@playwright/test';
import { newPerson, post } from '../../../e2e/support/person';

type Typed = Record<string, string>;

/** A form under test. */
export interface FormCase {
  name: string;
  /** Opens the empty form. Returns it with the input for each field. */
  open: (page: Page, baseURL: string) => Promise<{ form: Locator; typed: Typed }>;
  /** A checkbox that has to be checked. */
  ticked?: RegExp;
  /** The errors of the empty form. */
  needs: string[];
  /** The endpoint, and the fallback endpoints. */
  sends: [string, ...string[]];
  /** The texts after a network error. */
  lost: string[];
  /** True if the form shows success even after a network error and stores the input for later. */
  thanksAnyway?: true;
  /** The texts after success. */
  done: string[];
  /** Checks the page after success. */
  afterwards?: (page: Page, form: Locator) => Promise<void>;
}

export const AN_ADDRESS = 'Please enter a valid email address';
export const A_PASSWORD = 'Password must be at least 8 characters';

export const email = () => ({ Email: newPerson().email });

/** Opens a page and finds the form with this name. */
export const on = async (page: Page, path: string, name: string): Promise<Locator> => {
  await page.goto(path);
  const form = page.getByRole('form', { name, exact: true });
  await form.scrollIntoViewIfNeeded();
  return form;
};

/** Creates a member who is not signed in. */
export const member = async (page: Page, baseURL: string) => {
  const { email: Email, password: Password, ...names } = newPerson();
  await post(page, '/api/auth/register', { ...names, email: Email, password: Password }, baseURL);
  return { Email, Password };
};

export const isEmpty = (label: string) => (_page: Page, form: Locator) =>
  expect(form.getByLabel(label, { exact: true })).toHaveValue('');

export const isClosed = async (page: Page, dialog: Locator) => {
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
};
