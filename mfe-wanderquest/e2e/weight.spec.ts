import { expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { scene } from './support/keys';

const MAX_LANDING_KB = 25;
const MAX_PLAYABLE_KB = 150;

/** Kilobytes, gzipped, of the game's own scripts that the page has asked for; what the shell shares is not its own. */
const trackScriptKilobytes = (page: Page) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/wanderquest.*\.js$/.test(pathname) || !response.ok()) return;
    sizes.set(
      pathname,
      response.body().then((body) => gzipSync(body).length / 1000),
    );
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
};

test('becomes playable within 150 KB of scripts, and loads card texts when idle', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser that is never idle.
    window.requestIdleCallback = () => 0;
  });
  const loaded = trackScriptKilobytes(page);
  await page.goto('/wanderquest');
  const play = page.getByRole('link', { name: 'Play the first week' });
  await expect(play).toBeVisible();
  const landing = await loaded();
  expect(landing).toBeGreaterThan(1);
  expect(landing).toBeLessThan(MAX_LANDING_KB);

  await play.click();
  await page.getByRole('button', { name: 'Start in Lisbon' }).click();
  await expect(scene(page)).toHaveText('Day 1 in Lisbon: Work');
  await expect(page.getByRole('tab', { name: 'Desk' })).toBeVisible();
  const playable = await loaded();
  expect(playable).toBeGreaterThan(landing);
  expect(playable).toBeLessThan(MAX_PLAYABLE_KB);
});
