import { expect, test, type Page } from '@playwright/test';

const apiOrigin = /\/api\//;

/** Answers every API call like a captive portal: status 200 with an HTML page. */
const enterPortal = (page: Page) =>
  page.route(apiOrigin, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      headers: { 'cache-control': 'public, max-age=60' },
      body: '<!doctype html><p>Sign in to this network</p>',
    }),
  );

const listStoredKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wanderwork_cache_')));

const showAll = async (page: Page) => {
  for (const anchor of ['wanderlens', 'wanderhub']) {
    await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 2 })).toBeVisible({
      timeout: 30_000,
    });
  }
};

test('a captive portal leaves nothing behind that breaks a later visit', async ({ page }) => {
  await enterPortal(page);
  await page.goto('/');
  await showAll(page);
  await expect(page.locator('#wanderlens').getByRole('article')).toHaveCount(3);
  await expect(page.locator('#wanderlens')).toContainText('Chiang Mai');
  await page.goto('/wanderhub');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
  await page.goto('/wanderlens');
  await expect(page.getByRole('heading', { level: 1, name: 'WanderLens' })).toBeVisible();
  await expect(page.getByText('NaN')).toHaveCount(0);
  expect(await listStoredKeys(page)).toEqual([]);

  await page.unroute(apiOrigin);
  // What an older version of the pages may have stored.
  await page.evaluate(() => {
    const entry = JSON.stringify({ data: '<!doctype html>', timestamp: Date.now() });
    for (const name of ['["sample-cities"]', '["blog-posts","home"]', '["wanderlens-hero"]', 'library'])
      localStorage.setItem(`wanderwork_cache_${name}`, entry);
  });
  await page.goto('/');
  await showAll(page);
  await expect(page.locator('#wanderhub').getByRole('article')).toHaveCount(3);
  await expect(page.locator('#wanderlens').getByRole('article')).toHaveCount(3);
  await page.goto('/wanderhub');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/wanderlens');
  await expect(page.getByText('316 cities').first()).toBeVisible();
});
