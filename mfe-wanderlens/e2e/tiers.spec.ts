import { expect, test, type Page } from '@playwright/test';
import { becomeAdmin, becomeMember, post } from '../../e2e/support/person';

type PaidTier = 'pro' | 'premium';

/** Registers a member. A second browser signs in as admin and grants the tier. */
const signUpWithTier = async (page: Page, baseURL: string, tier: 'free' | PaidTier) => {
  await becomeMember(page, baseURL);
  if (tier === 'free') return;
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  const adminContext = await page.context().browser()!.newContext({ baseURL });
  const admin = await adminContext.newPage();
  await becomeAdmin(admin, baseURL);
  const grant = { tier, until: '2099-01-31', reason: 'A journey through the gates' };
  await post(admin, `/api/admin/users/${id}/grants`, grant, baseURL);
  await adminContext.close();
};

const analytics = (page: Page) => page.getByRole('region', { name: 'Detailed analytics' });
const searchesLeft = (page: Page) => page.getByText(/searches left today/);

/** Searches, and returns the daily search limit that the server reports. */
const readDailyLimit = async (page: Page): Promise<number | null> => {
  const [answer] = await Promise.all([
    page.waitForResponse(/\/api\/search\/allowance/),
    page.goto('/wanderlens?q=warm+in+January'),
  ]);
  await expect(page.getByRole('button', { name: /^Remove: Warm in January/ })).toBeVisible();
  return ((await answer.json()) as { limit: number | null }).limit;
};

for (const tier of ['free', 'pro'] as const) {
  test(`a ${tier} member gets everything for a sample city and a gate for other cities`, async ({
    page,
    baseURL,
  }) => {
    await signUpWithTier(page, baseURL!, tier);
    await page.goto('/wanderlens/cities/lisbon#analytics');
    await expect(analytics(page).getByRole('list', { name: 'The eight dimensions' })).toContainText(
      'Better than',
    );

    await page.goto('/wanderlens/cities/porto#analytics');
    const gate = page.getByRole('group', { name: 'Detailed analytics for Porto are part of Premium' });
    await expect(gate.getByRole('button', { name: 'See plans' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Monthly cost: about $1,940' })).toContainText('Rent');
    await page.getByRole('button', { name: 'Create a report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a report' });
    await expect(dialog.getByRole('group', { name: 'Reports on Porto are part of Premium' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);

    await page.goto('/wanderlens/compare?cities=lisbon,porto');
    await expect(page.getByRole('heading', { name: 'The full comparison is part of Premium' })).toBeVisible();

    const limit = await readDailyLimit(page);
    expect(limit === null).toBe(tier === 'pro');
    await expect(searchesLeft(page)).toHaveCount(tier === 'pro' ? 0 : 1);
  });
}

test('a premium member gets analytics, comparison and report of any city without a gate', async ({
  page,
  baseURL,
}) => {
  await signUpWithTier(page, baseURL!, 'premium');
  await page.goto('/wanderlens/cities/porto#analytics');
  await expect(analytics(page).getByRole('list', { name: 'The eight dimensions' })).toContainText(
    'Better than',
  );
  await expect(page.getByText('part of Premium')).toHaveCount(0);

  await page.goto('/wanderlens/compare?cities=porto,tbilisi');
  await expect(page.getByRole('table', { name: 'Porto, Tbilisi: side by side' })).toBeVisible();
  await page.getByRole('button', { name: 'Create a report' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^wanderwork-porto-tbilisi-/);

  expect(await readDailyLimit(page)).toBeNull();
  await expect(searchesLeft(page)).toHaveCount(0);
});
