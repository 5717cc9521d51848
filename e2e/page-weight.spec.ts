import { expect, test, type Page } from '@playwright/test';
import { holdIdle } from '../tools/bench/federation/in-page.mjs';
import { watchTraffic } from '../tools/bench/federation/traffic.mjs';
import { budgets, overBudget } from '../tools/page-weight/budgets.mjs';

/**
 * The first view is everything that a fresh browser fetches until the network is quiet, without scrolling and without
 * idle time. Prefetching in idle time does not count, and the result does not depend on the speed of the machine.
 */
const openFirstView = async (page: Page, path: string) => {
  await page.addInitScript(holdIdle);
  const traffic = await watchTraffic(page, { slow: false });
  await page.goto(path, { waitUntil: 'load' });
  await page.locator('.plain').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await traffic.quiet();
  return traffic.requests();
};

type Entries = Record<'scripts' | 'page' | 'requests', unknown>;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

for (const [path, entries] of Object.entries<Entries>(budgets.firstViews))
  test(`the first view of ${path} stays within its budget`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const requests = await openFirstView(page, path);
    const figures = {
      scripts: sum(requests.filter(({ kind }) => kind === 'script').map(({ body }) => body)),
      page: sum(requests.map(({ bytes }) => bytes)),
      requests: requests.length,
    };
    const list = requests.map(({ kind, body, url }) => `${body} ${kind} ${url}`).join('\n');
    await test
      .info()
      .attach('requests', { body: `${JSON.stringify(figures)}\n${list}`, contentType: 'text/plain' });
    if (process.env.SHOW_WEIGHTS) console.log(path, JSON.stringify(figures), `\n${list}`);
    const problems = (['scripts', 'page', 'requests'] as const).flatMap(
      (kind) =>
        overBudget({
          what: path,
          kind,
          figure: figures[kind],
          entry: entries[kind],
          goal: budgets.goals[kind],
        }) ?? [],
    );
    expect(problems.join('\n'), list).toBe('');
  });
