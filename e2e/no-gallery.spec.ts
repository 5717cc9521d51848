import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { at } from '../tools/start/root.mjs';

test('a production build has neither the gallery nor its code', async ({ page }) => {
  const response = await page.goto('/__ui');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');

  const built = fs.readdirSync(at('shell/dist')).filter((name) => /\.(js|json)$/.test(name));
  expect(built.length).toBeGreaterThan(1);
  const holding = built.filter((name) =>
    /__ui|Terra incognita/.test(fs.readFileSync(at('shell/dist', name), 'utf8')),
  );
  expect(holding).toEqual([]);
});
