import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/both-themes';
import { becomeAdmin } from './support/person';
import { failRequests, delayResponses, waitUntilSettled, getSidewaysOverflow } from './support/states';

test.use({ reducedMotion: 'reduce' });

const ownData = /\/api\/(admin|account)\//;

for (const path of ['/profile', '/settings/security', '/admin/users'])
  test(`${path} shows its frame while its data loads, and offers a retry when the data is unavailable`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await becomeAdmin(page, String(baseURL));
    const main = page.getByRole('main');

    const release = await delayResponses(page, ownData);
    await page.goto(path);
    await expect(main.getByRole('status', { name: /^Loading: / }).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    release();
    await waitUntilSettled(page);

    await page.unrouteAll({ behavior: 'wait' });
    await failRequests(page, ownData);
    await page.goto(path);
    await expect(main.getByRole('alert').first()).toContainText('Nothing is lost or changed.');
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await getSidewaysOverflow(page)).toBeLessThanOrEqual(0);

    await page.unrouteAll({ behavior: 'wait' });
    const failed = await main.getByRole('alert').count();
    await main.getByRole('button', { name: 'Try Again' }).first().click();
    await expect(async () => expect(await main.getByRole('alert').count()).toBeLessThan(failed)).toPass();
  });

test('an empty list of the admin area says so', async ({ page, baseURL }) => {
  await becomeAdmin(page, String(baseURL));
  await page.route(/\/api\/admin\/waitlist/, (route) =>
    route.fulfill({ json: { items: [], nextKey: null } }),
  );
  await page.goto('/admin/waitlist');
  await expect(page.getByText('Nobody is waiting.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
