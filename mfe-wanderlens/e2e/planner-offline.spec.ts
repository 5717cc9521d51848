import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { becomeMember } from '../../e2e/support/person';

test.use({ serviceWorkers: 'allow' });

const stops = (page: Page) => page.getByRole('list', { name: 'Stops' });
const names = (page: Page) =>
  stops(page).getByRole('heading', { level: 3 }).getByRole('button').allInnerTexts();

const saveTrip = async (page: Page) => {
  await page.goto('/wanderlens/planner');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('button', { name: 'Start with an empty trip' }).click();
  for (const name of ['Lisbon', 'Bangkok']) {
    const box = page.getByRole('combobox', { name: 'Add a city' });
    await box.fill(name);
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .waitFor();
    await box.press('Enter');
    await expect(stops(page).getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(stops(page).getByText(/for the stay/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Save offline (this trip)' }).click();
  await expect(page.getByRole('button', { name: 'Saved offline (this trip)' })).toBeVisible();
  await expect(page.getByText(/^Available offline: \d+ kB, saved \d+ \w+ 20\d\d\.$/)).toBeVisible();
};

/** Removes all that the worker keeps by itself of what is visited: what was saved on purpose must do without. */
const clearVisitedCaches = (page: Page) =>
  page.evaluate(async () => {
    const byItself = /^wanderwork-(?:pages|reads|pictures|release-files)$/;
    for (const name of await caches.keys()) if (byItself.test(name)) await caches.delete(name);
  });

const goOffline = async (page: Page, context: BrowserContext) => {
  await clearVisitedCaches(page);
  await context.setOffline(true);
  await page.reload();
};

test('a visitor’s trip that was saved offline opens without a connection, in all its views', async ({
  page,
  context,
}) => {
  test.slow();
  await saveTrip(page);
  await goOffline(page, context);
  await expect.poll(() => names(page)).toEqual(['Lisbon', 'Bangkok']);
  await expect(stops(page).getByText(/for the stay/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Saved offline (this trip)' })).toBeVisible();
  const picture = stops(page).locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const open = (view: string) => page.getByRole('radio', { name: view }).check({ force: true });
  await open('Timeline');
  await expect(page.getByRole('region', { name: 'Timeline of the trip' })).toContainText('Bangkok');
  await open('Map');
  await expect(page.getByRole('group', { name: /^Map of the trip/ })).toContainText('Lisbon');
  await open('Documents');
  await expect(page.getByRole('heading', { name: 'What this plan can’t know' })).toBeVisible();

  await page.getByRole('button', { name: 'Saved offline (this trip)' }).click();
  await expect(page.getByRole('button', { name: 'Save offline (this trip)' })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining('trip-'));
});

test('a member’s trip that was saved offline opens without a connection, but not for someone else', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await becomeMember(page, baseURL!);
  await saveTrip(page);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await goOffline(page, context);
  await expect.poll(() => names(page)).toEqual(['Lisbon', 'Bangkok']);
  await expect(
    page.getByText("You're offline. Changes are kept on this device and saved later."),
  ).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  // Someone else signs in on this device, and never opens the planner.
  await becomeMember(page, baseURL!);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':offline'))))
    .toEqual([]);
  await goOffline(page, context);
  await page.goto('/wanderlens/planner');
  await expect(page.getByText('No trip yet.')).toBeVisible();
});
