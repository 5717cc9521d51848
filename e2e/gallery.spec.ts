import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { findClippedTexts } from './support/clipped';
import { getSidewaysOverflow } from './support/states';
import { css, part, test } from './support/gallery';

test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`${theme}, ${width} px: axe finds nothing, no text is cut off`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await open();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
      expect(await findClippedTexts(page)).toEqual([]);
      expect(await getSidewaysOverflow(page)).toBeLessThanOrEqual(0);
    });

test('nothing scrolls sideways or is cut off at 320 px, or with text of double size', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open();
  expect(await getSidewaysOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findClippedTexts(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await getSidewaysOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findClippedTexts(page)).toEqual([]);
});

test('a spinner stands in the middle of its place', async ({ page, open }) => {
  await open();
  const spinner = page.getByRole('status').filter({ hasText: /^Loading$/ });
  const getMiddle = async (locator: Locator) => {
    const { x, width } = (await locator.boundingBox())!;
    return x + width / 2;
  };
  const place = await getMiddle(spinner.locator('..'));
  expect(Math.abs((await getMiddle(spinner.locator('[aria-hidden]'))) - place)).toBeLessThan(1);
});

test('cut-off text is detected', async ({ page, open }) => {
  await open();
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap';
    box.textContent = 'Far too long for its box';
    document.querySelector('main')?.prepend(box);
  });
  expect(await findClippedTexts(page)).toEqual(['"Far too long for its box" in <div>']);
});

/** Whether two screenshots are identical to the pixel. */
const lookIdentical = async (one: Locator, other: Locator) =>
  (await one.screenshot()).equals(await other.screenshot());

test('with forced colors, selected items still differ, and elements shown only by their background get a border', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open();
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
    expect(await lookIdentical(on.locator('visible=true').first(), off.locator('visible=true').first())).toBe(
      false,
    );

  for (const words of ['Compare', 'Save'])
    expect(
      await css(part(page, 'Buttons and links').getByRole('button', { name: words }), 'border-top-style'),
    ).toBe('solid');
  await expectAccessible(page);
});

test('a picture appears once it has loaded; a missing one is replaced by contours', async ({
  page,
  open,
}) => {
  await open();
  const picture = (name: string) => page.getByRole('img', { name });
  await picture('Houses on a hill over a river').scrollIntoViewIfNeeded();
  await expect(picture('Houses on a hill over a river')).toHaveCSS('opacity', '1');

  const missing = picture('A picture that fails to load');
  await expect(missing).toHaveAttribute('src', /retry=/);
  await expect(missing).toHaveCSS('opacity', '0');
  await expect(missing.locator('xpath=..').locator('svg')).toBeVisible();
});

test('nothing moves with reduced motion, and skeletons stand still', async ({ page, open }) => {
  await open();
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

test('print is black on white, without header, footer and toasts, and links in an article show their URL', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open();
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
