import { expect, test, type Locator, type Page } from '@playwright/test';

const stops = (page: Page) => page.getByRole('list', { name: 'Stops' });
const names = (page: Page) =>
  stops(page).getByRole('heading', { level: 3 }).getByRole('button').allInnerTexts();
const row = (page: Page, name: string) =>
  stops(page)
    .locator('[data-stop]')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const handle = (page: Page, name: string) => row(page, name).getByTitle('Drag to move');

const startTrip = async (page: Page, cities: string[]) => {
  await page.goto('/wanderlens/planner');
  await page.getByRole('button', { name: 'Start with an empty trip' }).click();
  for (const name of cities) {
    const box = page.getByRole('combobox', { name: 'Add a city' });
    await box.fill(name);
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .waitFor();
    await box.press('Enter');
    await expect(row(page, name)).toBeVisible();
  }
};

/** Waits until the figures, and what doesn't fit, no longer push the list down. */
const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  let height = 0;
  const isStill = async () => {
    const before = height;
    height = await page.evaluate(() => document.documentElement.scrollHeight);
    return height === before;
  };
  await expect.poll(isStill, { intervals: [300] }).toBe(true);
};

const getMiddle = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

test('a stop is dragged to another place, Escape cancels, and pinned stops stay', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await startTrip(page, ['Lisbon', 'Berlin', 'Bangkok']);
  const grab = async (name: string) => {
    const { x, y } = await getMiddle(handle(page, name));
    await page.mouse.move(x, y);
    await page.mouse.down();
  };
  const moveTo = async (name: string) => {
    const { x, y } = await getMiddle(row(page, name));
    await page.mouse.move(x, y + 4, { steps: 5 });
    await expect(row(page, name)).toHaveAttribute('data-drop', /before|after/);
  };

  await grab('Lisbon');
  await moveTo('Bangkok');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await names(page)).toEqual(['Lisbon', 'Berlin', 'Bangkok']);

  await grab('Lisbon');
  await moveTo('Bangkok');
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['Berlin', 'Bangkok', 'Lisbon']);
  await expect(page.getByRole('status').filter({ hasText: 'Lisbon, now 3 of 3' })).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual(['Lisbon', 'Berlin', 'Bangkok']);

  await stops(page).getByRole('button', { name: 'Berlin', exact: true }).click();
  await page.getByRole('checkbox', { name: 'its position' }).check();
  await expect(handle(page, 'Berlin')).toHaveCount(0);
  await grab('Lisbon');
  const { x, y } = await getMiddle(row(page, 'Bangkok'));
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
  expect(await names(page)).toEqual(['Lisbon', 'Berlin', 'Bangkok']);
});

test('a finger drags by the handle alone, and scrolls everywhere else', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await startTrip(page, ['Lisbon', 'Berlin', 'Bangkok']);
  await settle(page);
  const session = await context.newCDPSession(page);
  const touch = async (from: { x: number; y: number }, by: number) => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      });
    await send('touchStart', from.y);
    for (let step = 1; step <= 10; step += 1) await send('touchMove', from.y + (by * step) / 10);
    // The place of the dragged stop is found once per frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const scrolled = await page.evaluate(() => scrollY);
    await send('touchEnd');
    return scrolled;
  };
  const show = async (name: string) => {
    await handle(page, name).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    return getMiddle(handle(page, name));
  };

  const box = (await handle(page, 'Lisbon').boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  const start = await show('Berlin');
  const scrolled = await page.evaluate(() => scrollY);
  const above = await getMiddle(row(page, 'Lisbon'));
  // A new layout may round the position by a pixel.
  expect(Math.abs((await touch(start, above.y - 30 - start.y)) - scrolled)).toBeLessThanOrEqual(1);
  await expect.poll(() => names(page)).toEqual(['Berlin', 'Lisbon', 'Bangkok']);

  await show('Lisbon');
  const body = await getMiddle(row(page, 'Lisbon').getByRole('paragraph').first());
  const before = await page.evaluate(() => scrollY);
  await touch(body, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(await names(page)).toEqual(['Berlin', 'Lisbon', 'Bangkok']);
  await context.close();
});
