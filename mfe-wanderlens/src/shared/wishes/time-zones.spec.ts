import { isTimeZone, placeOfZone, timeZones } from './time-zones';

describe('time zones', () => {
  it.each([
    ['America/New_York', 'New York'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['Asia/Calcutta', 'Kolkata'],
    ['Asia/Saigon', 'Ho Chi Minh City'],
  ])('call %p by the name that the place bears today: %p', (zone, place) => {
    expect(placeOfZone(zone)).toBe(place);
  });

  it('are found by today’s names, and are ones that clocks understand', () => {
    const zones = timeZones();
    const labels = zones.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Kolkata', 'Kyiv', 'Kathmandu', 'Yangon']));
    expect(zones.every(({ value }) => isTimeZone(value))).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });
});
