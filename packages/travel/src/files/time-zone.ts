import { DAY_MS, MINUTE_MS } from '../time/durations.js';
import { listChanges, lookUpOffset } from '../time/zone-table.js';
import { formatLocal } from './calendar-lines.js';

/** "+0530". */
const formatOffset = (minutes: number): string => {
  const all = Math.abs(minutes);
  const parts = [Math.floor(all / 60), all % 60].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${parts.join('')}`;
};

const toObservance = (at: number, before: number, after: number, usual: number): string[] => {
  const kind = after > usual ? 'DAYLIGHT' : 'STANDARD';
  const local = at + before * MINUTE_MS;
  const day = Math.floor(local / DAY_MS);
  return [
    `BEGIN:${kind}`,
    `DTSTART:${formatLocal(day, (local - day * DAY_MS) / MINUTE_MS)}`,
    `TZOFFSETFROM:${formatOffset(before)}`,
    `TZOFFSETTO:${formatOffset(after)}`,
    `END:${kind}`,
  ];
};

/**
 * The VTIMEZONE of a zone: each change of its clocks between two instants as an observance of its own, without rules, so
 * that it is exact also where no rule describes the changes (Casablanca).
 */
export const createTimeZone = (zone: string, from: number, to: number): string[] => {
  const first = lookUpOffset(zone, from);
  const changes = listChanges(zone, from, to);
  const usual = Math.min(first, ...changes.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...toObservance(from, first, first, usual),
    ...changes.flatMap(({ at, before, after }) => toObservance(at, before, after, usual)),
    'END:VTIMEZONE',
  ];
};
