import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { getLayoutShift, watchLayoutShift } from './support/layout-shift';
import { becomeMember, post } from './support/person';

/** A remote may take 8 s before it counts as failed; the rest allows for a slow machine. */
const ARRIVES = { timeout: 30_000 };

/** A section of the page, scrolled into view. */
const openSection = async (page: Page, anchor: string) => {
  const place = page.locator(`#${anchor}`);
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('[data-waiting]')).toHaveCount(0, ARRIVES);
  await expect(place.getByRole('heading', { level: 2 })).toBeVisible(ARRIVES);
  return place;
};

const breakRemote = (page: Page, name: string) =>
  page.route(new RegExp(`/releases/${name}/`), (route) => route.abort('connectionrefused'));

test.describe('the home page', () => {
  test('opens with the headline, two calls to action and the local time in six places', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Explore. Create. Wander. Powered by AI.',
    );
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Explore WanderLens' }).first(),
    ).toHaveAttribute('href', '/wanderlens');

    const places = page
      .getByRole('figure', { name: /The same minute in six places/ })
      .getByRole('listitem')
      .getByRole('link');
    await expect(places).toHaveCount(6);
    for (const place of await places.all()) {
      const [, name, clock, light] = /^(.+) (\d\d:\d\d) (\w+)$/.exec((await place.textContent()) ?? '') ?? [];
      const href = (await place.getAttribute('href')) ?? '';
      const city = await (await request.get(`/api/cities/${href.split('/').at(-1)}`)).json();
      expect(name).toBe(city.name);
      const [hour, minute] = (clock ?? '').split(':').map(Number);
      const there = new Date(new Date().toLocaleString('en-US', { timeZone: city.timezone }));
      const apart = Math.abs(there.getHours() * 60 + there.getMinutes() - (hour! * 60 + minute!)) % 1440;
      expect(Math.min(apart, 1440 - apart)).toBeLessThanOrEqual(2);
      expect(light).toMatch(/^(night|dawn|morning|midday|afternoon|evening|dusk)$/);
    }
    const pictures = page.getByRole('figure').locator('img');
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
  });

  test('has the product before the forms, each section under its anchor', async ({ page }) => {
    await page.goto('/');
    for (const anchor of ['wanderlens', 'wanderhub', 'wanderquest', 'community', 'newsletter'])
      await openSection(page, anchor);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'What You Can Do',
      'WanderLens',
      'WanderHub',
      'WanderQuest',
      'Travel in good company',
      'Start Your Free Journey Today',
    ]);
    await expect(page.getByText("We'll never share your email. Unsubscribe anytime.").first()).toBeVisible();
    for (const promise of [/instant access/i, /discounts/i, /trend report/i])
      await expect(page.getByRole('main').getByText(promise)).toHaveCount(0);

    await page.goto('/help');
    await page.goto('/#wanderhub');
    await expect(page.getByRole('heading', { level: 2, name: 'WanderHub' })).toBeInViewport(ARRIVES);
  });

  test('searches WanderLens from the hero, also before the app loads', async ({ page }) => {
    let startApp = () => {};
    const appStarts = new Promise<void>((resolve) => (startApp = resolve));
    await page.route(/\/main\.[0-9a-f]+\.js$/, async (route) => {
      await appStarts;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const box = page.getByRole('search').getByRole('searchbox');
    await box.fill('lisb');
    startApp();
    await expect(page.locator('.plain')).toHaveCount(0);
    await expect(box).toHaveValue('lisb');
    await expect(box).toBeFocused();
    await page.keyboard.type('on');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wanderlens\?q=lisbon$/);
    await expect(page.getByRole('link', { name: 'Lisbon' }).first()).toBeVisible(ARRIVES);
  });

  test('fills every section as soon as someone scrolls, and never leaves one blank', async ({ page }) => {
    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => (deliver = resolve));
    await page.route(/\/releases\/(?!shell)/, async (route) => {
      await delivery;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/');
    const waiting = page.locator('[data-waiting]');
    await expect(waiting).toHaveCount(5);
    // In one step: the shapes are mounted anew when their section starts to load.
    const heights = await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const shapes = document.querySelectorAll('[data-waiting] h2 ~ div');
      return Array.from(shapes, ({ clientHeight }) => clientHeight);
    });
    expect(heights).toHaveLength(5);
    expect(Math.min(...heights)).toBeGreaterThan(100);
    deliver();
    await expect(waiting).toHaveCount(0, ARRIVES);
  });

  test('shows three articles, each with a link to its page', async ({ page }) => {
    await page.goto('/');
    const hub = await openSection(page, 'wanderhub');
    await expect(hub.getByRole('article')).toHaveCount(3);
    await expect(hub.getByRole('link', { name: 'Explore WanderHub' })).toHaveAttribute('href', '/wanderhub');
    await expect(hub.getByRole('link', { name: /^Read More/ }).first()).toHaveAttribute(
      'href',
      /^\/wanderhub\/blog\/.+/,
    );
  });

  test('leaves no card alone in its row in two columns', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    for (const anchor of ['wanderlens', 'wanderhub']) {
      const cards = (await openSection(page, anchor)).getByRole('article');
      await expect(cards).toHaveCount(3);
      const [first, second, third] = await Promise.all(
        [0, 1, 2].map(async (at) => (await cards.nth(at).boundingBox())!),
      );
      expect(second!.y).toBe(first!.y);
      expect(third!.y).toBeGreaterThan(first!.y);
      expect(Math.abs(third!.width - (second!.x + second!.width - first!.x))).toBeLessThan(1);
    }
  });

  test('says that articles are loading while there are none', async ({ page }) => {
    await page.route('**/api/blog-posts?*', (route) => route.fulfill({ json: [] }));
    await page.goto('/');
    const hub = await openSection(page, 'wanderhub');
    await expect(hub.getByText('Loading latest articles...')).toBeVisible();
  });

  test('offers the game and the membership it needs', async ({ page }) => {
    await page.goto('/');
    const quest = await openSection(page, 'wanderquest');
    await expect(quest.getByText('Available for All Pro & Premium Subscribers')).toBeVisible();
    await expect(quest.getByRole('link', { name: 'Play WanderQuest' })).toHaveAttribute(
      'href',
      '/wanderquest',
    );
    const modeRequested = page.evaluate(
      () =>
        new Promise((heard) =>
          addEventListener('show-subscription-panel', () => heard(true), { once: true }),
        ),
    );
    await quest.getByRole('button', { name: 'Upgrade to Play' }).click();
    expect(await modeRequested).toBe(true);
  });

  test('stores a waitlist entry while the server is away, and sends it later from any page', async ({
    page,
  }) => {
    await page.route('**/api/waitlist', (route) => route.abort());
    await page.goto('/');
    const community = await openSection(page, 'community');
    await community.getByRole('button', { name: 'Join the community' }).click();
    await expect(page.getByText('Please complete all fields')).toBeVisible();
    await community.getByLabel('Name').fill('Ana');
    await community.getByLabel('Email').fill(`ana-${Date.now()}@example.com`);
    await expect(community.getByRole('checkbox')).toBeChecked();
    await community.getByRole('button', { name: 'Join the community' }).click();
    await expect(page.getByText('We have received your information.')).toBeVisible();

    await page.unroute('**/api/waitlist');
    const sent = page.waitForResponse('**/api/waitlist');
    await page.goto('/help');
    expect((await sent).ok()).toBe(true);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('wanderwork_waitlist_outbox')))
      .toBeNull();
  });
});

