import { expect, type Locator, type Page } from '@playwright/test';
import { newPerson, post } from '../../../e2e/support/person';

type Typed = Record<string, string>;

/** A form as a person meets it. */
export interface FormCase {
  name: string;
  /** Brings it onto the screen, empty; gives its place and what a person would type, field by field. */
  open: (page: Page, baseURL: string) => Promise<{ form: Locator; typed: Typed }>;
  /** A box that has to be ticked. */
  ticked?: RegExp;
  /** What it says while nothing is typed. */
  needs: string[];
  /** Where it is sent, and where else when that fails. */
  sends: [string, ...string[]];
  /** What it says while nothing is reached. */
  lost: string[];
  /** It says thank you all the same, and keeps for later what was typed. */
  thanksAnyway?: true;
  /** What is said when it has arrived. */
  done: string[];
  /** What has become of its place. */
  afterwards?: (page: Page, form: Locator) => Promise<void>;
}

export const AN_ADDRESS = 'Please enter a valid email address';
export const A_PASSWORD = 'Password must be at least 8 characters';

export const email = () => ({ Email: newPerson().email });

/** The form of that name on a page. */
export const on = async (page: Page, path: string, name: string): Promise<Locator> => {
  await page.goto(path);
  const form = page.getByRole('form', { name, exact: true });
  await form.scrollIntoViewIfNeeded();
  return form;
};

/** Somebody who has an account and is not signed in here. */
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
