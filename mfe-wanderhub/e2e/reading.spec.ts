import { expect, test } from '@playwright/test';

test('a guide is found by its category and read', async ({ page }) => {
  await page.goto('/wanderhub');
  await page.getByRole('button', { name: 'Tools & Resources' }).click();
  await expect(page).toHaveURL(/category=tools-resources/);
  const guide = page.getByRole('article').filter({ hasText: 'Four shared hours' });
  await guide.getByRole('link', { name: /Read More/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: /Four shared hours/ })).toBeFocused();
  await expect(page).toHaveTitle(/Four shared hours/);
  await expect(page.locator('header').getByText(/Checked \d+ \w+ 20\d\d/)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/category=tools-resources/);
  await expect(page.getByRole('button', { name: 'Tools & Resources' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the contents lead into the text and say where one reads', async ({ page }) => {
  await page.goto('/wanderhub/blog/four-shared-hours');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const entry = contents.getByRole('link').nth(2);
  const title = (await entry.textContent()) ?? '';
  await entry.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await expect(entry).toHaveAttribute('aria-current', 'location');
});

test('/blog-post is the newest, and an id leads to the same article as its slug', async ({
  page,
  request,
}) => {
  const listPosts = async () =>
    (await (await request.get('/api/blog-posts?view=card')).json()) as { id: string; title: string }[];
  const oldest = (await listPosts()).at(-1);
  // The journeys of the editor publish beside this one, so that the newest may change before the page shows it.
  await expect(async () => {
    const newest = (await listPosts())[0];
    await page.goto('/blog-post');
    await expect(page.getByRole('heading', { level: 1, name: newest?.title })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goto(`/blog-post/${oldest?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: oldest?.title })).toBeVisible();
});

test('an article that does not exist is answered with 404 and a way on', async ({ page }) => {
  const answer = await page.goto('/wanderhub/blog/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'A blank page' })).toBeVisible();
  await page.getByRole('link', { name: 'See all guides' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderHub' })).toBeFocused();
});

test('an article that cannot be fetched comes at the next try', async ({ page }) => {
  await page.route('**/api/blog-posts/four-shared-hours', (route) => route.abort());
  await page.goto('/wanderhub?tag=time+zones');
  await page.getByRole('link', { name: /Read More.*Four shared hours/ }).click();
  const card = page.getByRole('alert').filter({ hasText: 'couldn’t load' });
  await expect(card.getByRole('link', { name: 'Read saved articles' })).toBeVisible();
  await page.unroute('**/api/blog-posts/four-shared-hours');
  await card.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Four shared hours/ })).toBeVisible();
});

test('the home page shows the first three guides', async ({ page }) => {
  await page.goto('/#wanderhub');
  const section = page.getByRole('region', { name: 'WanderHub' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('article')).toHaveCount(3);
  await section.getByRole('link', { name: 'Explore WanderHub' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderHub' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide says the figures of today, each with the way to where it is from', async ({ page }) => {
    await page.goto('/wanderhub/blog/lisbon-with-the-visa-counted');
    await expect(page.getByRole('group', { name: 'Lisbon in figures' })).toContainText('$2,410');
    await expect(page.getByRole('row', { name: /^January/ })).toContainText('11.7');
    await page
      .getByRole('link', { name: /^Source: Lisbon, monthly cost for one person/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#figures-lisbon$/);
    await expect(page.getByRole('heading', { level: 3, name: 'Lisbon' })).toBeInViewport();
  });

  test('/blog-post is the newest, whole', async ({ page, request }) => {
    const posts = (await (await request.get('/api/blog-posts?view=card')).json()) as { title: string }[];
    await page.goto('/blog-post');
    await expect(page.getByRole('heading', { level: 1, name: posts[0]?.title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()).toBeVisible();
  });
});
