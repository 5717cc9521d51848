import { type Day } from './day.js';
import { DAY_MS, MINUTE_MS } from './durations.js';
import { getOffset } from './zone-offset.js';

/** Minutes since midnight of "09:30"; null for invalid times. */
export const parseClock = (clock: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? [];
  if (!hours || !minutes || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
};

/** "06:00" for minutes since midnight; 1,440 or more are of the next day. */
export const formatClock = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The instant at which the zone's clock shows `minutes` after midnight of `day`. */
export const toInstant = (zone: string, day: Day, minutes: number): number => {
  const shown = day * DAY_MS + minutes * MINUTE_MS;
  // Computed twice: the first offset may be from the other side of a clock change.
  const estimate = shown - getOffset(zone, shown) * MINUTE_MS;
  return shown - getOffset(zone, estimate) * MINUTE_MS;
};

/** The local day and time ("14:30") of an instant. */
export const toLocalTime = (zone: string, instant: number): { day: Day; clock: string } => {
  const shown = new Date(instant + getOffset(zone, instant) * MINUTE_MS);
  return { day: Math.floor(shown.getTime() / DAY_MS), clock: shown.toISOString().slice(11, 16) };
};

/** "5 h 30", "8 h", "45 min". */
export const formatDuration = (ms: number): string => {
  const minutes = Math.round(ms / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
};

/** "UTC", "UTC+5:30", "UTC−3". */
export const formatOffset = (minutes: number): string => {
  if (minutes === 0) return 'UTC';
  const minutesApart = Math.abs(minutes);
  const rest = minutesApart % 60 === 0 ? '' : `:${String(minutesApart % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(minutesApart / 60)}${rest}`;
};
