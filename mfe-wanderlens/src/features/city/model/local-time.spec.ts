import { getLocalTime } from './local-time';

const noon = new Date('2026-11-20T12:00:00Z');

describe('getLocalTime', () => {
  it.each([
    ['Europe/Lisbon', '12:00', 'UTC+0'],
    ['Asia/Kathmandu', '17:45', 'UTC+5:45'],
    ['America/Bogota', '07:00', 'UTC−5'],
  ])('returns for %p the time %p and offset %p', (zone, time, offset) => {
    expect(getLocalTime(zone, noon)).toEqual({ time, offset });
  });
});
