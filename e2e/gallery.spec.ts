import { expect, test, type Locator, type Page } from '@playwright/test';
import fs from 'node:fs';
import { at } from '../tools/start/root.mjs';
import { expectAccessible } from './support/axe';
import { clippedTexts, sidewaysScroll } from './support/clipped';
import { startWithDevelopmentShell } from './support/development-shell';

/** The page of every part in every state, which the development build of the shell has at /__ui. */
test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });

let product: Awaited<ReturnType<typeof startWithDevelopmentShell>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startWithDevelopmentShell();
});

test.afterAll(() => product?.stop());

const open = async (page: Page) => {
  test.slow();
  await page.goto(`${product.url}/__ui`);
  await expect(page.getByRole('heading', { level: 1, name: 'The system' })).toBeVisible();
};

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`${theme}, ${width} px: axe objects to nothing, no text is cut off`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await open(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
      expect(await clippedTexts(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });

test('nothing scrolls sideways or is cut off at 320 px, nor with letters of double size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await clippedTexts(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await clippedTexts(page)).toEqual([]);
});

test('a text that is cut off would be noticed', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap';
    box.textContent = 'Far too long for its box';
    document.querySelector('main')?.prepend(box);
  });
  expect(await clippedTexts(page)).toEqual(['"Far too long for its box" in <div>']);
});

/** What shows that an element has the focus: an outline, or a ring drawn as a shadow. */
const focusRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const bearers = [focused, focused.closest('label')].filter((element) => element !== null);
    const ringed = bearers.some((element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      const outlined =
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
      return outlined || boxShadow !== 'none';
    });
    return { name: focused.outerHTML.slice(0, 120), ringed };
  });

