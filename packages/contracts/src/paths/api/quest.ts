import { segment } from '../segment.js';

export const runs = (): string => '/api/quest/runs';
export const run = (id: string): string => `/api/quest/runs/${segment(id)}`;
export const log = (id: string): string => `/api/quest/runs/${segment(id)}/log`;
export const finish = (id: string): string => `/api/quest/runs/${segment(id)}/finish`;
export const exportRun = (id: string): string => `/api/quest/runs/${segment(id)}/export`;
/** `date` in UTC, such as `2026-11-22`. */
export const commit = (date: string): string => `/api/quest/daily/${segment(date)}/commit`;
/** `board`: `daily:2026-11-22`, `weekly:2026-W47` or `grand:standard`. */
export const leaderboard = (board: string): string => `/api/quest/leaderboards/${segment(board)}`;
export const passport = (): string => '/api/quest/passport';
export const player = (): string => '/api/quest/player';
