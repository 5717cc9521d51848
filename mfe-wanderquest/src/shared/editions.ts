import { formatDate, toUtcDay } from '@wanderwork/contracts';

import { type ModeInfo } from './modes';

const DAY_MS = 86_400_000;

/** "2026-W47": the year of a week is that of its Thursday (ISO 8601). */
export const toIsoWeek = (now: Date): string => {
  const day = Math.floor(now.getTime() / DAY_MS);
  // 1 January 1970 was a Thursday.
  const thursday = day - ((day + 3) % 7) + 3;
  const year = new Date(thursday * DAY_MS).getUTCFullYear();
  const first = Math.floor(Date.UTC(year, 0, 1) / DAY_MS);
  return `${year}-W${String(Math.floor((thursday - first) / 7) + 1).padStart(2, '0')}`;
};

/** The month of a day or of a week's Thursday, 0 for January. */
export const getEditionMonth = (edition: string): number => {
  const [year, week] = edition.split('-W').map(Number);
  if (week === undefined) return Number(edition.slice(5, 7)) - 1;
  // 4 January lies in the first week of every year.
  const first = Math.floor(Date.UTC(year!, 0, 4) / DAY_MS);
  const thursday = first - ((first + 3) % 7) + 3 + (week - 1) * 7;
  return new Date(thursday * DAY_MS).getUTCMonth();
};

/** "22 Nov 2026", "week 47 of 2026". */
export const formatEdition = (edition: string): string => {
  const [year, week] = edition.split('-W');
  return week === undefined ? formatDate(edition) : `week ${Number(week)} of ${year}`;
};

export const getDayBefore = (now: Date): string => toUtcDay(new Date(now.getTime() - DAY_MS));

/** The current day or week of a mode, in UTC so that it changes for everyone at once. */
export const getCurrentEdition = ({ drawnBy }: ModeInfo, now = new Date()): string | null => {
  if (!drawnBy) return null;
  return drawnBy === 'day' ? toUtcDay(now) : toIsoWeek(now);
};
