import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { becomeAdmin } from '../../e2e/support/person';

/** Downloads a report from the open dialog. Returns its file name and content. */
const downloadReport = async (page: Page, button: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'Create a report' }).getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

const reader = path.resolve(import.meta.dirname, '../../api/test/reports/read-pdf.mjs');

/** The text of each page of a PDF, as a PDF reader extracts it. */
const readPages = (pdf: Buffer): string[] => {
  const { pages } = JSON.parse(String(execFileSync(process.execPath, [reader], { input: pdf }))) as {
    pages: { text: string }[];
  };
  return pages.map(({ text }) => text);
};

const readFigure = async (page: Page, slug: string, key: string): Promise<number> => {
  const answer = await page.request.get(`/api/cities/${slug}`);
  const { figures } = (await answer.json()) as { figures: { key: string; value: number }[] };
  return figures.find((figure) => figure.key === key)!.value;
};

test('a visitor meets a gate, opens the sample city and downloads its report', async ({ page }) => {
  await page.goto('/wanderlens/cities/porto#analytics');
  const gate = page.getByRole('group', { name: 'Detailed analytics for Porto are part of Premium' });
  await expect(gate.getByRole('button', { name: 'See plans' })).toBeVisible();
  // The preview has the city's own scores, and neither ranks nor costs of another one.
  await expect(gate).toContainText('Affordability 42');
  await expect(gate).not.toContainText(/Better than|\$/);
  await expectAccessibleInBothThemes(page, { within: '#analytics' });

  await gate.getByRole('link', { name: 'Open Lisbon’s analytics' }).click();
  await expect(page).toHaveURL(/\/wanderlens\/cities\/lisbon#analytics$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
  const analytics = page.getByRole('region', { name: 'Detailed analytics' });
  await expect(analytics).toBeInViewport();
  await expect(analytics.getByRole('list', { name: 'The eight dimensions' })).toContainText('Better than');
  await analytics.getByRole('combobox', { name: 'Your home city' }).fill('Berl');
  await page.getByRole('option', { name: /Berlin/ }).click();
  await expect(analytics.getByRole('list', { name: 'Monthly cost in Lisbon and Berlin' })).toBeVisible();
  await expect(page).toHaveURL(/home=berlin/);
  await expectAccessibleInBothThemes(page, { within: '#analytics' });

  await page.getByRole('button', { name: 'Create a report' }).click();
  await expect(page.getByRole('checkbox', { name: 'All figures' })).toBeChecked();
  await expectAccessibleInBothThemes(page, { within: '[role=dialog]' });
  const { name, content } = await downloadReport(page, 'Download PDF');
  expect(name).toMatch(/^wanderwork-lisbon-\d{4}-\d\d-\d\d\.pdf$/);
  const words = readPages(content).join(' ');
  const cost = await readFigure(page, 'lisbon', 'monthly_cost');
  expect(words).toContain('Lisbon');
  expect(words).toContain(`$${cost.toLocaleString('en')}`);
  await expect(page.getByText(`${name} is in your downloads.`)).toBeVisible();
});

test('an admin compares any two cities and downloads their figures as CSV', async ({ page, baseURL }) => {
  await becomeAdmin(page, baseURL!);
  await page.goto('/wanderlens/compare?cities=porto,tbilisi');
  await page.getByRole('button', { name: 'Create a report' }).click();
  await page.getByRole('radio', { name: /^CSV/ }).check();
  const { content } = await downloadReport(page, 'Download CSV');
  const cost = await readFigure(page, 'tbilisi', 'monthly_cost');
  expect(content.toString()).toContain(`Tbilisi,Georgia,Monthly cost for one person,${cost},`);

  await page.goto('/wanderlens/trends');
  await expect(page.getByRole('heading', { name: /^First score changes on|^Biggest gains/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
