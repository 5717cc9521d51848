import { expect, test, type Page } from '@playwright/test';

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const getSeriesHeading = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'The first year, in thirteen parts' });
/** While the next part comes, the last one is still there. */
const getNextLink = (page: Page, part: string) =>
  page
    .locator('.prose p', { hasText: new RegExp(`^Part ${part} of thirteen`) })
    .getByRole('link')
    .nth(1);

test('a series is read from its list part by part to the end, and leads back to the list', async ({
  page,
}) => {
  test.slow();
  await page.goto('/wanderhub/blog/choose-a-base-and-try-it');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'The first year, in thirteen parts' }).click();
  await expect(getSeriesHeading(page)).toBeInViewport();
  const parts = await page.locator('.prose ol').last().getByRole('listitem').allInnerTexts();
  expect(parts).toHaveLength(13);

  const second = page.locator('.prose ol').last().getByRole('link').first();
  await second.click();
  await expect(getTitle(page)).toHaveText(/^Ninety days in any 180/);
  const titles = [await getTitle(page).innerText()];
  for (const part of 'two three four five six seven eight nine ten eleven twelve'.split(' ')) {
    const words = await getNextLink(page, part).innerText();
    await getNextLink(page, part).click();
    await expect(getTitle(page)).toHaveText(new RegExp(`^${words}`));
    await expect(getTitle(page)).toBeFocused();
    titles.push(await getTitle(page).innerText());
  }
  expect(new Set(titles).size).toBe(12);
  await expect(page.getByText('Part thirteen of thirteen of')).toBeVisible();

  await page.getByRole('link', { name: 'the first year', exact: true }).click();
  await expect(getTitle(page)).toHaveText(/^Choose a base/);
  await expect(page).toHaveURL(/#section-the-first-year-in-thirteen-parts$/);
  await expect(getSeriesHeading(page)).toBeInViewport();
});
