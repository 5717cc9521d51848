import { expect, test, type Page } from '@playwright/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const listOf = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'The first year, in thirteen parts' });
const nextPart = (page: Page) =>
  page
    .locator('.prose p', { hasText: /^Part \w+ of thirteen/ })
    .getByRole('link')
    .nth(1);

test('a series is read from its list part by part to the end, and leads back to the list', async ({
  page,
}) => {
  test.slow();
  await page.goto('/wanderhub/blog/choose-a-base-and-try-it');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'The first year, in thirteen parts' }).click();
  await expect(listOf(page)).toBeInViewport();
  const parts = await page.locator('.prose ol').last().getByRole('listitem').allInnerTexts();
  expect(parts).toHaveLength(13);

  const second = page.locator('.prose ol').last().getByRole('link').first();
  await second.click();
  await expect(title(page)).toHaveText(/^Ninety days in any 180/);
  const read = [await title(page).innerText()];
  while (await nextPart(page).isVisible()) {
    const words = await nextPart(page).innerText();
    await nextPart(page).click();
    await expect(title(page)).toHaveText(new RegExp(`^${words}`));
    await expect(title(page)).toBeFocused();
    read.push(await title(page).innerText());
  }
  expect(new Set(read).size).toBe(12);
  await expect(page.getByText('Part thirteen of thirteen of')).toBeVisible();

  await page.getByRole('link', { name: 'the first year', exact: true }).click();
  await expect(title(page)).toHaveText(/^Choose a base/);
  await expect(page).toHaveURL(/#section-the-first-year-in-thirteen-parts$/);
  await expect(listOf(page)).toBeInViewport();
});
