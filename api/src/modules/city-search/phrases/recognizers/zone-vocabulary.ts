import { combineExpressions, createBook } from '../phrase-book.js';
import type { Anchor } from '../pieces.js';

export const zoneExpressions = createBook<Anchor>([
  [
    'us east coast, east coast, the us east coast, the east coast, american east coast, east coast us, eastern us, us eastern, est, edt, et, eastern time, eastern standard time, us eastern time, east coast of the us, usa east coast, us east',
    { zone: 'America/New_York', name: 'New York' },
  ],
  [
    'us west coast, west coast, the us west coast, the west coast, american west coast, us pacific, pst, pdt, pt, pacific time, pacific standard time, silicon valley, west coast us, usa west coast, us west',
    { zone: 'America/Los_Angeles', name: 'Los Angeles' },
  ],
  ['us central, cst, cdt, central time, us central time', { zone: 'America/Chicago', name: 'Chicago' }],
  ['mst, mdt, mountain time, us mountain', { zone: 'America/Denver', name: 'Denver' }],
  ['us, the us, usa, american, america, north american', { zone: 'America/New_York', name: 'New York' }],
  ['uk, the uk, british, gmt, bst', { zone: 'Europe/London', name: 'London' }],
  ['utc, zulu', { zone: 'UTC', name: 'UTC' }],
  [
    'cet, cest, central european, central european time, europe, european, german, central europe, the eu, eu',
    { zone: 'Europe/Berlin', name: 'Berlin' },
  ],
  ['eet, eastern european time', { zone: 'Europe/Athens', name: 'Athens' }],
  ['ist, indian, india', { zone: 'Asia/Kolkata', name: 'India' }],
  ['jst, japanese', { zone: 'Asia/Tokyo', name: 'Tokyo' }],
  ['sgt', { zone: 'Asia/Singapore', name: 'Singapore' }],
  ['hkt', { zone: 'Asia/Hong_Kong', name: 'Hong Kong' }],
  ['aest, aedt, australian, australia', { zone: 'Australia/Sydney', name: 'Sydney' }],
]);

const colleagueNouns = 'team, client, clients, colleagues, customers, company, employer, boss, office';

export const overlapWithExpressions = createBook<true>([
  [
    combineExpressions(
      ', my, our, the, most of my',
      colleagueNouns,
      'is, are, sits, sit, works, work, is based, are based',
      ', all, both, mostly, mainly',
      'in, on',
    ),
    true,
  ],
  [
    combineExpressions(
      ', my, our, the, a',
      colleagueNouns,
      ', is, are',
      'split between, split across, spread across, spread over, spread between, across',
    ),
    true,
  ],
  [combineExpressions(', my, our, the, a, an', colleagueNouns, 'in, from, based in, out of'), true],
  [
    'overlap with, together with, overlapping with, overlap to, of overlap with, shared with, in common with, of shared time with, overlaps with, to overlap with, overlapping hours with, overlap hours with, with an overlap with, of working overlap with, of workday overlap with, of work overlap with, working overlap with, shared hours with, share hours with, hours shared with, overlap, of overlap, clients in, team in, customers in, working with, colleagues in, office in, time overlap with, time zone overlap with, timezone overlap with, working hours overlap with, work hours overlap with, can meet, can call',
    true,
  ],
]);
export const sameZoneExpressions = createBook<true>([
  [
    'same time zone as, same timezone as, the same time zone as, the same timezone as, in the time zone of, same time as, same hours as, time zone of, timezone of, time zone like, timezone like, close to the time zone of, similar time zone to, similar timezone to, time zone similar to, compatible with the time zone of, same timezone with, same time zone with, on the clock of, same clock as, time zone, timezone',
    true,
  ],
]);
export const hoursSuffixes = createBook<'hours' | 'zone'>([
  [
    'hours, working hours, business hours, office hours, work hours, working day, workday, business day, clients, client hours, customers, team, working time, office time, clients hours',
    'hours',
  ],
  ['time, time zone, timezone, time zones, timezones', 'zone'],
]);
/** A working day by the clock, which means the same as "hours": "9 to 5 EST". */
export const workdayExpressions = createBook<true>([
  [
    combineExpressions(
      ', work, working, i work',
      '9, 9 am, 9am, nine',
      ', to, -, until, till',
      '5, 5 pm, 5pm, 17, five',
    ),
    true,
  ],
]);
/** A time difference in either direction, or one direction of it. */
export type TimeDirection = 'apart' | 'ahead' | 'behind';
export const differenceExpressions = createBook<TimeDirection>([
  [
    'of, from, difference from, difference to, difference with, time difference with, time difference from, time difference to, away from, off, hour difference with, of difference to, of difference from, of difference with, time difference of, difference of, of time difference with, of time difference to, of time difference from',
    'apart',
  ],
  ['ahead of, ahead from, in front of, later than', 'ahead'],
  ['behind, earlier than', 'behind'],
]);

/** Leads to the tolerance of a time zone: "CET +/- 2". */
export const toleranceExpressions = createBook<true>([
  ['+ /, ±, plus minus, plus or minus, give or take', true],
]);

export const shareVerbs = createBook<true>([
  ['share, sharing, shares, with, i need, need, have, having, work, keep', true],
]);

/** Hours to share with somebody named elsewhere: "an overlap of 4 hours", "4 hours in common", "4 shared hours". */
export const overlapNouns = createBook<true>([
  [
    combineExpressions(
      ', an, a, my, our',
      'overlap, working overlap, daily overlap, time overlap',
      ', of, is, must be',
    ),
    true,
  ],
]);
export const inCommonExpressions = createBook<true>([
  [
    combineExpressions(
      ', of, in, as',
      'overlap, common, overlapping, shared time, working overlap, time in common',
    ),
    true,
  ],
  ['shared, together', true],
]);
export const sharedHoursNouns = createBook<true>([
  [
    combineExpressions(
      'shared, common, overlapping, overlap, mutual',
      ', working, work, office',
      'hours, hour',
    ),
    true,
  ],
]);
export const withExpressions = createBook<true>([['with, to, with my, with our, with the', true]]);

export const zoneVocabulary = [
  overlapWithExpressions,
  overlapNouns,
  inCommonExpressions,
  sharedHoursNouns,
  sameZoneExpressions,
  hoursSuffixes,
  workdayExpressions,
  differenceExpressions,
  zoneExpressions,
].flatMap((book) => book.listVocabulary());
