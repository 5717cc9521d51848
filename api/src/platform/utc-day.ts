import { DAY_MS } from './durations.js';

/** The day in UTC that the moment `now` belongs to. Its end belongs to the next one. */
export const toUtcDay = (now: number): { start: Date; end: Date } => {
  const start = now - (now % DAY_MS);
  return { start: new Date(start), end: new Date(start + DAY_MS) };
};
