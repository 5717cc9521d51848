import { expect, type ElementHandle, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { part, test } from './support/gallery';

test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });

/** Whether the focused element shows an outline, or a ring drawn as a shadow. */
const getFocusRing = (page: Page) =>
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

/** A slider draws its focus ring inside, where scripts cannot read it, so this compares screenshots. */
const hasSliderRing = async (slider: ElementHandle<SVGElement | HTMLElement>) => {
  const focusedLook = await slider.screenshot();
  await slider.evaluate((input) => input.blur());
  const blurredLook = await slider.screenshot();
  await slider.focus();
  return !focusedLook.equals(blurredLook);
};

for (const theme of ['light', 'dark'] as const)
  test(`every control shows the keyboard focus, ${theme}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open();
    const stops: { name: string; ringed: boolean }[] = [];
    for (let pressed = 0; pressed < 300; pressed++) {
      await page.keyboard.press('Tab');
      const stop = await getFocusRing(page);
      if (!stop) break;
      const slider = await page.$('input[type=range]:focus');
      if (slider) stop.ringed = await hasSliderRing(slider);
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(80);
    expect(stops.filter(({ ringed }) => !ringed).map(({ name }) => name)).toEqual([]);
  });

test('the dialog is a bottom sheet on a phone, the drawer opens at the right, menu rows are 40 px', async ({
  page,
  open,
}) => {
  await open();
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

test('the combobox works by keyboard and announces its list', async ({ page, open }) => {
  await open();
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

test('a slider follows keys and clicks anywhere on its track', async ({ page, open }) => {
  await open();
  const weight = page.getByRole('slider', { name: 'Weight of safety' });
  await weight.press('ArrowRight');
  await expect(weight).toHaveValue('7');
  await weight.press('End');
  await expect(weight).toHaveValue('10');
  await expect(weight).toHaveAttribute('aria-valuetext', '10');
  const { width, height } = (await weight.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  await weight.click({ position: { x: width / 2, y: height / 2 } });
  await expect(weight).toHaveValue('5');
});

test('each end of a range slider takes the nearer half, and stops at the other end', async ({
  page,
  open,
}) => {
  await open();
  const from = page.getByRole('slider', { name: 'Monthly cost, from' });
  const to = page.getByRole('slider', { name: 'Monthly cost, to' });
  await from.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await from.boundingBox())!;
  const at = (dollars: number) => [x + 12 + (dollars / 5000) * (width - 24), y + height / 2] as const;
  const drag = async (start: readonly [number, number], end: readonly [number, number]) => {
    await page.mouse.move(...start);
    await page.mouse.down();
    await page.mouse.move(...end, { steps: 4 });
    await page.mouse.up();
  };
  const expectSpan = async (first: string, last: string) => {
    await expect(from).toHaveValue(first);
    await expect(to).toHaveValue(last);
  };
  await page.mouse.click(...at(4000));
  await expectSpan('800', '4000');
  await page.mouse.click(...at(200));
  await expectSpan('200', '4000');
  await drag(at(200), at(4800));
  await expectSpan('4000', '4000');
  // Where both ends meet, either can be moved away again.
  const [met, middle] = at(4000);
  await drag([met - 5, middle], at(1000));
  await expectSpan('1000', '4000');
  await from.press('End');
  await expectSpan('4000', '4000');
  await drag([met + 5, middle], at(5000));
  await expectSpan('4000', '5000');
});

test('a busy button keeps its width and the focus', async ({ page, open }) => {
  await open();
  const place = part(page, 'Buttons and links');
  const before = await place.getByRole('button', { name: 'Subscribe', exact: true }).boundingBox();
  await place.getByRole('button', { name: 'Subscribe', exact: true }).click();
  const busy = place.getByRole('button', { name: 'Subscribing...' });
  await expect(busy).toBeFocused();
  const { width, height } = before ?? {};
  expect(await busy.boundingBox()).toMatchObject({ width, height });
});

test('faded content behind a gate can be neither focused nor read', async ({ page, open }) => {
  await open();
  const gate = page.getByRole('group', { name: 'Detailed analytics are part of Premium' });
  await expect(gate.getByRole('button')).toHaveText(['Open the sample', 'See plans']);
  await expect(gate.getByRole('table')).toHaveCount(0);
  await expect(gate.getByText('Columns: average temperature.')).toBeVisible();
  await gate.getByRole('button', { name: 'See plans' }).focus();
  await page.keyboard.press('Tab');
  expect(await gate.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});
