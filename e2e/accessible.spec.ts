import { expect, test, type Page } from '@playwright/test';
import { adminPages, dataPages, memberPages, visitorPages } from './pages';
import { expectAccessibleInBothThemes } from './support/both-themes';
import { walkByTab } from './support/keyboard';
import { becomeAdmin, becomeMember } from './support/person';
import {
  failRequests,
  delayResponses,
  scrollThroughPage,
  waitUntilSettled,
  getSidewaysOverflow,
} from './support/states';

test.use({ reducedMotion: 'reduce' });

const expectToFit = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await waitUntilSettled(page);
  expect(await getSidewaysOverflow(page)).toBeLessThanOrEqual(0);
};

for (const path of visitorPages) {
  test(`${path}: axe finds nothing in both themes, Tab reaches everything visibly, 320 px is enough`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(path);
    await waitUntilSettled(page);
    await scrollThroughPage(page);
    await expectAccessibleInBothThemes(page);
    expect(await walkByTab(page)).toEqual({ missed: [], unmarked: [] });
    await expectToFit(page);
  });
}

test('axe finds nothing on the pages of a member in both themes, and they fit 320 px', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await becomeMember(page, String(baseURL));
  for (const path of memberPages) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await waitUntilSettled(page);
    await expectAccessibleInBothThemes(page);
    await expectToFit(page);
  }
});

test('axe finds nothing on the pages of an admin in both themes, and they fit 320 px', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await becomeAdmin(page, String(baseURL));
  for (const path of adminPages) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await waitUntilSettled(page);
    await expectAccessibleInBothThemes(page);
    await expectToFit(page);
  }
});

for (const { path, asks } of dataPages) {
  test(`${path}: axe finds nothing while the data loads`, async ({ page }) => {
    const release = await delayResponses(page, asks);
    const dataRequest = page.waitForRequest(asks);
    await page.goto(path);
    await dataRequest;
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expectAccessibleInBothThemes(page);
    release();
    await waitUntilSettled(page);
  });

  test(`${path} reports that its data is unavailable, accessibly`, async ({ page }) => {
    await failRequests(page, asks);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectToFit(page);
  });
}

for (const path of ['/wanderhub', '/wanderhub-fallback', '/#wanderhub'])
  test(`${path}: axe finds nothing while there are no articles`, async ({ page }) => {
    await page.route(/\/api\/blog-posts(\?|$)/, (route) => route.fulfill({ json: [] }));
    await page.route(/\/api\/library(\?|$)/, (route) =>
      route.fulfill({
        json: { items: [], nextKey: null, total: 0, featured: null, corrected: null, allWords: true },
      }),
    );
    await page.goto(path);
    await waitUntilSettled(page);
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'min read' })).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await expectToFit(page);
  });

test('the menus of a phone and of a member are accessible while open', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await becomeMember(page, String(baseURL));
  await page.goto('/help');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByText('Upgrade to Premium')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/help');
  await page.getByRole('banner').getByRole('button', { name: /Ana/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a page whose remote cannot be loaded is accessible as well', async ({ page }) => {
  await page.route(/\/releases\/wanderhub\//, (route) => route.abort('connectionrefused'));
  await page.goto('/wanderhub');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
