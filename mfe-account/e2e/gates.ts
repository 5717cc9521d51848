import { expect, test, type Page } from '@playwright/test';

/** The audiences, as in the columns of the table of plans. */
type Who = 'visitor' | 'free' | 'pro' | 'premium';

const origin = () => String(test.info().project.use.baseURL);

/** The server's answers for a city that is not a sample. */
const getAnswers = async ({ request }: Page) => {
  const report = async (format: string) => {
    const data = { cities: ['porto'], sections: ['score'], format };
    return (await request.post('/api/reports', { data, headers: { origin: origin() } })).status();
  };
  const read = (path: string) => request.get(path);
  const allowance = (await (await read('/api/search/allowance')).json()) as { limit: number | null };
  const trends = (await (await read('/api/irex/trends')).json()) as { samplesOnly: boolean };
  return {
    searchesWithoutLimit: allowance.limit === null,
    analytics: (await read('/api/cities/porto/analytics')).status(),
    comparison: (await read('/api/compare?cities=lisbon,porto')).status(),
    report: await report('pdf'),
    csv: await report('csv'),
    trends: trends.samplesOnly ? 'of the samples' : 'of all cities',
  };
};

const closed = { analytics: 403, comparison: 403, report: 403, csv: 403, trends: 'of the samples' };
const open = { analytics: 200, comparison: 200, report: 200, csv: 200, trends: 'of all cities' };

const table: Record<Who, Awaited<ReturnType<typeof getAnswers>>> = {
  visitor: { searchesWithoutLimit: false, ...closed },
  free: { searchesWithoutLimit: false, ...closed },
  pro: { searchesWithoutLimit: true, ...closed },
  premium: { searchesWithoutLimit: true, ...open },
};

const expectCity = async (
  page: Page,
  { isPremium, isCounted }: { isPremium: boolean; isCounted: boolean },
) => {
  await page.goto('/wanderlens/cities/porto#analytics');
  await expect(
    isPremium
      ? page.getByRole('list', { name: 'The eight dimensions' })
      : page.getByRole('group', { name: 'Detailed analytics for Porto are part of Premium' }),
  ).toBeVisible();
  const analysis = page.getByRole('region', { name: 'Analysis', exact: true });
  await expect(analysis.getByRole('button', { name: 'Write the analysis' })).toBeVisible();
  const counts = analysis.getByText(/It counts as one of your searches today/);
  await expect(counts).toHaveCount(isCounted ? 1 : 0);
  await page.getByRole('button', { name: 'Create a report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a report' });
  await expect(
    isPremium
      ? dialog.getByRole('button', { name: 'Download PDF' })
      : dialog.getByRole('group', { name: 'Reports on Porto are part of Premium' }),
  ).toBeVisible();
};

const expectComparison = async (page: Page, { isPremium }: { isPremium: boolean }) => {
  await page.goto('/wanderlens/compare?cities=lisbon,porto');
  await expect(
    isPremium
      ? page.getByRole('table', { name: 'Lisbon, Porto: side by side' })
      : page.getByRole('heading', { name: 'The full comparison is part of Premium' }),
  ).toBeVisible();
};

/** Checks each paywall of WanderLens in a new page: the server and the screens follow the table of plans. */
export const expectGates = async (page: Page, who: Who): Promise<void> => {
  expect(await getAnswers(page)).toEqual(table[who]);
  const newPage = await page.context().newPage();
  const expected = { isPremium: who === 'premium', isCounted: !table[who].searchesWithoutLimit };
  await expectCity(newPage, expected);
  await expectComparison(newPage, expected);
  await newPage.close();
};
