import { expect, test, type Page } from '@playwright/test';
import { chooseFirst, scene } from './support/keys';

const journal = (page: Page) => page.getByRole('log', { name: 'Journal' });
const findNotSavedBanner = (page: Page) => page.getByText('This browser can’t save your run right now.');

/** Actions of the week as the browser keeps it. */
const countSavedActions = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('wanderwork_quest', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('runs').objectStore('runs').get('run first_week');
          request.onsuccess = () => {
            opening.result.close();
            resolve((request.result as { log: unknown[] }).log.length);
          };
        };
      }),
  );

/** From now on the disk has no room for anything more, or room again. */
const setDiskFull = (page: Page, full: boolean) =>
  page.evaluate((isFull) => {
    const { prototype } = IDBObjectStore as unknown as { prototype: { put: unknown; usual?: unknown } };
    prototype.usual ??= prototype.put;
    const abort = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey]) {
      const request = (prototype.usual as IDBObjectStore['put']).apply(this, args);
      // As a browser does it: the write is taken, and the transaction comes to nothing.
      this.transaction.abort();
      return request;
    };
    prototype.put = isFull ? abort : prototype.usual;
  }, full);

test('warns when the disk is full, keeps the saved part, and saves everything once there is space', async ({
  page,
}) => {
  await page.goto('/wanderquest/first-week');
  await page.getByRole('button', { name: 'Start in Lisbon' }).click();
  await expect(scene(page)).toHaveText('Day 1 in Lisbon: Work');
  await chooseFirst(page);
  await expect.poll(() => countSavedActions(page)).toBe(1);
  await expect(findNotSavedBanner(page)).toBeHidden();

  await setDiskFull(page, true);
  await chooseFirst(page);
  await expect(findNotSavedBanner(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as a file' }).first()).toBeVisible();
  await chooseFirst(page);
  expect(await countSavedActions(page)).toBe(1);

  await setDiskFull(page, false);
  await chooseFirst(page);
  await expect(findNotSavedBanner(page)).toBeHidden();
  await expect.poll(() => countSavedActions(page)).toBe(4);
  const journalText = await journal(page).innerText();
  await page.reload();
  await expect.poll(() => journal(page).innerText()).toBe(journalText);
});

test('plays and exports a week when the disk is full from the start', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  });
  await page.goto('/wanderquest/first-week');
  await page.getByRole('button', { name: 'Start in Lisbon' }).click();
  await expect(findNotSavedBanner(page)).toBeVisible();
  const again = page.getByRole('button', { name: 'Play another week' });
  for (let turn = 0; turn < 30 && !(await again.isVisible()); turn += 1) await chooseFirst(page);
  await expect(scene(page)).toHaveText('The week is over');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).first().click();
  expect((await saved).suggestedFilename()).toMatch(/^wanderquest-first-week-day-\d+\.json$/);
});
