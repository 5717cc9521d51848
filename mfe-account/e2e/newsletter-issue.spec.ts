import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';
import { testAdmin } from '../../tools/test/test-product.mjs';
import { prove } from './joined';
import { letterWith, linkFor } from './mailbox';
import { newPerson, signIn } from './person';
import { growStale } from './stale-proof';

/** Somebody without an account who said yes to the newsletter. */
const newReader = async (page: Page): Promise<string> => {
  const { email } = newPerson();
  await page.goto('/#newsletter');
  const form = page.getByRole('main').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Join the Journey' }).click();
  await expect(page.getByText('One step is left: press the button in the mail to')).toContainText(email);
  await page.goto(await linkFor(page, email, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Yes, send me the letter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You will hear from us' })).toBeFocused();
  return email;
};

test('an issue is written, seen as a letter, tried out and sent; a reader gets it with a way out', async ({
  page,
}) => {
  test.slow();
  const reader = await newReader(page);
  const subject = `Spring by the sea ${Date.now()}`;
  await page.goto('/login?returnTo=%2Fadmin%2Fnewsletter%2Fissues');
  await signIn(page, testAdmin);
  await page.getByRole('main').getByRole('link', { name: 'Write an issue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A new issue' })).toBeFocused();
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Text').fill('Two <b>cities</b> changed.\n\nSee https://wander.example/lisbon.');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();

  const letter = page.frameLocator('iframe[title="The letter"]');
  await expect(letter.getByRole('heading', { name: subject })).toBeVisible();
  await expect(letter.getByRole('paragraph').filter({ hasText: 'Two <b>cities</b>' })).toBeVisible();
  await expect(letter.getByRole('link', { name: 'https://wander.example/lisbon' })).toBeVisible();
  await expectAccessible(page, { without: 'iframe' });

  await expect(page.getByText('Please send a copy to yourself first.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a copy to me' }).click();
  await expect(page.getByRole('main').getByText(/A copy of these words went to you/)).toBeVisible();
  expect(await letterWith(page, testAdmin.email, subject)).toContain('This is a test copy.');

  await growStale(page, '**/api/admin/newsletter/issues/*/send');
  await page.getByRole('button', { name: /^Send to \d+ readers?$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Send to \d+ readers?\?$/ });
  await expectAccessible(page, { without: 'iframe' });
  await dialog.getByRole('button', { name: 'Yes, send it' }).click();
  await prove(page, testAdmin);
  const state = page.getByRole('status', { name: 'How far it is' });
  await expect(state).toContainText('Done', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Save the draft' })).toBeHidden();

  const text = await letterWith(page, reader, subject);
  expect(text).toContain('See https://wander.example/lisbon.');
  const [wayOut = ''] = /\/newsletter\/unsubscribe\?token=\S+/.exec(text) ?? [];
  await page.goto(wayOut);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No more letters' })).toBeFocused();

  await page.goto('/admin/newsletter/issues');
  await expect(page.getByRole('main').getByRole('row', { name: subject })).toContainText(/\d+ sent/);
});
