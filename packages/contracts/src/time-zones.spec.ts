import { isTimeZone, getPlaceOfZone, getRegionOfZone } from './time-zones.js';

describe('a time zone', () => {
  it.each([
    ['America/New_York', 'New York', 'America'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'America'],
    ['Asia/Calcutta', 'Kolkata', 'Asia'],
    ['Asia/Saigon', 'Ho Chi Minh City', 'Asia'],
    ['Europe/Kiev', 'Kyiv', 'Europe'],
    ['UTC', 'UTC', null],
  ])('shows %s under the current name of its place', (zone, place, region) => {
    expect(getPlaceOfZone(zone)).toBe(place);
    expect(getRegionOfZone(zone)).toBe(region);
  });

  it('is a named zone, not an offset', () => {
    const zones = ['Europe/Lisbon', 'UTC', 'Mars/Base', '+03:00', ''];
    expect(zones.filter(isTimeZone)).toEqual(['Europe/Lisbon', 'UTC']);
  });
});
