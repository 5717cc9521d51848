import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { testAdmin } from '../../tools/test/test-product.mjs';

const IMPORTS = '/admin/wanderlens?part=imports';

/** This figure counts in no score, and no other journey reads this city. */
const FILE = [
  'slug,leisure,source,year,grade',
  'aarhus,123,cost-model,2027,estimate',
  'braga,0.01,cost-model,2027,estimate',
].join('\n');

const openImports = async (page: Page) => {
  await page.goto(`/login?returnTo=${encodeURIComponent(IMPORTS)}`);
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(testAdmin.email);
  await form.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Import figures' })).toBeVisible();
};

/** Public answers may be cached for a moment. */
const readLeisure = async (page: Page) => {
  const answer = await page.request.get('/api/cities/aarhus');
  const { figures } = (await answer.json()) as { figures: { key: string; value: unknown }[] };
  return figures.find(({ key }) => key === 'leisure')?.value;
};

test('an admin reviews an uploaded file, applies it, rolls it back and opens the editor', async ({
  page,
}) => {
  test.slow();
  await openImports(page);
  const before = await readLeisure(page);
  await page.getByLabel('File of figures from this device').setInputFiles({
    name: 'leisure.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(FILE),
  });

  await expect(page.getByRole('heading', { name: /^Import \d+: leisure.csv$/ })).toBeVisible();
  await expect(page.getByText('No score changes.')).toBeVisible();
  await expect(page.getByRole('row', { name: /braga/ })).toContainText(
    '0.01 is outside the range 1 to 2000 USD',
  );
  const change = page.getByRole('row', { name: /Aarhus/ });
  await expect(change).toContainText('$123');
  expect(await readLeisure(page)).toBe(before);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, apply it' }).click();
  await expect(page.getByRole('button', { name: 'Roll back' })).toBeVisible();
  await expect.poll(() => readLeisure(page)).toBe(123);

  const batch = page.url();
  await page.goto('/wanderlens/cities/aarhus');
  await expect(page.getByRole('main')).toContainText('$123');

  await page.goto(batch);
  await page.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, roll it back' }).click();
  await expect(page.getByText('Rolled back', { exact: true })).toBeVisible();
  await expect.poll(() => readLeisure(page)).toBe(before);

  await page.goto('/admin/wanderlens?part=editor&city=aarhus');
  await page.getByRole('button', { name: 'Change Leisure' }).click();
  await page.getByRole('dialog').getByLabel('Value').fill('0.01');
  await page.getByRole('button', { name: 'Keep this change' }).click();
  await expect(page.getByRole('dialog')).toContainText('0.01 is outside the range 1 to 2000 USD');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('dialog').getByLabel('Value').fill('23');
  await page.getByRole('button', { name: 'Keep this change' }).click();
  await expect(page.getByRole('region', { name: 'Your changes' })).toContainText('$23');
  await expectAccessibleInBothThemes(page);
});
