import { expect, type Page } from '@playwright/test';

/** The letters to `address` as the machine's own mailbox has them, newest first. */
const lettersTo = (page: Page, address: string) =>
  page
    .getByRole('navigation', { name: 'Emails' })
    .getByRole('listitem')
    .filter({ hasText: `to ${address},` })
    .getByRole('link');

/** The text of the newest letter to `address` with `subject`, once that is there. It is read in a page of its own. */
export const letterWith = async (page: Page, address: string, subject: string): Promise<string> => {
  const mailbox = await page.context().newPage();
  await expect(async () => {
    await mailbox.goto('/dev/mailbox');
    await lettersTo(mailbox, address).filter({ hasText: subject }).first().click({ timeout: 1000 });
  }).toPass();
  const letter = mailbox.getByRole('article').filter({ hasText: `To ${address}` });
  await expect(letter.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  const text = await letter.locator('pre').innerText();
  await mailbox.close();
  return text;
};

/** The link to `path` in the newest letter to `address`, once that is there. It is read in a page of its own. */
export const linkFor = async (page: Page, address: string, path: string): Promise<string> => {
  const mailbox = await page.context().newPage();
  let link: string | undefined;
  await expect(async () => {
    await mailbox.goto('/dev/mailbox');
    await lettersTo(mailbox, address).first().click({ timeout: 1000 });
    const text = await mailbox.locator('pre').innerText();
    link = new RegExp(`\\S+${path}\\?token=\\S+`).exec(text)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  await mailbox.close();
  const { pathname, search } = new URL(link as string);
  return pathname + search;
};
