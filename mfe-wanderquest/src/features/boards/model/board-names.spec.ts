import { parseBoard, listBoards, formatBoardTitle, getBoardModeSlug, acceptsNewRuns } from './board-names';

describe('leaderboards', () => {
  it('are those of today, yesterday, this week and all time, by UTC', () => {
    const boards = listBoards(new Date('2026-01-01T00:30:00Z'), 'hard').map(({ board }) => board);
    expect(boards).toEqual(['daily:2026-01-01', 'daily:2025-12-31', 'weekly:2026-W01', 'grand:hard']);
  });

  it.each([
    ['daily:2026-11-22', 'Daily Dash, 22 Nov 2026', 'daily-dash'],
    ['weekly:2026-W47', 'Weekly Route, week 47 of 2026', 'weekly-route'],
    ['grand:gap_month', 'Grand Tour, Gap Month', 'grand-tour'],
  ])('%s is titled %s and belongs to %s', (board, title, slug) => {
    expect(parseBoard(board)).toBe(board);
    expect(formatBoardTitle(board)).toBe(title);
    expect(getBoardModeSlug(board)).toBe(slug);
  });

  it.each([
    ['daily:2026-11-22', true],
    ['daily:2026-11-21', false],
    ['daily:2026-11-23', false],
    ['weekly:2026-W47', true],
    ['weekly:2026-W46', false],
    ['grand:hard', true],
  ])('%s accepts a run started on November 22: %p', (board, takes) =>
    expect(acceptsNewRuns(board, new Date('2026-11-22T12:00:00Z'))).toBe(takes),
  );

  it.each([
    null,
    '',
    'grand:easy',
    'daily:2026-13-45',
    'daily:2026-11-22 ',
    'weekly:47',
    'weekly:2026-W99',
    'x:y',
  ])('rejects the board name %j', (value) => expect(parseBoard(value)).toBeNull());
});
