import { expect, test } from '@playwright/test';

const PAGE = 50;

for (const width of [390, 1440])
  test(`shows a full leaderboard without inner scrolling (${width} px)`, async ({ page }) => {
    const rows = Array.from({ length: PAGE }, (_, at) => ({
      rank: at + 1,
      name: at % 3 === 0 ? null : 'Ana F.',
      score: 4000 - at * 40,
      own: false,
    }));
    await page.route('**/api/quest/leaderboards/**', (route) =>
      route.fulfill({ json: { board: 'grand:standard', rows, nextKey: 'more', around: [], curve: [] } }),
    );
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/wanderquest/boards?board=grand:standard');
    const board = page.getByRole('region', { name: 'Places' });
    await expect(board.getByRole('row')).toHaveCount(PAGE + 1);
    const hidden = await board.evaluate((box) => [
      box.scrollHeight - box.clientHeight,
      box.scrollWidth - box.clientWidth,
    ]);
    expect(hidden).toEqual([0, 0]);
  });
