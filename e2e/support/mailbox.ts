import { expect, type Page } from '@playwright/test';

/** The emails to `address` in the development mailbox, newest first. */
const findEmails = (page: Page, address: string) =>
  page
    .getByRole('navigation', { name: 'Emails' })
    .getByRole('listitem')
    .filter({ hasText: `to ${address},` })
    .getByRole('link');

/** Waits for an email to `address` with `subject` and returns its text. Uses a new page. */
export const readEmail = async (page: Page, address: string, subject: string): Promise<string> => {
  const mailbox = await page.context().newPage();
  await expect(async () => {
    await mailbox.goto('/dev/mailbox');
    await findEmails(mailbox, address).filter({ hasText: subject }).first().click({ timeout: 1000 });
  }).toPass();
  const email = mailbox.getByRole('article').filter({ hasText: `To ${address}` });
  await expect(email.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  const text = await email.locator('pre').innerText();
  await mailbox.close();
  return text;
};

/** Waits for an email to `address` with a link to `path` and returns the link. Uses a new page. */
export const linkFor = async (page: Page, address: string, path: string): Promise<string> => {
  const mailbox = await page.context().newPage();
  let link: string | undefined;
  await expect(async () => {
    await mailbox.goto('/dev/mailbox');
    await findEmails(mailbox, address).first().click({ timeout: 1000 });
    const text = await mailbox.locator('pre').innerText();
    link = new RegExp(`\\S+${path}\\?token=\\S+`).exec(text)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  await mailbox.close();
  const { pathname, search } = new URL(link as string);
  return pathname + search;
};
