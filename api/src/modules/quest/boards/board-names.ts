import { questDifficulties, type QuestPlan } from '@wanderwork/contracts';
import { isOpenDay, isOpenWeek } from '../daily/days.js';
import { boardNotFound } from '../quest.errors.js';

const grand = new RegExp(`^grand:(${questDifficulties.join('|')})$`);
const daily = /^daily:\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const weekly = /^weekly:\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/;

/** Returns the name if a leaderboard can have it; throws `quest.board_unknown` otherwise. */
export const parseBoardName = (name: string): string => {
  if ([grand, daily, weekly].some((kind) => kind.test(name))) return name;
  throw boardNotFound();
};

/** The leaderboard that a run finishing at `now` counts for; null if it counts for none. */
export const findBoardFor = (
  { plan, period }: { plan: QuestPlan; period: string | null },
  now: Date,
): string | null => {
  const { mode, difficulty } = plan;
  if (mode === 'grand_tour') return `grand:${difficulty}`;
  if (period === null) return null;
  if (mode === 'daily_dash') return isOpenDay(period, now) ? `daily:${period}` : null;
  return isOpenWeek(period, now) ? `weekly:${period}` : null;
};