for (const theme of ['light', 'dark'] as const)
  test(`the keyboard sees where it is on every control, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page);
    const stops: { name: string; ringed: boolean }[] = [];
    for (let pressed = 0; pressed < 300; pressed++) {
      await page.keyboard.press('Tab');
      const stop = await focusRing(page);
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(80);
    expect(stops.filter(({ ringed }) => !ringed).map(({ name }) => name)).toEqual([]);
  });

const css = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Whether two things look alike to the pixel. */
const lookAlike = async (one: Locator, other: Locator) =>
  (await one.screenshot()).equals(await other.screenshot());

test('in the system’s own colours what is chosen still differs, and what only a ground showed has an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  expect(await css(chip('Coast'), 'background-color')).not.toBe(
    await css(chip('Portugal'), 'background-color'),
  );

  const tabs = part(page, 'Tabs and table').getByRole('tab');
  expect(await css(tabs.nth(0), 'border-bottom-color')).not.toBe(
    await css(tabs.nth(1), 'border-bottom-color'),
  );

  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  expect(await css(row('Chiang Mai'), 'outline-style')).toBe('solid');
  expect(await css(row('Medellín'), 'outline-style')).toBe('none');

  for (const [on, off] of [
    [page.getByRole('switch', { checked: true }), page.getByRole('switch', { checked: false })],
    [page.getByRole('checkbox', { checked: true }), page.getByRole('checkbox', { checked: false })],
    [page.getByRole('radio', { checked: true }), page.getByRole('radio', { checked: false })],
  ] as const)
    expect(await lookAlike(on.locator('visible=true').first(), off.locator('visible=true').first())).toBe(
      false,
    );

  for (const words of ['Compare', 'Save'])
    expect(
      await css(part(page, 'Buttons and links').getByRole('button', { name: words }), 'border-top-style'),
    ).toBe('solid');
  await expectAccessible(page);
});

test('the dialog is a sheet from below on a phone, the drawer stands at the right, rows of a menu are 40 px', async ({
  page,
}) => {
  await open(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await press('Open dialog');
  const dialog = page.getByRole('dialog');
  expect((await dialog.boundingBox())?.width).toBe(440);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await expect
    .poll(async () => {
      const sheet = await dialog.boundingBox();
      return Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0));
    })
    .toBe(800);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open dialog' })).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  await press('Open drawer');
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 920, y: 0, width: 360, height: 800 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await press('Open menu');
  await expect(page.getByRole('menu')).toHaveCSS('width', '260px');
  for (const item of await page.getByRole('menuitem').all())
    expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await expectAccessible(page);
});

test('the combobox is worked by keyboard and announces its list', async ({ page }) => {
  await open(page);
  const box = page.getByRole('combobox', { name: 'City', exact: true });
  await box.fill('jose');
  const list = page.getByRole('listbox', { name: 'Cities' });
  await expect(list.getByRole('option')).toHaveText([/San José/, /San Jose/]);
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(list.getByRole('option', { name: /United States/ })).toHaveAttribute(
    'id',
    (await box.getAttribute('aria-activedescendant')) ?? '',
  );
  await box.press('Enter');
  await expect(box).toHaveValue('San Jose');
  await expect(list).toHaveCount(0);
});

test('a busy button keeps its width and the focus', async ({ page }) => {
  await open(page);
  const place = part(page, 'Buttons and links');
  const before = await place.getByRole('button', { name: 'Subscribe', exact: true }).boundingBox();
  await place.getByRole('button', { name: 'Subscribe', exact: true }).click();
  const busy = place.getByRole('button', { name: 'Subscribing...' });
  await expect(busy).toBeFocused();
  const { width, height } = before ?? {};
  expect(await busy.boundingBox()).toMatchObject({ width, height });
});

test('what a gate fades can be neither reached nor read', async ({ page }) => {
  await open(page);
  const gate = page.getByRole('group', { name: 'Detailed analytics are part of Premium' });
  await expect(gate.getByRole('button')).toHaveText(['Open the sample', 'See plans']);
  await expect(gate.getByRole('table')).toHaveCount(0);
  await expect(gate.getByText('Columns: mean temperature.')).toBeVisible();
  await gate.getByRole('button', { name: 'See plans' }).focus();
  await page.keyboard.press('Tab');
  expect(await gate.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test('a picture appears once it is here; one that cannot be had leaves contours in its place', async ({
  page,
}) => {
  await open(page);
  const picture = (name: string) => page.getByRole('img', { name });
  await picture('Houses on a hill over a river').scrollIntoViewIfNeeded();
  await expect(picture('Houses on a hill over a river')).toHaveCSS('opacity', '1');

  const missing = picture('A picture that cannot be had');
  await expect(missing).toHaveAttribute('src', /retry=/);
  await expect(missing).toHaveCSS('opacity', '0');
  await expect(missing.locator('xpath=..').locator('svg')).toBeVisible();
});

test('nothing moves with reduced motion, and skeletons stand still', async ({ page }) => {
  await open(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
  const skeleton = part(page, 'Cards and pictures')
    .locator('[aria-busy="true"] [aria-hidden="true"]')
    .first();
  expect(await css(skeleton, 'animation-name')).toBe('none');
});

test('on paper: ink on white, without head, foot and news; a link in an article says its address', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('Thank you for joining our newsletter.')).toBeHidden();
  await expect(page.getByText('Invalid email or password.')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const body = page.locator('body');
  expect(await css(body, 'background-color')).toBe('rgb(255, 255, 255)');
  expect(await css(body, 'color')).toBe('rgb(15, 46, 61)');
  const address = await part(page, 'Type')
    .getByRole('link')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://www.w3.org/');
});

test('a production build has neither the page nor its code', async ({ page }) => {
  const answer = await page.goto('/__ui');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');

  const built = fs.readdirSync(at('shell/dist')).filter((name) => /\.(js|json)$/.test(name));
  expect(built.length).toBeGreaterThan(1);
  const holding = built.filter((name) =>
    /__ui|Terra incognita/.test(fs.readFileSync(at('shell/dist', name), 'utf8')),
  );
  expect(holding).toEqual([]);
});
