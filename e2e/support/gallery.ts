import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { startWithDevelopmentShell } from './development-shell';

type Product = Awaited<ReturnType<typeof startWithDevelopmentShell>>;

/** Tests of the component gallery, which the shell's development build serves at /__ui. */
export const test = base.extend<{ open: () => Promise<void> }, { product: Product }>({
  // One per worker, because it needs a build of its own.
  product: [
    // Playwright reads the requested fixtures from this pattern: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startWithDevelopmentShell();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  open: async ({ page, product }, use) => {
    test.slow();
    await use(async () => {
      await page.goto(`${product.url}/__ui`);
      await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
    });
  },
});

/** A section of the gallery by its title. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The computed value of `property` on an element. */
export const css = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
