import { expect, test } from '@playwright/test';

const TEXT = 'They are a window that ends today';

test('the text of a guide is there in every frame from the first one on, also while the app takes it over', async ({
  page,
}) => {
  await page.addInitScript((text) => {
    const frames: boolean[] = [];
    const look = () => {
      frames.push(document.querySelector('main')?.innerText.includes(text) ?? false);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { frames });
  }, TEXT);
  await page.goto('/wanderhub/blog/schengen-90-180-counted-by-hand');
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
  await expect(page.getByRole('heading', { level: 2, name: 'Read next' })).toBeAttached();
  const frames = await page.evaluate(() => (window as unknown as { frames: boolean[] }).frames);
  expect(frames).toContain(true);
  expect(frames.slice(frames.indexOf(true))).not.toContain(false);
});
