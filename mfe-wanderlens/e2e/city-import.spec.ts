import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { testAdmin } from '../../tools/test/test-product.mjs';

const IMPORTS = '/admin/wanderlens?part=imports';

/** A figure that no score counts, of a city that no other journey looks at. */
const FILE = [
  'slug,meal,source,year,grade',
  'aarhus,123,cost-model,2027,estimate',
  'braga,0.01,cost-model,2027,estimate',
].join('\n');

const openImports = async (page: Page) => {
  await page.goto(`/login?returnTo=${encodeURIComponent(IMPORTS)}`);
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(testAdmin.email);
  await form.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Bring figures in' })).toBeVisible();
};

/** Answers that everybody is given may be a moment old. */
const mealOnPage = async (page: Page) => {
  const answer = await page.request.get('/api/cities/aarhus');
  const { figures } = (await answer.json()) as { figures: { key: string; value: unknown }[] };
  return figures.find(({ key }) => key === 'meal')?.value;
};

test('an admin looks at what a file would change, applies it, takes it back, and looks at the editor', async ({
  page,
}) => {
  test.slow();
  await openImports(page);
  const before = await mealOnPage(page);
  await page.getByLabel('File of figures from this device').setInputFiles({
    name: 'meals.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(FILE),
  });

  await expect(page.getByRole('heading', { name: /^Import \d+: meals.csv$/ })).toBeVisible();
  await expect(page.getByText('No score moves.')).toBeVisible();
  await expect(page.getByRole('row', { name: /braga/ })).toContainText(
    '0.01 is outside the range 0.2 to 200 USD',
  );
  const change = page.getByRole('row', { name: /Aarhus/ });
  await expect(change).toContainText('$123');
  expect(await mealOnPage(page)).toBe(before);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, apply it' }).click();
  await expect(page.getByRole('button', { name: 'Roll back' })).toBeVisible();
  await expect.poll(() => mealOnPage(page)).toBe(123);

  const batch = page.url();
  await page.goto('/wanderlens/cities/aarhus');
  await expect(page.getByRole('main')).toContainText('$123');

  await page.goto(batch);
  await page.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, roll it back' }).click();
  await expect(page.getByText('Rolled back', { exact: true })).toBeVisible();
  await expect.poll(() => mealOnPage(page)).toBe(before);

  await page.goto('/admin/wanderlens?part=editor&city=aarhus');
  await page.getByRole('button', { name: 'Change A plain meal out' }).click();
  await page.getByRole('dialog').getByLabel('Value').fill('0.01');
  await page.getByRole('button', { name: 'Keep this change' }).click();
  await expect(page.getByRole('dialog')).toContainText('0.01 is outside the range 0.2 to 200 USD');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('dialog').getByLabel('Value').fill('23');
  await page.getByRole('button', { name: 'Keep this change' }).click();
  await expect(page.getByRole('region', { name: 'Your changes' })).toContainText('$23');
  await expectAccessibleInBothThemes(page);
});
