import { expect, test, type Locator, type Page } from '@playwright/test';
import { waitUntilCached } from '../../e2e/support/worker';

test.use({ serviceWorkers: 'allow' });

const getResult = (page: Page) => page.getByRole('region', { name: 'Result' });
const getAnswer = (page: Page) => getResult(page).getByRole('status');
const getStay = (page: Page, number: number) =>
  page.getByRole('group', { name: `Stay ${number}`, exact: true });

const enterStay = async (page: Page, number: number, [entry, exit]: [string, string]) => {
  await getStay(page, number).getByLabel('Entry').fill(entry);
  await getStay(page, number).getByLabel('Exit').fill(exit);
};

test('the days of the article are counted, stored in the URL, and counted offline', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/wanderhub');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Tools/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Budget calculator' }).click();
  await page.getByRole('combobox', { name: 'City' }).fill('Porto');
  await page.getByRole('option', { name: /^Porto\b.*Portugal/ }).click();
  await expect(getAnswer(page)).toContainText('A month in Porto for 1 person: about $');
  await expect(page).toHaveURL(/city=porto/);
  // What is loaded before the worker is at work is not kept.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(getAnswer(page)).toContainText('A month in Porto for 1 person: about $');
  await waitUntilCached(page);

  await page.getByRole('link', { name: 'All tools' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Schengen 90/180 counter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schengen 90/180 counter' })).toBeFocused();
  await page.getByRole('region', { name: 'Check a date' }).getByLabel('Date').fill('2027-05-02');
  await enterStay(page, 1, ['2027-01-12', '2027-02-20']);
  await page.getByRole('button', { name: 'Add a stay' }).click();
  await enterStay(page, 2, ['2027-04-03', '2027-05-02']);
  await expect(getAnswer(page)).toHaveText('70 of 90 days used on 2 May 2027; 20 days left.');
  await page.getByRole('group', { name: 'Planned stay' }).getByLabel('Entry').fill('2027-07-05');
  await expect(getResult(page)).toContainText('you could stay until 2 Sept 2027: 60 days.');
  await expect(page).toHaveURL(/try=2027-07-05_/);

  await expect(page).toHaveURL(/stay=2027-04-03_2027-05-02/);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('schengen-days.ics');

  await page.reload();
  await expect(getAnswer(page)).toHaveText('70 of 90 days used on 2 May 2027; 20 days left.');
  await waitUntilCached(page);
  const address = page.url();
  await context.setOffline(true);
  await page.goto(address);
  await expect(getAnswer(page)).toHaveText('70 of 90 days used on 2 May 2027; 20 days left.');
  await page.getByRole('button', { name: 'Remove stay 2' }).click();
  await expect(getAnswer(page)).toHaveText('40 of 90 days used on 2 May 2027; 50 days left.');
  await page.goto('/wanderhub/tools/budget?city=porto&people=2');
  await expect(getAnswer(page)).toContainText('A month in Porto for 2 people: about $');
});

/** Whether a focused field is in view, above whatever shows the answer. */
const isUncovered = async (page: Page, field: Locator) => {
  await field.focus();
  const [box, answer] = await Promise.all([field.boundingBox(), getAnswer(page).boundingBox()]);
  return box !== null && answer !== null && box.y >= 0 && box.y + box.height <= answer.y;
};

for (const [width, height] of [
  [390, 844],
  [360, 480],
] as const)
  test(`the result stays in view below the form at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/wanderhub/tools/schengen');
    await enterStay(page, 1, ['2027-01-12', '2027-02-20']);
    await page.getByRole('region', { name: 'Check a date' }).getByLabel('Date').fill('2027-05-02');
    await expect(getAnswer(page)).toHaveText('40 of 90 days used on 2 May 2027; 50 days left.');
    await expect(getAnswer(page)).toBeInViewport({ ratio: 1 });
    const fields = [
      getStay(page, 1).getByLabel('Entry'),
      page.getByRole('button', { name: 'Add a stay' }),
      page.getByRole('region', { name: 'Check a date' }).getByLabel('Date'),
      page.getByRole('group', { name: 'Planned stay' }).getByLabel('Exit'),
    ];
    for (const field of fields) await expect.poll(() => isUncovered(page, field)).toBe(true);
  });

for (const [width, height] of [
  [844, 390],
  [195, 422],
] as const)
  test(`nothing covers the form at ${width} × ${height}: in landscape, or with a large zoom`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/wanderhub/tools/schengen?stay=2027-01-12_2027-02-20&on=2027-05-02');
    await expect(getAnswer(page)).toHaveText('40 of 90 days used on 2 May 2027; 50 days left.');
    await expect(getAnswer(page)).not.toBeInViewport();
  });
