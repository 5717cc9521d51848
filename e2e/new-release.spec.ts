import { expect, test, type Page } from '@playwright/test';
import { startTestProduct } from '../tools/test/test-product.mjs';
import { at } from '../tools/start/root.mjs';
import { createNextRelease } from './support/next-release';
import { publish } from './support/remote-fleet';

const mainScript = (page: Page) => page.locator('script[src*="main."]').first().getAttribute('src');

test('a new release of one remote is served to an unchanged shell', async ({ page }) => {
  test.slow();
  const product = await startTestProduct();
  try {
    await page.goto(`${product.url}/wanderquest`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const words = (await heading.textContent()) as string;
    const shell = await mainScript(page);

    const next = createNextRelease(at('mfe-wanderquest/dist'), words, 'Another journey');
    await publish({ dataDir: product.dataDir, port: new URL(product.url).port }, next);

    await page.reload();
    await expect(heading).toHaveText('Another journey');
    expect(await mainScript(page)).toBe(shell);
    await page.getByRole('banner').getByRole('link', { name: 'WanderLens' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'WanderLens' })).toBeVisible();
  } finally {
    await product.stop();
  }
});
