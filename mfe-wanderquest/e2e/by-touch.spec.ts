import { expect, test, type Page } from '@playwright/test';
import { getSidewaysOverflow } from '../../e2e/support/states';
import { scene } from './support/keys';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const tapFirst = async (page: Page) => {
  const day = page.getByRole('list').filter({ has: page.getByRole('button', { name: /./ }) });
  const before = [
    await scene(page).textContent(),
    await page.getByRole('log', { name: 'Journal' }).innerText(),
  ];
  await day.getByRole('button').and(page.locator(':not([aria-disabled])')).first().tap();
  await expect
    .poll(async () => [
      await scene(page).textContent(),
      await page.getByRole('log', { name: 'Journal' }).innerText(),
    ])
    .not.toEqual(before);
};

/** The meters show what a choice changed, so they stay below the header of the page. */
const expectMetersInView = async (page: Page) => {
  const header = (await page.getByRole('banner').boundingBox())!;
  const energy = page.getByRole('term').filter({ hasText: 'Energy' }).first();
  await expect
    .poll(async () => (await energy.boundingBox())!.y)
    .toBeGreaterThanOrEqual(header.y + header.height);
};

test('plays a whole First Week by touch on a phone', async ({ page }) => {
  test.slow();
  await page.goto('/wanderquest/first-week');
  await page.getByRole('button', { name: 'Start in Lisbon' }).tap();
  await expect(scene(page)).toHaveText('Day 1 in Lisbon: Work');
  expect(await getSidewaysOverflow(page)).toBe(0);
  for (const meter of ['Money', 'Energy', 'Wonder'])
    await expect(page.getByRole('term').filter({ hasText: meter }).first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await page.getByRole('tab', { name: 'Passport' }).tap();
  await expect(page.getByRole('list', { name: 'Stamps of this run' })).toContainText('Lisbon');

  const again = page.getByRole('button', { name: 'Play another week' });
  for (let turn = 0; turn < 30; turn += 1) {
    if (await again.isVisible()) break;
    await tapFirst(page);
    await expectMetersInView(page);
  }
  await expect(scene(page)).toHaveText('The week is over');
});
