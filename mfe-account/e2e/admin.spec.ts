import { expect, test, type Browser, type Page } from '@playwright/test';
import fs from 'node:fs';
import { expectAccessible } from '../../e2e/support/axe';
import { testAdmin } from '../../tools/test/test-product.mjs';
import { join, prove } from './joined';
import { signIn } from './person';
import { requireReauthentication } from './stale-proof';

const openAdminPage = async (page: Page, path: string) => {
  await page.goto(`/login?returnTo=${encodeURIComponent(path)}`);
  await signIn(page, testAdmin);
  await expect(page).toHaveURL(path);
};

/** Creates a member who is signed in in another browser. */
const createMember = async (browser: Browser, baseURL: string | undefined) => {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const person = await join(page);
  return { page, person };
};

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an admin finds an account, grants a plan, ends its sessions and suspends it; the audit log records everything', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { page: theirs, person } = await createMember(browser, baseURL);
  await openAdminPage(page, '/admin');
  await page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Accounts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeFocused();
  await page.getByLabel('Email or name').fill(person.email.toUpperCase());
  await expect(main(page).getByRole('row')).toHaveCount(2);
  await main(page).getByRole('link', { name: person.email }).click();
  await expect(main(page)).toContainText('1 browser');

  const grantForm = page.getByRole('form', { name: 'Grant a plan' });
  await grantForm.getByLabel('Plan to grant').selectOption('Pro');
  await grantForm.getByLabel('Reason').fill('Wrote three guides');
  await requireReauthentication(page, '**/api/admin/users/*/grants');
  await grantForm.getByRole('button', { name: 'Grant plan' }).click();
  await prove(page, testAdmin);
  await expect(page.getByText('Pro granted')).toBeVisible();
  await theirs.goto('/profile');
  await expect(theirs.getByRole('main')).toContainText('Pro');

  await page.getByRole('button', { name: 'End all sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, end them' }).click();
  await expect(main(page)).toContainText('Not signed in anywhere');
  await theirs.goto('/profile');
  await expect(theirs).toHaveURL('/login?returnTo=%2Fprofile');

  await page.getByRole('button', { name: 'Suspend account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend this account?' });
  await dialog.getByLabel('Reason').fill('Sends spam');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  await expect(page.getByRole('button', { name: 'Lift suspension' })).toBeVisible();
  await signIn(theirs, person);
  await expect(theirs.getByRole('main').getByRole('alert')).toContainText('This account is suspended.');

  const history = part(page, 'History');
  await expect(history.getByRole('row', { name: /Reason: Wrote three guides/ })).toContainText(
    testAdmin.email,
  );
  await page.goto(`/admin/audit?actor=${encodeURIComponent(testAdmin.email)}&action=admin.account_changed`);
  await expect(
    main(page)
      .getByRole('row', { name: /Reason: Sends spam/ })
      .first(),
  ).toContainText(person.email);
});

test('the waitlist is exported after reauthentication', async ({ page }) => {
  const email = `waits.${Date.now()}@example.com`;
  await page.request.post('/api/waitlist', {
    data: { email, name: '=1+1', newsletter: false },
    headers: { origin: new URL(test.info().project.use.baseURL as string).origin },
  });
  await openAdminPage(page, '/admin/waitlist');
  await expect(main(page).getByRole('row', { name: new RegExp(email) })).toBeVisible();
  await requireReauthentication(page, '**/api/admin/waitlist/export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await prove(page, testAdmin);
  const file = await download;
  expect(file.suggestedFilename()).toBe('waitlist.csv');
  const text = fs.readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF"email","name"/);
  expect(text).toContain(`"${email}","'=1+1"`);
});

test('another remote shows its section, and if it fails only its section shows an error', async ({
  page,
}) => {
  await openAdminPage(page, '/admin/wanderlens');
  await expect(main(page)).toContainText('Lines accepted');
  await page.route('**/releases/wanderlens/**', (route) => route.abort());
  await page.reload();
  await expect(main(page)).toContainText('This section couldn’t load.');
  await page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Emails' }).click();
  await expect(main(page).getByRole('table', { name: 'Emails' })).toBeVisible();
});

test('members are rejected in every section and linked home', async ({ page }) => {
  await join(page);
  for (const path of ['/admin/users', '/admin/audit', '/admin/wanderlens']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '403 Admins only' })).toBeVisible();
    expect((await page.request.get(`/api${path.replace('wanderlens', 'cities')}`)).status()).toBe(403);
  }
  await expect(main(page).getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});
