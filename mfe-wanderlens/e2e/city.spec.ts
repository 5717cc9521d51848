import { expect, test } from '@playwright/test';

test('a city page shows the score with its range and each figure with grade, source and year', async ({
  page,
}) => {
  await page.goto('/wanderlens/cities/lisbon');
  await expect(page).toHaveTitle(/Lisbon, Portugal/);
  await expect(page.getByRole('img', { name: /IREX 91 of 100.*likely/ })).toBeVisible();

  const internet = page.getByRole('region', { name: 'Internet speed' });
  await expect(internet.getByText('69.9 Mbps')).toBeVisible();
  await expect(internet.getByRole('img', { name: 'Country figure' }).first()).toBeVisible();
  await expect(internet.getByText(/M-Lab NDT.*October 2025/).first()).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Sources and licenses' })
      .getByText(/CC BY 4.0/)
      .first(),
  ).toBeVisible();

  await page.getByText('Show as a table').click();
  await expect(
    page.getByRole('table', { name: 'Temperature and rain by month' }).getByRole('row'),
  ).toHaveCount(13);
});

test('a city page marks unknown figures as missing', async ({ page }) => {
  await page.goto('/wanderlens/cities/aarhus');
  await expect(page.getByRole('region', { name: 'Weather by month' })).toContainText(/no figure/i);
  await expect(page.getByRole('region', { name: 'Visa and entry' })).toContainText('None found');
});

test('a rough guess of a cost says so on its card, its page and in a comparison', async ({ page }) => {
  await page.goto('/wanderlens?q=Medellín');
  const card = page.getByRole('article').filter({ hasText: 'Medellín' });
  await expect(card).toContainText(/\$1,050\s*Rough guess/);
  await expect(page.getByText('Rough guess: no official figure to go by')).toBeVisible();

  await page.goto('/wanderlens/cities/medellin');
  const cost = page.getByRole('region', { name: 'Monthly cost: about $1,050' });
  await expect(cost).toContainText('between $750 and $1,500');
  await expect(cost).toContainText('A rough guess: we have no official rent anywhere in Colombia.');

  await page.goto('/wanderlens/compare?cities=lisbon,medellin');
  await expect(page.getByRole('row', { name: /^Monthly cost/ })).toContainText(
    /\$1,050 a month\s*Rough guess/,
  );
});

test('a city page shows no cost for a city without one', async ({ page }) => {
  await page.goto('/wanderlens/cities/cairo');
  await expect(page.getByRole('heading', { level: 2, name: 'Monthly cost: not known' })).toBeVisible();
  await expect(page.getByText('We don’t guess one.')).toBeVisible();
});

test('a similar city is one click away, and back returns', async ({ page }) => {
  await page.goto('/wanderlens/cities/lisbon');
  const similar = page
    .getByRole('region', { name: 'Nearby, with a similar score' })
    .getByRole('link')
    .first();
  const name = (await similar.locator('span').first().textContent()) ?? '';
  await similar.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
});

test('an unknown city answers 404 with a link to the search', async ({ page }) => {
  const answer = await page.goto('/wanderlens/cities/no-such-city');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Not on our chart' })).toBeVisible();
  await page.getByRole('link', { name: 'Search cities' }).click();
  await expect(page).toHaveURL(/\/wanderlens\?q=no\+such\+city/);
});

test('the picture uses night colors in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/wanderlens/cities/lisbon');
  await expect(page.getByRole('img', { name: /^Lisbon, drawn/ })).toHaveAttribute('src', /theme=dark/);
});
