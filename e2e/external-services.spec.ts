import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { ProviderStub } from '../api/test/cities/provider-stub';
import { respondWithAir } from '../api/test/cities/world-bank-responses';
import { startModelStub, type ModelStub } from '../api/test/support/model-stub';
import { at } from '../tools/start/root.mjs';
import { startTestProduct } from '../tools/test/test-product.mjs';
import { becomeAdmin } from './support/person';

// All tests of this file share one product, with a model and a data provider.
test.describe.configure({ mode: 'default' });

const DAY_MS = 24 * 60 * 60 * 1000;

const aheadFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-clock-')), 'ahead');
const worldBank = new ProviderStub();
let model: ModelStub;
let product: Awaited<ReturnType<typeof startTestProduct>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  model = await startModelStub();
  product = await startTestProduct({
    AI_BASE_URL: model.url,
    AI_MODEL: 'lying-1',
    DATA_PROVIDERS: 'worldbank',
    WORLDBANK_URL: await worldBank.start(),
    RATE_LIMIT_FACTOR: '1',
    NODE_OPTIONS: `--import ${pathToFileURL(at('tools/test/shifted-clock.mjs')).href}`,
    CLOCK_AHEAD_FILE: aheadFile,
  });
});

test.afterAll(async () => {
  await product?.stop();
  await model?.close();
  worldBank.stop();
});

const getAir = async (page: Page): Promise<unknown> => {
  const response = await page.request.get(`${product.url}/api/cities/reykjavik`);
  const { figures } = (await response.json()) as { figures: { key: string; value: unknown }[] };
  return figures.find(({ key }) => key === 'air_pm25')?.value;
};

test('provider figures are requested, reviewed, applied, shown on the city page, and rolled back', async ({
  page,
}) => {
  worldBank.answer = respondWithAir([
    ['IS', '2025', 30.25],
    ['IS', '2024', 12],
  ]);
  await becomeAdmin(page, product.url);
  const before = await getAir(page);
  await page.goto(`${product.url}/admin/wanderlens?part=imports`);
  await page.getByRole('button', { name: 'Fetch from World Bank' }).click();

  const heading = page.getByRole('heading', { name: /^Import \d+: World Bank$/ });
  await expect(heading).toBeVisible();
  const number = /\d+/.exec(await heading.innerText())?.[0];
  await expect(page.getByText(/^Changes 1 score,/)).toBeVisible();
  const change = page
    .getByRole('table', { name: 'Figures before and after' })
    .getByRole('row', { name: /Reykjav/ });
  await expect(change).toContainText(`${Number(before).toFixed(1)} µg/m³`);
  await expect(change).toContainText('30.3 µg/m³');
  expect(await getAir(page)).toBe(before);

  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Yes, apply it' }).click();
  await expect(page.getByRole('button', { name: 'Roll back' })).toBeVisible();
  const batch = page.url();

  await page.goto(`${product.url}/wanderlens/cities/reykjavik`);
  const figures = page.getByRole('region', { name: 'All figures' });
  await expect(figures.locator('#figure-air_pm25')).toContainText('30.3 µg/m³');
  await expect(figures).toContainText(/World Development Indicators, 2025/);
  await page.goto(`${product.url}/admin/wanderlens?part=editor&city=reykjavik`);
  await expect(page.getByText(`Set by import ${number}`)).toBeVisible();

  await page.goto(batch);
  await page.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('button', { name: 'Yes, roll it back' }).click();
  await expect(page.getByText('Rolled back', { exact: true })).toBeVisible();
  await expect.poll(() => getAir(page)).toBe(before);
});

const createClaim = (text: string, ...cites: string[]) => `${JSON.stringify({ text, cites })}\n`;

test("a visitor's day: an untruthful model shows only supported claims, three searches are the limit, and midnight UTC brings three more", async ({
  page,
}) => {
  model.script = ({ say, end }) => {
    say(createClaim('Lisbon costs $900 a month.', 'lisbon.monthly_cost'));
    say(createClaim('Lisbon has 40 beaches.', 'lisbon.beaches'));
    say(createClaim('Lisbon costs $2,410 a month.', 'lisbon.monthly_cost'));
    end();
  };
  await page.goto(`${product.url}/wanderlens/cities/lisbon`);
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await analysis.getByRole('button', { name: 'Write the analysis' }).click();
  await expect(analysis.getByText(/^Written by lying-1, a language model\./)).toBeVisible();
  await expect(analysis.getByText('Lisbon costs $2,410 a month.')).toBeVisible();
  await expect(analysis.getByText('2 claims were left out')).toBeVisible();
  await expect(analysis).not.toContainText('$900');
  await expect(analysis).not.toContainText('beaches');

  const search = async (words: string) => {
    await page.goto(`${product.url}/wanderlens?q=${encodeURIComponent(words)}`);
  };
  await search('warm in January');
  await expect(page.getByText(/^1 of 3 searches left today/)).toBeVisible();
  await search('under $1000');
  await expect(page.getByText(/^0 of 3 searches left today/)).toBeVisible();
  await search('safe');
  await expect(page.getByRole('heading', { name: 'You’ve used your 3 searches for today' })).toBeVisible();

  fs.writeFileSync(aheadFile, String(DAY_MS));
  await expect(async () => {
    await search('safe');
    await expect(page.getByText(/^2 of 3 searches left today/)).toBeVisible();
  }).toPass();
});
