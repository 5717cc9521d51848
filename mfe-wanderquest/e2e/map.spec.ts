import { expect, test, type Locator, type Page } from '@playwright/test';
import { scene } from './support/keys';

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

test('keeps the title of the chosen city below the header in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 480 });
  await begin(page);
  const isBelowHeader = (title: Locator) =>
    title.evaluate(
      (element) =>
        element.getBoundingClientRect().top >=
        document.querySelector('header')!.getBoundingClientRect().bottom,
    );
  await map(page)
    .getByRole('button', { name: /^Marrakesh/ })
    .focus();
  await page.keyboard.press('Enter');
  const title = page.getByText('Marrakesh, Morocco', { exact: true }).last();
  await expect(title).toBeVisible();
  for (const y of [0, 120, 400]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
    expect(await isBelowHeader(title)).toBe(true);
  }
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
