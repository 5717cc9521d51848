import { expect, test, type Page } from '@playwright/test';

/** Holds back requests to these addresses until `release` is called. */
const holdRequests = async (page: Page, addresses: string) => {
  let release = () => {};
  let markRequested = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const requested = new Promise<void>((resolve) => (markRequested = resolve));
  await page.route(addresses, async (route) => {
    markRequested();
    await released;
    await route.fallback();
  });
  return { asked: requested, release };
};

test('a query becomes chips that can be removed, shared and restored', async ({ page }) => {
  await page.goto('/wanderlens');
  const box = page.getByRole('searchbox', { name: 'Search for a place, or describe what you want' });
  await box.fill('warm in January under $1500, not Asia, by the beach');
  await box.press('Enter');

  const chips = page.getByRole('group', { name: 'Conditions' });
  const warm = chips.getByRole('button', { name: 'Remove: Warm in January (68 to 86 °F)' });
  await expect(warm).toBeVisible();
  await expect(chips.getByRole('button', { name: 'Remove: $1,500 a month or less' })).toBeVisible();
  await expect(chips.getByRole('button', { name: 'Remove: Not in Asia' })).toBeVisible();
  await expect(page.getByText(/(About|We didn’t understand) “by the beach”/)).toBeVisible();

  const count = page.getByRole('heading', { name: /^\d+ of 316 cities$/ });
  const before = await count.textContent();
  await warm.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/without=warm%401/);
  await expect(warm).toBeHidden();
  await expect(count).not.toHaveText(before ?? '');
  await expect(chips.getByRole('button').first()).toBeFocused();
  const shared = page.url();

  await page.goBack();
  await expect(warm).toBeVisible();
  await expect(count).toHaveText(before ?? '');

  await page.goto(shared);
  await expect(chips.getByRole('button', { name: /^Remove: / })).toHaveCount(2);
  await expect(box).toHaveValue('warm in January under $1500, not Asia, by the beach');
});

test('search notes move the list only once, together with its cities', async ({ page }) => {
  const box = page.getByRole('searchbox');
  const card = page.getByRole('region', { name: 'Result' }).getByRole('article').first();
  const getTop = async () => (await card.boundingBox())!.y;
  const searchesLeft = page.getByText(/searches left today/);
  /** Searches while holding back the results and the allowance. The list must not move until each of them arrives. */
  const search = async (words: string, chip: string) => {
    const answers = await holdRequests(page, '**/api/search?**');
    const allowances = await holdRequests(page, '**/api/search/allowance');
    const before = await getTop();
    await box.fill(words);
    await box.press('Enter');
    await answers.asked;
    expect(await getTop()).toBe(before);
    answers.release();
    await expect(page.getByRole('button', { name: chip })).toBeVisible();
    await expect(searchesLeft).toBeHidden();
    const after = await getTop();
    allowances.release();
    await expect(searchesLeft).toBeVisible();
    expect(await getTop()).toBe(after);
  };
  await page.goto('/wanderlens');
  await expect(card).toBeVisible();
  await search('safe, by the beach', 'Remove: Safe or very safe');
  await expect(page.getByText(/(About|We didn’t understand) “by the beach”/)).toBeVisible();
  await search('under $1500', 'Remove: $1,500 a month or less');
});

test('when no city matches a query, the condition that excludes most can be removed', async ({ page }) => {
  await page.goto('/wanderlens?q=in+Northern+Europe+under+$600+and+safe');
  await expect(page.getByRole('heading', { name: '0 of 316 cities' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove “$600 a month or less”' }).click();
  await expect(page.getByRole('heading', { name: /^[1-9]\d* of 316 cities$/ })).toBeVisible();
});

test('a typed place is one step away', async ({ page }) => {
  await page.goto('/wanderlens');
  await page.getByRole('searchbox').pressSequentially('medel');
  const places = page.getByRole('region', { name: 'Places with this name' });
  await places.getByRole('link', { name: /^Medellín/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Medellín' })).toBeVisible();
});

test('a reached daily limit says when it resets, and filters still work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const resetsAt = new Date(Date.now() + 5 * 3_600_000).toISOString();
  const body = { statusCode: 429, code: 'search.daily_limit', message: 'Enough', limit: 3, resetsAt };
  await page.route('**/api/search?**', (route) => route.fulfill({ status: 429, json: body }));
  await page.goto('/wanderlens?q=cheap');
  await expect(page.getByRole('heading', { name: 'You’ve used your 3 searches for today' })).toBeVisible();
  // No empty line may remain between the controls and the message.
  const views = (await page.getByRole('group', { name: 'View' }).boundingBox())!;
  const message = (await page.getByRole('region', { name: 'Result' }).getByRole('alert').boundingBox())!;
  expect(message.y - (views.y + views.height)).toBeLessThan(24);
  await page.getByRole('button', { name: 'Browse with filters' }).click();
  await expect(page.getByRole('heading', { name: '316 of 316 cities' })).toBeVisible();
});
