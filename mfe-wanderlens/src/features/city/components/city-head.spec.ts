import { getLocalTime, formatPosition } from './city-head';

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

describe('formatPosition', () => {
  it.each([
    [38.7167, -9.1333, '38°43′ N, 9°08′ W'],
    [-33.9258, 18.4232, '33°56′ S, 18°25′ E'],
    [0.9999, 0, '1°00′ N, 0°00′ E'],
  ])('writes %p, %p as %p', (latitude, longitude, text) => {
    expect(formatPosition(latitude, longitude)).toBe(text);
  });
});
