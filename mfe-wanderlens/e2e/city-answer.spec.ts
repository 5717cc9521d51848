import { expect, test, type Locator } from '@playwright/test';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The month that the page shows: that of the browser. */
const month = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date());

const expectInFirstView = async (part: Locator) => {
  await expect(part).toBeVisible();
  await expect(part).toBeInViewport({ ratio: 1 });
};

for (const viewport of sizes)
  test.describe(`the first view of a city at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('answers without scrolling', async ({ page }) => {
      await page.goto('/wanderlens/cities/lisbon');
      await expectInFirstView(page.getByRole('heading', { level: 1, name: 'Lisbon' }));
      await expectInFirstView(page.getByRole('list').getByText('Portugal', { exact: true }));
      await expectInFirstView(
        page.getByText(/^Lisbon is an outstanding place to work from, with .*, but .*\.$/),
      );
      const summary = page.getByRole('region', { name: 'Lisbon at a glance' });
      await expectInFirstView(summary.getByRole('img', { name: /^IREX 91.*likely 80 to 92/ }));
      const facts = [
        /^Monthly cost\$2,410 .*Between/,
        new RegExp(`^Weather in ${month}\\d+ °F .* mm of rain`),
        /^Internet70 Mbps .*Fine for video calls/,
        /^SafetyVery Safe .*Portugal as a whole/,
        /^VisaChoose your passport/,
      ];
      const rows = summary.locator('dl > div');
      await expect(rows).toHaveCount(facts.length);
      for (const [at, fact] of facts.entries()) {
        await expectInFirstView(rows.nth(at));
        await expect(rows.nth(at)).toHaveText(fact);
      }
      await expectInFirstView(summary.getByRole('button', { name: 'Save Lisbon' }));
      await expectInFirstView(page.getByRole('img', { name: /^Lisbon, drawn/ }).locator('..'));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });

    test('names missing figures as missing', async ({ page }) => {
      await page.goto('/wanderlens/cities/cairo');
      await expectInFirstView(page.getByText(/^Cairo is .*; its monthly cost isn’t known\.$/));
      const summary = page.getByRole('region', { name: 'Cairo at a glance' });
      await expectInFirstView(summary.getByText('No figure'));
    });
  });

test('the points in short lead to their sources', async ({ page }) => {
  await page.goto('/wanderlens/cities/lisbon');
  const points = page.getByRole('region', { name: 'In short' }).getByRole('listitem');
  await expect(points).toHaveCount(5);
  const link = points.nth(1).getByRole('link', { name: /^Source \d: M-Lab/ });
  await expect(link).toHaveText('[2]');
  await link.click();
  const source = page.getByRole('region', { name: 'Sources and licenses' }).getByRole('listitem').nth(1);
  await expect(source).toContainText('M-Lab');
  await expect(source).toBeFocused();
  await expect(source).toBeInViewport();
});

test('the summary stays beside the text on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/wanderlens/cities/lisbon#figures');
  await expect(page.getByRole('region', { name: 'All figures' })).toBeInViewport();
  await expectInFirstView(page.getByRole('region', { name: 'Lisbon at a glance' }));
});

test('the answer does not move while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/wanderlens/cities/lisbon');
  await expect(page.getByRole('heading', { name: 'All figures' })).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});

test('the verdict is in the page before its scripts', async ({ request }) => {
  const html = await (await request.get('/wanderlens/cities/lisbon')).text();
  expect(html).toContain('<p class="plain-verdict">Lisbon is an outstanding place to work from, with');
});
