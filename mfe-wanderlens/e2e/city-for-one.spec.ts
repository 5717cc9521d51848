import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';

test('a city page shows entry rules, shared hours and a score for a Brazilian passport and clients in New York', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/wanderlens/cities/lisbon');

  const entry = page.getByRole('region', { name: 'Entering Portugal' });
  await entry.getByLabel('Your passport').fill('Brazil');
  await page.keyboard.press('Enter');
  await expect(entry).toContainText('90 days without a visa');
  await expect(entry).toContainText('Rules as of February 17, 2026.');
  await expect(entry).toContainText('Passport Index data');
  await expect(entry.getByRole('link', { name: 'vistos.mne.gov.pt' })).toBeVisible();

  const day = page.getByRole('region', { name: 'Shared working hours' });
  await day.getByRole('button', { name: 'Add their time zone' }).click();
  await day.getByLabel(/Your clients’ time zone/).fill('new york');
  await page.keyboard.press('Enter');
  await day.getByLabel('Month').selectOption('7');
  await expect(day).toContainText(
    '3 h of your 8 hours are shared. To cover all of theirs, you’d work 14:00 to 22:00.',
  );

  await expect(page.getByRole('region', { name: 'Airports' })).toContainText('LIS, 6 km');
  await expect(page.getByRole('region', { name: 'Your IREX' })).toContainText('Passport from Brazil');
  await expect(page.getByRole('region', { name: 'Score history' })).toContainText(
    /first measured this score in .*first comparison comes on/,
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, { within: '#visa' });
    await expectAccessible(page, { within: '#work-day' });
  }

  await page.getByRole('button', { name: 'Copy citation of Large airport 6 km away' }).click();
  await expect(page.getByText('Citation copied.')).toBeVisible();
  const citation = await page.evaluate(() => navigator.clipboard.readText());
  const [address = ''] = /http\S+(?=,)/.exec(citation) ?? [];
  expect(new URL(address).hash).toBe('#figure-airport_large_km');

  const reader = await context.newPage();
  await reader.goto(address);
  const figure = reader.locator('#figure-airport_large_km');
  await expect(figure).toBeFocused();
  await expect(figure).toBeInViewport({ ratio: 1 });
  const strip = await reader.getByRole('navigation', { name: 'On this page' }).boundingBox();
  const row = await figure.boundingBox();
  expect(row!.y).toBeGreaterThanOrEqual(strip!.y + strip!.height);
  await expect(reader.getByRole('region', { name: 'Entering Portugal' })).toContainText(
    '90 days without a visa',
  );
});

test('a link opens its section, and going back restores the scroll position', async ({ page }) => {
  await page.goto('/wanderlens/cities/lisbon#visa');
  const entry = page.getByRole('region', { name: 'Entering Portugal' });
  await expect(entry).toBeInViewport();
  const similar = page
    .getByRole('region', { name: 'Nearby, with a similar score' })
    .getByRole('link')
    .first();
  await similar.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await similar.click();
  await expect(page).not.toHaveURL(/lisbon/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(100);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Safety' }).click();
  await expect(page.getByRole('region', { name: 'How safe the country is' })).toBeFocused();
});
