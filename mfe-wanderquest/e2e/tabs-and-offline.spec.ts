import { expect, test, type Page } from '@playwright/test';
import { waitUntilCached } from '../../e2e/support/worker';
import { scene } from './support/keys';

const journal = (page: Page) => page.getByRole('log', { name: 'Journal' });

const begin = async (page: Page) => {
  await page.goto('/wanderquest/first-week');
  await page.getByRole('button', { name: 'Start in Lisbon' }).click();
  await expect(scene(page)).toHaveText('Day 1 in Lisbon: Work');
};

const work = async (page: Page) => {
  await page.getByRole('button', { name: /^Work for a day/ }).click();
  await expect(journal(page)).toContainText('You worked.');
};

test('lets only one tab play a run; the second can take over', async ({ page, context }) => {
  await begin(page);
  await work(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const other = await context.newPage();
  await other.goto('/wanderquest/first-week');
  await expect(other.getByText('This run is open in another tab.')).toBeVisible();
  await other.getByRole('button', { name: 'Play here instead' }).click();
  await expect(journal(other)).toContainText('You worked.');
  await expect(page.getByText('This run is open in another tab.')).toBeInViewport({ ratio: 1 });
  await page.close();
  await other.reload();
  await expect(journal(other)).toContainText('You worked.');
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('starts and plays offline after one visit', async ({ page, context }) => {
    test.slow();
    await begin(page);
    await waitUntilCached(page);
    await context.setOffline(true);
    await page.reload();
    await expect(scene(page)).toHaveText('Day 1 in Lisbon: Work');
    await work(page);
    for (let turn = 0; turn < 30; turn += 1) {
      if (await page.getByRole('button', { name: 'Play another week' }).isVisible()) break;
      const before = await journal(page).innerText();
      await page
        .getByRole('list')
        .getByRole('button')
        .and(page.locator(':not([aria-disabled])'))
        .first()
        .click();
      await expect.poll(() => journal(page).innerText()).not.toBe(before);
    }
    await expect(scene(page)).toHaveText('The week is over');
    await page.getByRole('button', { name: 'Play another week' }).click();
    await page.getByRole('button', { name: 'Start in Lisbon' }).click();
    await expect(scene(page)).toHaveText('Day 1 in Lisbon: Work');
  });
});
