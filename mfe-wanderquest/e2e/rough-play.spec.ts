import { expect, test, type Page } from '@playwright/test';
import { becomeMember } from '../../e2e/support/person';
import { getSidewaysOverflow } from '../../e2e/support/states';
import { chooseFirst, playUntil, scene } from './support/keys';

const again = (page: Page) => page.getByRole('button', { name: 'Play another week' });

const begin = async (page: Page) => {
  await page.goto('/wanderquest/first-week');
  await page.getByRole('button', { name: 'Start in Lisbon' }).click();
  await expect(scene(page)).toHaveText('Day 1 in Lisbon: Work');
};

/** The transform of the map, which a flight changes with each frame. */
const readMapTransform = (page: Page) =>
  page
    .getByRole('group', { name: 'Map of the run' })
    .locator('g[transform]')
    .first()
    .getAttribute('transform');

for (const width of [320, 640])
  test(`fits every scene of a First Week at 200 % zoom (${width} px)`, async ({ browser, baseURL }) => {
    test.slow();
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: 450 },
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    await begin(page);
    for (let turn = 0; turn < 30; turn += 1) {
      expect(await getSidewaysOverflow(page)).toBe(0);
      if (await again(page).isVisible()) break;
      await chooseFirst(page);
    }
    await expect(again(page)).toBeVisible();
    await context.close();
  });

test('jumps to the next city instead of flying there with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page);
  await playUntil(page, /^Day 6/);
  const before = await readMapTransform(page);
  // Near enough to arrive before the week ends.
  await page
    .getByRole('listbox', { name: 'Cities to go to' })
    .getByRole('option', { name: /^Madrid/ })
    .click();
  await page
    .getByRole('button', { name: /^Go to / })
    .and(page.locator(':visible'))
    .last()
    .click();
  await expect(page.getByRole('log', { name: 'Journal' })).toContainText('You arrived in');
  const arrived = await readMapTransform(page);
  expect(arrived).not.toBe(before);
  const [first, second] = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const read = () =>
      document.querySelector('[aria-label="Map of the run"] g[transform]')?.getAttribute('transform');
    await nextFrame();
    const transform = read();
    await nextFrame();
    return [transform, read()];
  });
  expect([first, second]).toEqual([arrived, arrived]);
});

test('keeps the choice that was made just before a reload', async ({ page }) => {
  await begin(page);
  for (let turn = 0; turn < 4; turn += 1) {
    await chooseFirst(page);
    const shown = await scene(page).textContent();
    await page.reload();
    await expect(scene(page)).toHaveText(shown!);
  }
});

test('starts and ends a First Week while the server answers nothing', async ({ page }) => {
  test.slow();
  await page.goto('/wanderquest');
  await expect(page.getByRole('link', { name: 'Play the first week' })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Play the first week' }).click();
  await page.getByRole('button', { name: 'Start in Lisbon' }).click();
  await playUntil(page, /^The week is over/);
  await expect(page.getByRole('link', { name: 'Play today’s Dash' })).toBeVisible();
});

test('waits with the next week of a ranked dash until the connection is back', async ({ page, baseURL }) => {
  test.slow();
  await becomeMember(page, baseURL!);
  await page.goto('/wanderquest/daily-dash');
  await page.getByRole('button', { name: 'Start today’s dash' }).click();
  await expect(scene(page)).toHaveText(/^Day 1 in /);
  await page.context().setOffline(true);
  await playUntil(page, /^Week 1 is over/);
  await expect(page.getByText('Your run is saved on this device.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(scene(page)).not.toHaveText(/^Week 1/);
  await chooseFirst(page);
});
