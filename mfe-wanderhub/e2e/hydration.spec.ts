import { expect, test } from '@playwright/test';

const TEXT = 'They are a window that ends today';
/** What letters that arrive may move a line by, in pixels. */
const MAX_SHIFT_PX = 4;

/** The places of what a reader looks at, in a frame: top edges, in pixels from the top of the page. */
interface Frame {
  title: number;
  picture: number;
  text: number;
  hasText: boolean;
}

declare global {
  interface Window {
    seenFrames: Frame[];
  }
}

test('a guide is visible from the first frame and does not shift when the app takes over', async ({
  page,
}) => {
  await page.addInitScript((text) => {
    window.seenFrames = [];
    const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
    const recordFrame = () => {
      window.seenFrames.push({
        title: top('main h1'),
        picture: top('main figure'),
        text: top('main .prose'),
        hasText: document.querySelector('main')?.innerText.includes(text) ?? false,
      });
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  }, TEXT);
  await page.goto('/wanderhub/blog/schengen-90-180-counted-by-hand');
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
  await expect(page.getByRole('heading', { level: 2, name: 'Read next' })).toBeAttached();
  const frames = await page.evaluate(() => window.seenFrames);
  const first = frames.findIndex(({ hasText }) => hasText);
  expect(first).toBeGreaterThanOrEqual(0);
  expect(frames.slice(first).every(({ hasText }) => hasText)).toBe(true);
  for (const place of ['title', 'picture', 'text'] as const) {
    const tops = frames.slice(first).map((frame) => frame[place]);
    expect(Math.max(...tops) - Math.min(...tops), place).toBeLessThanOrEqual(MAX_SHIFT_PX);
  }
});
