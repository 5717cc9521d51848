import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';
import { testAdmin } from '../../tools/test/test-product.mjs';
import { prove } from './joined';
import { readEmail, linkFor } from '../../e2e/support/mailbox';
import { newPerson, signIn } from './person';
import { requireReauthentication } from './stale-proof';

/** Creates a confirmed newsletter subscriber without an account. */
const createSubscriber = async (page: Page): Promise<string> => {
  const { email } = newPerson();
  await page.goto('/#newsletter');
  const form = page.getByRole('main').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Join the Journey' }).click();
  await expect(page.getByText('One step left: press the button in the email to')).toContainText(email);
  await page.goto(await linkFor(page, email, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re subscribed' })).toBeFocused();
  return email;
};

test('an issue is written, previewed, tested and sent; a subscriber receives it with an unsubscribe link', async ({
  page,
}) => {
  test.slow();
  const subscriber = await createSubscriber(page);
  const subject = `Spring by the sea ${Date.now()}`;
  await page.goto('/login?returnTo=%2Fadmin%2Fnewsletter%2Fissues');
  await signIn(page, testAdmin);
  await page.getByRole('main').getByRole('link', { name: 'Write an issue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New issue' })).toBeFocused();
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Text').fill('Two <b>cities</b> changed.\n\nSee https://wander.example/lisbon.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();

  const preview = page.frameLocator('iframe[title="Email preview"]');
  await expect(preview.getByRole('heading', { name: subject })).toBeVisible();
  await expect(preview.getByRole('paragraph').filter({ hasText: 'Two <b>cities</b>' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'https://wander.example/lisbon' })).toBeVisible();
  await expectAccessible(page, { without: 'iframe' });

  await expect(page.getByText('Send yourself a test first.')).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByRole('main').getByText(/We sent you a test of this draft/)).toBeVisible();
  expect(await readEmail(page, testAdmin.email, subject)).toContain('This is a test copy.');

  await requireReauthentication(page, '**/api/admin/newsletter/issues/*/send');
  await page.getByRole('button', { name: /^Send to \d+ subscribers?$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Send to \d+ subscribers?\?$/ });
  await expectAccessible(page, { without: 'iframe' });
  await dialog.getByRole('button', { name: 'Yes, send it' }).click();
  await prove(page, testAdmin);
  const state = page.getByRole('status', { name: 'Delivery status' });
  await expect(state).toContainText('Finished', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeHidden();

  const text = await readEmail(page, subscriber, subject);
  expect(text).toContain('See https://wander.example/lisbon.');
  const [unsubscribeLink = ''] = /\/newsletter\/unsubscribe\?token=\S+/.exec(text) ?? [];
  await page.goto(unsubscribeLink);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeFocused();

  await page.goto('/admin/newsletter/issues');
  await expect(page.getByRole('main').getByRole('row', { name: subject })).toContainText(/\d+ sent/);
});
