import { expect, test, type Page } from '@playwright/test';

/** Presses `key` until `reached` returns true. */
const pressUntil = async (page: Page, key: string, reached: () => Promise<boolean>, most = 40) => {
  for (let step = 0; step < most && !(await reached()); step += 1) await page.keyboard.press(key);
};

const getResult = (page: Page) => page.getByRole('region', { name: 'Result' });

test('one result is shown as cards, map and table, and filtered and saved by keyboard', async ({ page }) => {
  await page.goto('/wanderlens?region=Southern+Europe&sort=irex');
  await expect(page.getByRole('heading', { name: '37 of 316 cities' })).toBeVisible();
  await expect(getResult(page).getByRole('article')).toHaveCount(24);
  const cards = await getResult(page).getByRole('article').getByRole('heading').allTextContents();

  await page.getByRole('radio', { name: 'Grid' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/region=Southern\+Europe&sort=irex&view=map$/);
  const map = page.getByRole('group', { name: 'Map of the result' });
  const twin = page.getByRole('list', { name: 'Cities on the map' });
  await expect(twin.getByRole('link')).toHaveText(cards);

  await page.getByRole('searchbox').focus();
  const mark = map.locator('a[data-slug]:focus');
  await pressUntil(page, 'Tab', async () => (await mark.count()) > 0);
  await expect(mark).toHaveAccessibleName(/^Las Palmas, Spain: IREX 93, Outstanding$/);
  await page.keyboard.press('ArrowLeft');
  await expect(mark).not.toHaveAccessibleName(/^Las Palmas/);
  const slug = await mark.getAttribute('data-slug');
  const name = (await mark.getAttribute('aria-label'))!.split(',')[0]!;
  await expect(map.getByRole('list', { name: `Dimensions of ${name}` })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(map.getByRole('button', { name: `Save ${name}`, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('button', { name: `Saved ${name}` })).toBeFocused();
  const toast = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(toast).toContainText(`Saved ${name}`);
  await page.keyboard.press('Enter');
  await expect(toast).toContainText(`Removed ${name} from your saved cities`);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await page.getByRole('radio', { name: 'Map' }).focus();
  await page.keyboard.press('ArrowRight');
  const table = page.getByRole('table', { name: 'Cities and their figures' });
  await expect(table.getByRole('rowheader').getByRole('link')).toHaveText(cards);
  await expect(table.getByRole('button', { name: `Saved ${name}` })).toBeAttached();

  await table.getByRole('button', { name: 'Monthly cost' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=cost/);
  await expect(table.getByRole('columnheader', { name: 'Monthly cost' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await page.getByRole('checkbox', { name: 'Only saved cities' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: '1 of 316 cities' })).toBeVisible();
  await expect(table.getByRole('rowheader').getByRole('link')).toHaveText([name]);
  await page.getByRole('radio', { name: 'Table' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(map.locator(`a[data-slug="${slug}"]`)).toBeAttached();

  await page.locator(`a[data-slug="${slug}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('button', { name: `Saved ${name}` })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the world fills the map, and the card of a tapped city does not cover its mark', async ({ page }) => {
    const whole = page.waitForResponse(
      async (answer) => answer.url().includes('/api/cities?') && (await answer.json()).nextKey === null,
    );
    await page.goto('/wanderlens?view=map');
    const map = page.getByRole('group', { name: 'Map of the result' });
    const readMarksFromNorth = () =>
      map
        .locator('a[data-slug]')
        .evaluateAll((all) =>
          all
            .map((mark) => ({ slug: mark.getAttribute('data-slug')!, y: mark.getBoundingClientRect().y }))
            .sort((one, other) => one.y - other.y),
        );
    // The map glides to the cities of the first page, and again once all cities have loaded.
    await whole;
    let order = await readMarksFromNorth();
    await expect(async () => {
      const before = order;
      await page.waitForTimeout(300);
      order = await readMarksFromNorth();
      expect(order).toEqual(before);
    }).toPass();

    // For the northernmost and the southernmost city, the card opens at the opposite edge of the map.
    const [north, south] = [order[0]!, order.at(-1)!];
    const height = await map.evaluate((box) => box.clientHeight);
    expect(south.y - north.y).toBeGreaterThan(height * 0.4);
    for (const { slug } of [north, south]) {
      const mark = map.locator(`a[data-slug="${slug}"]`);
      const name = (await mark.getAttribute('aria-label'))!.split(',')[0]!;
      await mark.tap();
      const card = map.locator('[data-card]');
      await expect(card.getByRole('link', { name, exact: true })).toBeVisible();
      const [seen, over] = [(await mark.boundingBox())!, (await card.boundingBox())!];
      expect(over.y > seen.y + seen.height || over.y + over.height < seen.y).toBe(true);

      // A tap on the sea at the free edge closes the card.
      const free = over.y > seen.y ? 12 : height - 12;
      await map.tap({ position: { x: 300, y: free } });
      await expect(card).toHaveCount(0);
    }
  });
});

test('the wheel zooms the map, and dragging over a mark opens nothing', async ({ page }) => {
  await page.goto('/wanderlens?view=map&region=Southern+Europe');
  const map = page.getByRole('group', { name: 'Map of the result' });
  const marks = map.locator('a[data-slug]');
  await expect(marks.first()).toBeAttached();
  await expect(page.getByRole('heading', { name: '37 of 316 cities' })).toBeVisible();
  const before = await marks.count();
  const box = (await map.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.down('Control');
  for (let notch = 0; notch < 4; notch += 1) await page.mouse.wheel(0, 100);
  await expect.poll(() => marks.count()).toBeLessThan(before);
  await page.keyboard.up('Control');

  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2 + 20, { steps: 6 });
  await page.mouse.up();
  await expect(page).toHaveURL(/view=map/);
  await map.getByRole('button', { name: 'Show all cities' }).click();
  await expect.poll(() => marks.count()).toBeGreaterThanOrEqual(before);
});
