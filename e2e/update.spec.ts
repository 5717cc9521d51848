import { expect, test, type Page } from '@playwright/test';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at } from '../tools/start/root.mjs';
import { startTestProduct } from '../tools/test/test-product.mjs';
import { waitUntilCached } from './support/worker';

test.use({ serviceWorkers: 'allow' });

/** A copy of the built shell to create a next build from. */
const copyShell = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'next-shell-'));
  fs.cpSync(at('shell/dist'), folder, { recursive: true });
  return folder;
};

/** Changes the folder like a new build: another worker, another start document, and one old chunk missing. */
const buildAgain = (folder: string, mark: string): string => {
  const worker = path.join(folder, 'service-worker.js');
  const text = fs.readFileSync(worker, 'utf8');
  const chunk = /"url":"\/(\d+\.[0-9a-f]{8}\.js)"/.exec(text)?.[1] as string;
  const next = text
    .replace(new RegExp(`\\{"revision":null,"url":"/${chunk}"\\},?`), '')
    .replace(/"revision":"[0-9a-f]{12}/, `"revision":"${mark.padEnd(12, '0')}`);
  for (const end of ['.br', '.gz']) fs.rmSync(worker + end, { force: true });
  fs.writeFileSync(worker, next);
  for (const end of ['', '.br', '.gz']) fs.rmSync(path.join(folder, chunk + end), { force: true });
  // The server reads the folder again when this file is newer.
  fs.utimesSync(path.join(folder, 'shell.json'), new Date(), new Date());
  return `/${chunk}`;
};

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' });

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const open = async (page: Page, url: string) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const shells = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('wanderwork-shell-')));

const statusOf = (page: Page, file: string) => page.evaluate(async (url) => (await fetch(url)).status, file);

test('a new version waits, asks when it does not interrupt, and takes nothing from tabs that stay open', async ({
  page,
  context,
}) => {
  test.slow();
  const shell = copyShell();
  const product = await startTestProduct({ SHELL_DIR: shell });
  try {
    await open(page, `${product.url}/help`);
    await waitUntilCached(page);
    await expect(bar(page)).toHaveCount(0);
    const other = await context.newPage();
    await open(other, `${product.url}/register`);
    await other.getByLabel('First name').fill('Ana');

    const removedChunk = buildAgain(shell, 'aaaa');
    expect((await page.request.get(product.url + removedChunk)).status()).toBe(404);
    await lookForUpdate(page);
    await expect(bar(page)).toBeVisible();
    await expect(other.getByLabel('First name')).toHaveValue('Ana');
    await expect(bar(other)).toHaveCount(0);
    await other.getByLabel('First name').fill('');
    await expect(bar(other)).toBeVisible();
    await other.getByLabel('First name').fill('Ana Sofia');
    await expect(bar(other)).toHaveCount(0);

    // Later: this tab does not change.
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // Accepted in a third tab: it reloads, and the others keep the files they use.
    const third = await context.newPage();
    await open(third, `${product.url}/terms`);
    await Promise.all([third.waitForEvent('load'), third.getByRole('button', { name: 'Reload' }).click()]);
    await expect(third.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByLabel('First name')).toHaveValue('Ana Sofia');
    expect(await statusOf(other, removedChunk)).toBe(200);
    expect(await shells(third)).toHaveLength(2);

    // Once no tab uses the old version any more, its cache is deleted.
    await other.close();
    await page.close();
    await expect
      .poll(async () => {
        await third.reload();
        return (await shells(third)).length;
      })
      .toBe(1);
    expect(await third.evaluate(async (file) => (await caches.match(file)) ?? null, removedChunk)).toBeNull();
    await expect(bar(third)).toHaveCount(0);
  } finally {
    await product.stop();
    fs.rmSync(shell, { recursive: true });
  }
});
