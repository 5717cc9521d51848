import { expect, test, type Page } from '@playwright/test';
import { expertTour } from './support/expert-tour.mjs';
import { playUntil, scene } from './support/keys';
import { saveRun } from './support/save-run';

const map = (page: Page) => page.getByRole('group', { name: 'Map of the run' });
const names = async (page: Page) => (await map(page).locator('svg text').allTextContents()).sort();

const begin = async (page: Page) => {
  await page.goto('/wanderquest/first-week');
  await page.getByRole('button', { name: 'Start in Lisbon' }).click();
  await expect(scene(page)).toHaveText('Day 1 in Lisbon: Work');
  await expect(map(page).locator('svg text').first()).toBeVisible();
};

for (const [width, height] of [
  [1440, 900],
  [1100, 760],
] as const)
  test(`shows the city card and the map buttons without scrolling at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await begin(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await map(page)
      .getByRole('button', { name: /^Marrakesh/ })
      .click();
    const card = page
      .locator('section', { has: page.getByText('Marrakesh, Morocco', { exact: true }) })
      .last();
    await expect(card.getByRole('button', { name: 'Go to Marrakesh' })).toBeInViewport({ ratio: 1 });
    await expect(card).toBeInViewport({ ratio: 1 });
    for (const button of await page.getByRole('group', { name: 'Map zoom' }).getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
  });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1100, 480],
] as const)
  test(`shows the title of a city chosen by keyboard below the header at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await begin(page);
    await map(page)
      .getByRole('button', { name: /^Marrakesh/ })
      .focus();
    // The whole map has been scrolled away upward when the city is chosen.
    await page.evaluate(() => scrollTo(0, 560));
    await page.keyboard.press('Enter');
    const title = page.locator('section > b').filter({ hasText: 'Marrakesh, Morocco', visible: true });
    await expect(title).toBeInViewport({ ratio: 1 });
    const header = (await page.getByRole('banner').boundingBox())!;
    // The page may still scroll smoothly.
    await expect
      .poll(async () => (await title.boundingBox())!.y)
      .toBeGreaterThanOrEqual(header.y + header.height);
  });

test('shows the title and the button of a city tapped in the list on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { run } = await expertTour(({ day }) => day <= 1);
  await page.goto('/help');
  await saveRun(page, run);
  await page.goto('/wanderquest/grand-tour');
  const list = page.getByRole('listbox', { name: 'Cities to go to' });
  await list.getByRole('option').first().click();
  const card = page.locator('section').filter({ has: page.getByRole('button', { name: /^Go to / }) });
  await expect(card.last().locator('> b')).toBeInViewport({ ratio: 1 });
  await expect(card.last().getByRole('button', { name: /^Go to / })).toBeInViewport({ ratio: 1 });
});

/** Plays a First Week to the day that opens the map, and selects the first suggestion. */
const selectSuggestion = async (page: Page) => {
  await begin(page);
  await playUntil(page, /^Day 6/);
  await page.getByRole('listbox', { name: 'Cities to go to' }).getByRole('option').first().click();
};

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`shows the button of a suggestion clicked at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await selectSuggestion(page);
    const go = page.getByRole('button', { name: /^Go to / }).and(page.locator(':visible'));
    await expect(go.last()).toBeInViewport({ ratio: 1 });
  });

test('keeps the names of the current and the selected city apart', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await selectSuggestion(page);
  const strong = map(page).locator('text.strong');
  await expect(strong).toHaveText(['Madrid', 'Lisbon']);
  const madrid = (await strong.first().boundingBox())!;
  const lisbon = (await strong.last().boundingBox())!;
  expect(lisbon.x + lisbon.width).toBeLessThan(madrid.x);
});

test('restores the map after the window grows and shrinks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  const before = await names(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['Lisbon']));
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => names(page)).toEqual(before);
});

test('shows the whole world from Honolulu to Auckland', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page);
  await page.getByRole('button', { name: 'Show the whole world' }).click();
  for (const city of [/^Honolulu/, /^Auckland/, /^Reykjavík/])
    await expect(map(page).getByRole('button', { name: city })).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [1440, 900],
  [1100, 760],
] as const)
  test(`leaves the north of the map uncovered at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page);
    await page.getByRole('button', { name: 'Show the whole world' }).click();
    const covered = await map(page).evaluate((box) => {
      const { left, top, width: wide } = box.getBoundingClientRect();
      const across = Array.from({ length: 20 }, (_, at) => left + ((at + 0.5) * wide) / 20);
      return across.filter((x) => !box.contains(document.elementFromPoint(x, top + 8)));
    });
    expect(covered).toEqual([]);
  });
