import { expect, test, type Page } from '@playwright/test';
import { findClippedTexts } from '../../e2e/support/clipped';
import { getSidewaysOverflow } from '../../e2e/support/states';
import { printPage } from './support/print-page';

/** The width of an A4 sheet between margins of 15 mm, in CSS pixels. */
const SHEET = { width: 680, height: 1009 };

const openArticle = async (page: Page, slug: string) => {
  await page.goto(`/wanderhub/blog/${slug}`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
  await expect(page.getByRole('heading', { level: 2, name: 'Read next' })).toBeAttached();
};

/** Lines break anywhere on paper. */
const removeSpaces = (words: string) => words.replace(/\s+/g, '');

const countIn = (text: string, words: string) => removeSpaces(text).split(removeSpaces(words)).length - 1;

test('a printed guide contains only its text, link URLs and sources', async ({ page }) => {
  await openArticle(page, 'lisbon-with-the-visa-counted');
  const headings = await page.locator('main .prose h2').allInnerTexts();
  const controls = await page.locator('header nav a, footer a, main button').allInnerTexts();
  const next = await page
    .getByRole('region', { name: 'Read next' })
    .getByRole('heading', { level: 3 })
    .allInnerTexts();
  const figureSources = await page
    .locator('.prose .live-mark')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('title') ?? ''));
  const pages = await printPage(page);
  const text = pages.map((one) => one.text).join(' ');

  expect(headings.length).toBeGreaterThan(5);
  for (const heading of headings) expect(countIn(text, heading), heading).toBe(1);
  expect(next.length).toBeGreaterThan(1);
  for (const words of ['Contents', 'Read next', 'Skip to', ...next])
    expect(countIn(text, words), words).toBe(0);
  const phrases = controls.filter((words) => /\S\s+\S/.test(words.trim()));
  expect(phrases.length).toBeGreaterThan(1);
  for (const words of phrases) expect(countIn(text, words), words).toBe(0);

  for (const address of [
    'https://aima.gov.pt/',
    '/wanderhub/blog/four-shared-hours',
    '/wanderlens/cities/lisbon',
  ])
    expect(countIn(text, `(${address})`), address).toBeGreaterThan(0);
  expect(countIn(text, '(#')).toBe(0);
  expect(countIn(text, page.url())).toBe(1);

  expect(figureSources.length).toBeGreaterThan(10);
  const sources = new Set(figureSources.map((title) => title.split(': ').slice(1).join(': ')));
  for (const source of sources) expect(countIn(text, source), source).toBeGreaterThan(0);
});

for (const slug of ['ten-cities-cost-beside-doubt', 'four-shared-hours'])
  test(`the tables of ${slug} fit on A4 paper`, async ({ page }) => {
    await page.setViewportSize(SHEET);
    await openArticle(page, slug);
    await page.emulateMedia({ media: 'print' });
    expect(await getSidewaysOverflow(page)).toBe(0);
    expect(await findClippedTexts(page)).toEqual([]);
    const edges = await page
      .locator('.prose table')
      .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().right));
    expect(edges.length).toBeGreaterThan(0);
    expect(Math.max(...edges)).toBeLessThanOrEqual(SHEET.width);
  });

test('prints dark text on white, also in dark mode', async ({ page }) => {
  const getTextColor = () =>
    page
      .locator('.prose > p')
      .first()
      .evaluate((line) => getComputedStyle(line).color);
  const getBackground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openArticle(page, 'four-shared-hours');
  // The served text is replaced once by that of the app.
  await expect.poll(getTextColor).toMatch(/^rgb/);
  const dayColor = await getTextColor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(getTextColor).not.toBe(dayColor);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(getTextColor).toBe(dayColor);
  expect(await getBackground()).toBe('rgb(255, 255, 255)');
});

test('a printed tool result omits the form', async ({ page }) => {
  await page.goto(
    '/wanderhub/tools/schengen?stay=2027-01-12_2027-02-20&stay=2027-04-03_2027-05-02&on=2027-05-02',
  );
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('70 of 90 days used');
  const text = (await printPage(page)).map((one) => one.text).join(' ');
  expect(countIn(text, '70 of 90 days used on 2 May 2027')).toBe(1);
  for (const words of ['Add a stay', 'Check a date', 'Add to calendar', 'All tools'])
    expect(countIn(text, words), words).toBe(0);
  expect(countIn(text, page.url()), 'the address that opens this answer again').toBe(1);
});
