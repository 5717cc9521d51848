import { expect, test, type Page } from '@playwright/test';

const GUIDE = '/wanderhub/blog/four-shared-hours';
const getContents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const getSummary = (page: Page) => getContents(page).locator('summary');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the contents are collapsed and open by tap and keyboard', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
    await expect(getSummary(page)).toHaveText(/Contents\s+\d+ parts/);
    await expect(getContents(page).getByRole('link')).toHaveCount(0);
    await getSummary(page).click();
    const links = getContents(page).getByRole('link');
    await expect(links.first()).toBeVisible();
    await expect(getSummary(page)).toContainText(`${await links.count()} parts`);
    await getSummary(page).press('Enter');
    await expect(links).toHaveCount(0);
    await getSummary(page).press('Space');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    const title = (await links.first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('they open, too', async ({ page }) => {
      await page.goto(GUIDE);
      await expect(getContents(page).getByRole('link')).toHaveCount(0);
      await getSummary(page).click();
      await expect(getContents(page).getByRole('link').first()).toBeVisible();
    });
  });
});

test('the contents are always open beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(GUIDE);
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
  await expect(getContents(page).getByRole('link').first()).toBeVisible();
  await expect(getSummary(page)).toBeHidden();
});

test('in a low window the contents scroll with the reading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto('/wanderhub/blog/tired-or-lonely-a-week-with-edges');
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
  const links = getContents(page).getByRole('link');
  const last = page.getByRole('heading', { level: 2, name: (await links.last().textContent()) ?? '' });
  // Pictures that arrive above move the heading away again.
  await expect(async () => {
    await last.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    await expect(links.last()).toHaveAttribute('aria-current', 'location', { timeout: 1000 });
  }).toPass();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await links.first().focus();
  await expect(links.first()).toBeInViewport({ ratio: 1 });
});
