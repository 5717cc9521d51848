import { isTimeZone, placeOfZone, regionOfZone } from './time-zones.js';

describe('a time zone', () => {
  it.each([
    ['America/New_York', 'New York', 'America'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'America'],
    ['Asia/Calcutta', 'Kolkata', 'Asia'],
    ['Asia/Saigon', 'Ho Chi Minh City', 'Asia'],
    ['Europe/Kiev', 'Kyiv', 'Europe'],
    ['UTC', 'UTC', null],
  ])('%s is called by the name that its place bears today', (zone, place, region) => {
    expect(placeOfZone(zone)).toBe(place);
    expect(regionOfZone(zone)).toBe(region);
  });

  it('is one that clocks know by a name', () => {
    const asked = ['Europe/Lisbon', 'UTC', 'Mars/Base', '+03:00', ''];
    expect(asked.filter(isTimeZone)).toEqual(['Europe/Lisbon', 'UTC']);
  });
});
