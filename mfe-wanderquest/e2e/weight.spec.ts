import { expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { scene } from './support/keys';

const KILOBYTES_AT_MOST = 150;

/** Kilobytes, gzipped, of the scripts of the game itself that a page has asked for; what the shell shares is not its own. */
const ownScripts = (page: Page) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/wanderquest.*\.js$/.test(pathname) || !response.ok()) return;
    sizes.push(response.body().then((body) => gzipSync(body).length / 1000));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

test('the game loads 150 KB of scripts of its own at most, with all of its cards', async ({ page }) => {
  const loaded = ownScripts(page);
  await page.goto('/wanderquest');
  await expect(page.getByRole('heading', { level: 1, name: 'WanderQuest' })).toBeVisible();
  const landing = await loaded();
  expect(landing).toBeGreaterThan(1);
  expect(landing).toBeLessThan(25);

  await page.getByRole('link', { name: 'Play the first week' }).click();
  await page.getByRole('button', { name: 'Begin in Lisbon' }).click();
  await expect(scene(page)).toHaveText('Day 1 in Lisbon: Work');
  await page.waitForLoadState('networkidle');
  const playing = await loaded();
  expect(playing).toBeGreaterThan(landing);
  expect(playing).toBeLessThan(KILOBYTES_AT_MOST);
});
