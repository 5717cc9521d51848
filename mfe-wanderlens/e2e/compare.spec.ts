import { expect, test, type Page } from '@playwright/test';

const row = (page: Page, label: string) =>
  page
    .getByRole('table', { name: /side by side/ })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${label}`) }) });

test('a visitor compares sample cities by keyboard and opens another comparison by address', async ({
  page,
}) => {
  await page.goto('/wanderlens/cities/lisbon');
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/wanderlens\/compare\?cities=lisbon$/);
  await expect(page.getByRole('heading', { name: 'Add one more city' })).toBeVisible();

  const box = page.getByRole('combobox', { name: 'Add a city' });
  await box.fill('Medel');
  await expect(page.getByRole('option', { name: /Medellín/ })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/cities=lisbon,medellin$|cities=lisbon%2Cmedellin$/);
  await expect(page.getByRole('table', { name: 'Lisbon, Medellín: side by side' })).toBeVisible();
  await expect(row(page, 'IREX')).toContainText('Lisbon is probably ahead (about 85% sure)');
  await expect(
    page.getByText(/^Lisbon leads overall \(slight\); Medellín is cheaper \(clear\)/),
  ).toBeVisible();
  await expect(row(page, 'Monthly cost').getByRole('cell', { name: /\$1,050.*clear lead/ })).toBeVisible();
  await expect(row(page, 'Climate')).toContainText('Medellín is probably ahead (about 80% sure)');

  await page.goto('/wanderlens/compare?cities=lisbon,medellin,chiang-mai');
  await expect(row(page, 'Monthly cost')).toContainText('$850 a month');
  await expect(row(page, 'People who use English')).toContainText('No figure');
});

test('comparing other cities shows their free figures alone and a link to the samples', async ({ page }) => {
  await page.goto('/wanderlens/compare?cities=lisbon,porto');
  const free = page.getByRole('table', { name: 'Lisbon, Porto: the free figures' });
  await expect(free.getByRole('row', { name: /^Monthly cost.*\$2,410.*\$1,940/ })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Chiang Mai|Medellín/);
  await expect(page.getByRole('heading', { name: 'The full comparison is part of Premium' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare the sample cities' }).click();
  await expect(page.getByRole('table', { name: /Chiang Mai, Lisbon, Medellín/ })).toBeVisible();
});
