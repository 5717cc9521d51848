import { getOffset } from './zone-offset.js';

describe('getOffset', () => {
  it.each([
    ['UTC', 0],
    ['Asia/Kolkata', 330],
    ['Asia/Kathmandu', 345],
    ['America/St_Johns', -210],
    ['Pacific/Kiritimati', 840],
  ])('returns for %s %i minutes in January', (zone, minutes) => {
    expect(getOffset(zone, Date.UTC(2026, 0, 15))).toBe(minutes);
  });

  it('throws for an unknown time zone', () => {
    expect(() => getOffset('Mars/Olympus', 0)).toThrow(RangeError);
  });
});
