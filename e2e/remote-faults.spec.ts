import { expect, test, type Page, type Route } from '@playwright/test';
import { scrollThroughPage } from './support/states';

/** What a broken server may return instead of a remote's entry. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'answers a page instead of a script': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
  'answers garbage': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'window.x = {{{ �' }),
  'refuses the connection': (route) => route.abort('connectionrefused'),
};

const remotes = [
  {
    name: 'wanderlens',
    path: '/wanderlens',
    heading: 'WanderLens',
    other: '/wanderhub',
    otherHeading: 'WanderHub',
  },
  {
    name: 'wanderhub',
    path: '/wanderhub',
    heading: 'WanderHub',
    other: '/wanderlens',
    otherHeading: 'WanderLens',
  },
  {
    name: 'wanderquest',
    path: '/wanderquest',
    heading: 'WanderQuest',
    other: '/wanderlens',
    otherHeading: 'WanderLens',
  },
  {
    name: 'account',
    path: '/login',
    heading: /Welcome back|Log in/i,
    other: '/wanderlens',
    otherHeading: 'WanderLens',
  },
] as const;

const filesOf = (name: string) => new RegExp(`/releases/${name}/`);

const expectCard = async (page: Page, timeout = 15_000) => {
  const card = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(card).toBeVisible({ timeout });
  return card;
};

test.describe('when a remote is broken', () => {
  for (const [what, response] of Object.entries(faults)) {
    test(`and its server ${what}, its place shows the error card and Try Again recovers`, async ({
      page,
    }) => {
      await page.route(filesOf('wanderhub'), response);
      await page.goto('/wanderhub');
      const card = await expectCard(page);
      await expect(page.getByRole('banner').getByRole('link', { name: 'WanderLens' })).toBeVisible();

      await page.unroute(filesOf('wanderhub'));
      await card.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'WanderHub' })).toBeVisible();
    });
  }

  for (const remote of remotes) {
    test(`${remote.name}: when it is gone, the frame and other pages keep working`, async ({ page }) => {
      await page.route(filesOf(remote.name), (route) => route.abort('connectionrefused'));
      await page.goto(remote.path);
      await expectCard(page);

      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(remote.other);
      await expect(page.getByRole('heading', { level: 1, name: remote.otherHeading })).toBeVisible();

      await page.unroute(filesOf(remote.name));
      await page.goto(remote.path);
      await expect(page.getByRole('heading', { level: 1, name: remote.heading })).toBeVisible();
    });
  }

  test('account: when it is gone, two places of the home page stay empty, and it is reported once', async ({
    page,
  }) => {
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/releases/reports')) reports.push(request.postDataJSON());
    });
    await page.route(filesOf('account'), (route) => route.abort('connectionrefused'));
    await page.goto('/');
    await scrollThroughPage(page);
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(2);
    expect(reports).toEqual([expect.objectContaining({ name: 'account', reason: 'network' })]);
  });

  test('and its server never responds, the error card appears after the timeout of 8 s', async ({ page }) => {
    await page.route(filesOf('wanderhub'), () => new Promise<void>(() => {}));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WanderHub' }).click();
    await expectCard(page, 20_000);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test("and a page's chunk is missing, the error card appears and Try Again recovers", async ({ page }) => {
    const list = '/wanderhub';
    let broken = false;
    await page.route(filesOf('wanderhub'), (route) =>
      broken ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1, name: 'WanderHub' })).toBeVisible();
    broken = true;
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/wanderhub\/blog\//);
    const card = await expectCard(page);
    broken = false;
    await card.getByRole('button', { name: 'Try Again' }).click();
    await expect(
      page
        .getByRole('main')
        .getByText(/min read/)
        .first(),
    ).toBeVisible();
  });
});
