import { formatTimeAgo } from './times';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:58:59Z', '1 minute ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-07T11:00:00Z', '14 days ago'],
])('formats %s as %s', (time, words) => {
  expect(formatTimeAgo(time, now)).toBe(words);
});
