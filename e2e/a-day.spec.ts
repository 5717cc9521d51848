import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { startModelStub, type ModelStub } from '../api/test/support/model-stub';
import { at } from '../tools/start/root.mjs';
import { startTestProduct } from '../tools/test/test-product.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;

const aheadFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-clock-')), 'ahead');
let model: ModelStub;
let product: Awaited<ReturnType<typeof startTestProduct>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  model = await startModelStub();
  product = await startTestProduct({
    AI_BASE_URL: model.url,
    AI_MODEL: 'lying-1',
    RATE_LIMIT_FACTOR: '1',
    NODE_OPTIONS: `--import ${pathToFileURL(at('tools/test/shifted-clock.mjs')).href}`,
    CLOCK_AHEAD_FILE: aheadFile,
  });
});

test.afterAll(async () => {
  await product?.stop();
  await model?.close();
});

const claim = (text: string, ...cites: string[]) => `${JSON.stringify({ text, cites })}\n`;

test('a visitor’s day: a model that lies tells only what its figures bear out, three asks are all, and midnight UTC brings three more', async ({
  page,
}) => {
  model.script = ({ say, end }) => {
    say(claim('Lisbon costs $900 a month.', 'lisbon.monthly_cost'));
    say(claim('Lisbon has 40 beaches.', 'lisbon.beaches'));
    say(claim('Lisbon costs $1,800 a month.', 'lisbon.monthly_cost'));
    end();
  };
  await page.goto(`${product.url}/wanderlens/cities/lisbon`);
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await analysis.getByRole('button', { name: 'Write the analysis' }).click();
  await expect(analysis.getByText(/^Written by lying-1, a language model\./)).toBeVisible();
  await expect(analysis.getByText('Lisbon costs $1,800 a month.')).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Those were your 3 searches for today' })).toBeVisible();

  fs.writeFileSync(aheadFile, String(DAY_MS));
  await expect(async () => {
    await search('safe');
    await expect(page.getByText(/^2 of 3 searches left today/)).toBeVisible();
  }).toPass();
});
