import type { QuestMode } from '@wanderwork/contracts';
import { parseBoardName, findBoardFor } from './board-names.js';

const now = new Date('2026-11-22T12:00:00Z');
const plan = {
  difficulty: 'hard',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  seedA: 1,
  seedB: 2,
} as const;
const run = (mode: QuestMode, period: string | null) =>
  findBoardFor({ plan: { ...plan, mode }, period }, now);

describe('boards', () => {
  it('are named by day, by week and by difficulty, and by nothing else', () => {
    for (const name of ['daily:2026-11-22', 'weekly:2026-W47', 'grand:gap_month'])
      expect(parseBoardName(name)).toBe(name);
    for (const name of [
      'daily:2026-13-01',
      'weekly:2026-W54',
      'grand:',
      'grand:easy',
      'x',
      'daily:2026-11-22 ',
    ])
      expect(() => parseBoardName(name)).toThrow('There is no such board.');
  });

  it('take a run while its time lasts', () => {
    expect(run('grand_tour', null)).toBe('grand:hard');
    expect(run('daily_dash', '2026-11-21')).toBe('daily:2026-11-21');
    expect(run('daily_dash', '2026-11-20')).toBeNull();
    expect(run('weekly_route', '2026-W46')).toBe('weekly:2026-W46');
    expect(run('weekly_route', '2026-W45')).toBeNull();
    expect(run('free_roam', null)).toBeNull();
    expect(run('daily_dash', null)).toBeNull();
  });
});
