import { expect, test, type Page } from '@playwright/test';

/** The pages to start from; the test follows their links. */
const starts = [
  '/',
  '/wanderlens',
  '/wanderhub',
  '/wanderquest',
  '/wanderquest/first-week',
  '/connect',
  '/voice-assistant',
  '/subscription',
  '/help',
];

/** One screen renders all pages of a kind, so a few cities and articles stand for all. */
const kinds: [RegExp, number][] = [
  [/^\/wanderlens\/cities\//, 6],
  [/^\/wanderhub\/blog\//, 6],
  [/^\/wanderlens\?/, 4],
  [/^\/wanderhub\?/, 4],
];

const isFile = (path: string) => /^\/api\/|\.\w+$/.test(path);

const listLinks = async (page: Page): Promise<string[]> => {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const own = new URL(page.url()).origin;
  return hrefs
    .map((href) => new URL(href))
    .filter(({ origin }) => origin === own)
    .map(({ pathname, search }) => pathname + search);
};

/** The new paths among `found`, at most as many of each kind as `kinds` allows. */
const selectNewPaths = (found: string[], knownPaths: Set<string>): string[] =>
  [...new Set(found)].filter((path) => {
    if (knownPaths.has(path)) return false;
    const kind = kinds.find(([pattern]) => pattern.test(path));
    const met = kind ? [...knownPaths].filter((other) => kind[0].test(other)).length : 0;
    if (kind && met >= kind[1]) return false;
    knownPaths.add(path);
    return true;
  });

test('no link of a public page is dead', async ({ page, request }) => {
  test.setTimeout(300_000);
  const knownPaths = new Set(starts);
  const waiting = [...starts];
  const dead: string[] = [];

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (isFile(path)) {
      if (!(await request.get(path)).ok()) dead.push(path);
      continue;
    }
    const response = await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    if (response?.status() !== 200 || /404/.test((await heading.textContent()) ?? '')) dead.push(path);
    waiting.push(...selectNewPaths(await listLinks(page), knownPaths));
  }

  expect(dead).toEqual([]);
  // The crawl must reach each kind of page, and follow the links on cards.
  for (const [pattern] of kinds.slice(0, 2))
    expect([...knownPaths].some((path) => pattern.test(path))).toBe(true);
  expect([...knownPaths]).toEqual(
    expect.arrayContaining(['/login', '/register', '/terms', '/privacy', '/attributions', '/licences.txt']),
  );
});
