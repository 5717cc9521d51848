import { expect, test, type Page } from '@playwright/test';
import { newPerson } from './support/person';
import { readAllCaches, waitUntilCached } from './support/worker';

test.use({ serviceWorkers: 'allow' });

const title = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, name });

const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(title(page)).toBeVisible();
  await waitUntilCached(page);
};

/** The rest of a city page loads when the browser is idle. */
const visitCity = async (page: Page) => {
  await visit(page, '/wanderlens/cities/lisbon');
  await expect(page.getByText('World Bank').first()).toBeVisible();
  await waitUntilCached(page);
};

const banner = (page: Page) => page.getByRole('status').filter({ hasText: "You're offline" });

test('losing the connection shows a banner, and its return hides it', async ({ page, context }) => {
  await page.goto('/');
  await expect(banner(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('Some features may be limited')).toHaveText(
    'Some features may be limited. WanderWork will reconnect automatically when your internet connection is restored.',
  );
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test('the offline banner never covers what is being read or focused', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/help');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await last.focus();
  // The page scrolls smoothly.
  const overlap = async () => {
    const edge = await banner(page).locator('> *').boundingBox();
    const place = await last.boundingBox();
    return (place?.y ?? 0) + (place?.height ?? 0) - (edge?.y ?? 0);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test('visited pages open offline with their content', async ({ page, context }) => {
  test.slow();
  await visit(page, '/');
  await visit(page, '/wanderlens');
  await expect(page.getByText('316 cities').first()).toBeVisible();
  await visitCity(page);
  await visit(page, '/wanderhub');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/wanderhub\/blog\//);
  // Until the article is there, its title is a general one.
  await expect(page.locator('.prose p').first()).toBeVisible();
  const article = { path: new URL(page.url()).pathname, name: await title(page).innerText() };
  await page.reload();
  await waitUntilCached(page);

  await context.setOffline(true);
  await page.goto('/');
  await expect(title(page)).toHaveText('Explore. Create. Wander. Powered by AI.');
  await expect(banner(page)).toBeVisible();
  await page.goto('/wanderlens');
  await expect(page.getByText('316 cities').first()).toBeVisible();
  await page.goto('/wanderlens/cities/lisbon');
  await expect(title(page, 'Lisbon')).toBeVisible();
  await expect(page.getByText('World Bank').first()).toBeVisible();
  await page.goto(article.path);
  await expect(title(page)).toHaveText(article.name);
  await expect(page.locator('.prose p').first()).toBeVisible();
});

test('the first page of a visit opens again offline', async ({ page, context }) => {
  await visitCity(page);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page, 'Lisbon')).toBeVisible();
  await expect(page.getByText('World Bank').first()).toBeVisible();
});

test('a page that was never opened says so offline, and loads by itself when the connection returns', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  // The header's pages are prefetched when the browser is idle, so they may open. This page is none of them.
  await page.goto('/register');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This page isn’t saved in this browser',
  );
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(title(page, 'Join the Journey')).toBeVisible();
});

test('a page opened offline for the first time has its fonts', async ({ page, context }) => {
  await visit(page, '/help');
  await context.setOffline(true);
  await page.goto('/wanderhub-fallback');
  await expect(title(page)).toBeVisible();
  const loaded = await page.evaluate(async () => {
    const fonts = [
      '400 1em "Newsreader Text"',
      'italic 400 1em "Newsreader Text"',
      'italic 400 1em "Newsreader Display"',
    ];
    const faces = await Promise.all(fonts.map((font) => document.fonts.load(font, 'Wander')));
    return faces.map((found) => found.map(({ status }) => status));
  });
  expect(loaded).toEqual([['loaded'], ['loaded'], ['loaded']]);
});

test('an app installed after a single visit starts offline, at its start page and at each shortcut', async ({
  page,
  context,
}) => {
  await visit(page, '/help');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    start_url: string;
    shortcuts: { url: string }[];
  };
  await page.close();
  await context.setOffline(true);
  for (const address of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
    const app = await context.newPage();
    await app.goto(address);
    await expect(title(app).first()).toBeVisible();
    await expect(app.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(banner(app)).toBeVisible();
    await app.close();
  }
});

test('a page whose remote is gone when the connection returns says so, reports it once, and recovers', async ({
  page,
  context,
}) => {
  test.slow();
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/releases/reports')) reports.push(request.postDataJSON());
  });
  await context.route(/\/releases\/account\//, (route) => route.abort('connectionrefused'));
  await visit(page, '/help');
  await context.setOffline(true);
  // The report of the failure without a connection, which reaches nobody.
  const lostReport = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/releases/reports'),
  );
  await page.goto('/register');
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('This page isn’t saved in this browser');
  await lostReport;
  const offline = reports.length;
  await context.setOffline(false);
  await expect(card).toContainText('Something went wrong');
  await expect(card).not.toContainText('isn’t saved in this browser');
  await expect.poll(() => reports.slice(offline)).toEqual([expect.objectContaining({ name: 'account' })]);
  await context.unrouteAll();
  await card.getByRole('button', { name: 'Try Again' }).click();
  await expect(title(page, 'Join the Journey')).toBeVisible();
});

test('nothing personal is cached, during a session or afterwards', async ({ page }) => {
  test.slow();
  const person = newPerson();
  await visit(page, '/');
  await page.request.post('/api/auth/register', { data: { ...person, newsletter: false } });
  await page.goto('/login');
  await page.getByLabel('Email').first().fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('You have successfully logged in.').first()).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(person.email).first()).toBeVisible();
  await page.goto('/reset-password?token=a-secret-of-the-mail');
  await visit(page, '/wanderlens/cities/lisbon');

  const expectNothingOf = async () => {
    const cachedEntries = await readAllCaches(page);
    const asText = cachedEntries.map(({ url, text }) => `${url} ${text}`);
    expect(asText.filter((text) => text.includes('World Bank'))).not.toEqual([]);
    expect(
      cachedEntries
        .map(({ url }) => url)
        .filter((url) => /\/api\/(auth|subscription|search|login)/.test(url)),
    ).toEqual([]);
    for (const personal of [person.email, person.lastName, 'a-secret-of-the-mail'])
      expect(asText.filter((text) => text.includes(personal))).toEqual([]);
  };
  await expectNothingOf();
  await page.evaluate(() =>
    fetch('/api/auth/logout', { method: 'POST', headers: { 'content-type': 'application/json' } }),
  );
  await page.goto('/');
  await expectNothingOf();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(person.email);
});

const registrations = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ active, installing, waiting }) =>
        new URL((active ?? installing ?? waiting)?.scriptURL ?? 'none:').pathname,
    ),
  );

test("service workers of other scripts are removed, the product's own stays", async ({ page }) => {
  // A page of this origin that registers no worker, and a script of this origin that can run in one.
  await page.goto('/api/docs');
  const { integrity } = (await (await page.request.get('/shell.json')).json()) as {
    integrity: Record<string, string>;
  };
  const foreign = `/${Object.keys(integrity).find((file) => /^\d+\.\w+\.js$/.test(file))}`;
  await page.evaluate(async (script) => {
    for (const scope of ['/', '/somewhere/']) await navigator.serviceWorker.register(script, { scope });
  }, foreign);
  expect(await registrations(page)).toEqual([foreign, foreign]);

  await page.goto('/');
  await expect.poll(() => registrations(page)).toEqual(['/service-worker.js']);

  await page.goto('/help');
  await waitUntilCached(page);
  await page.reload();
  await waitUntilCached(page);
  expect(await registrations(page)).toEqual(['/service-worker.js']);
});