test.describe('the home page of a member', () => {
  test('offers what they left off and no form to join, and nothing moves', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL!);
    const at = new Date().toISOString();
    const article = { slug: 'four-shared-hours', saved: false, progress: 0.4, sections: [], figures: [], at };
    await post(page, '/api/account/shelf', { entries: [article] }, baseURL!);
    await post(page, '/api/account/favourites', { slugs: ['lisbon'] }, baseURL!);
    await watchLayoutShift(page);
    await page.goto('/');
    const welcome = page.getByRole('region', { name: 'Welcome back, Ana' });
    await expect(welcome.getByText('40% read')).toBeVisible();
    await expect(welcome.getByRole('link', { name: 'Continue reading' })).toHaveAttribute(
      'href',
      '/wanderhub/blog/four-shared-hours',
    );
    await expect(welcome.getByRole('link', { name: 'Lisbon' })).toBeVisible();
    await expect(welcome.getByRole('link', { name: 'Start a trip' })).toBeVisible();
    await expect(welcome.getByRole('link', { name: 'Play today’s Dash' })).toBeVisible();
    await expect(welcome.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await getLayoutShift(page)).toBeLessThan(0.02);

    const community = await openSection(page, 'community');
    await expect(community.getByRole('form')).toHaveCount(0);
    await expect(page.locator('#newsletter')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: /Join/ })).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });
});

test.describe('when a remote cannot be loaded', () => {
  test('WanderLens shows the cities as plain cards, and Try Again loads the section', async ({ page }) => {
    await breakRemote(page, 'wanderlens');
    await page.goto('/');
    const lens = await openSection(page, 'wanderlens');
    await expect(lens.getByRole('article')).toHaveCount(3);
    await expect(lens.getByRole('link', { name: 'Lisbon', exact: true })).toHaveAttribute(
      'href',
      '/wanderlens/cities/lisbon',
    );
    await page.unrouteAll();
    await lens.getByRole('button', { name: /Try Again/ }).click();
    await expect(lens.getByRole('link', { name: 'View Details of Lisbon' })).toBeVisible();
  });

  test('WanderLens shows the launch samples even without the server', async ({ page }) => {
    await breakRemote(page, 'wanderlens');
    await page.route('**/api/sample-cities', (route) => route.abort());
    await page.goto('/');
    const lens = await openSection(page, 'wanderlens');
    await expect(lens.getByRole('article')).toContainText([
      'IREX 86. $1,100 a month, 75 Mbps, 82 °F Sunny, Safe.',
      'IREX 91. $1,800 a month, 85 Mbps, 68 °F Mild, Very Safe.',
      'IREX 83. $1,300 a month, 60 Mbps, 73 °F Spring-like, Moderate.',
    ]);
  });

  test('WanderHub shows the latest articles as links', async ({ page }) => {
    await breakRemote(page, 'wanderhub');
    await page.goto('/');
    const hub = await openSection(page, 'wanderhub');
    await expect(hub.getByRole('listitem')).toHaveCount(3);
    await expect(hub.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/wanderhub\/blog\/.+/,
    );
    await expect(hub.getByRole('link', { name: 'All articles in plain form' })).toHaveAttribute(
      'href',
      '/wanderhub-fallback',
    );
  });

  test('WanderQuest shows a sentence and the memberships', async ({ page }) => {
    await breakRemote(page, 'wanderquest');
    await page.goto('/');
    const quest = await openSection(page, 'wanderquest');
    await expect(quest.getByText(/Available for All Pro & Premium Subscribers/)).toBeVisible();
    await expect(quest.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
  });

  test('the forms are replaced by a link to register', async ({ page }) => {
    await breakRemote(page, 'account');
    await page.goto('/');
    for (const anchor of ['community', 'newsletter'])
      await expect(
        (await openSection(page, anchor)).getByRole('link', { name: 'Create a free account' }),
      ).toHaveAttribute('href', '/register');
  });
});
