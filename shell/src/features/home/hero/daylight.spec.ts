import { getDayOfYear, getDaylight } from './daylight';
import { places } from './places';

const findPlace = (slug: string) => places.find((place) => place.slug === slug)!;
const listDaylight = (moment: string) => places.map((place) => getDaylight(place, new Date(moment)));

describe('getDaylight', () => {
  it.each([
    ['2026-11-21T03:00Z', 'night'],
    ['2026-11-21T07:20Z', 'dawn'],
    ['2026-11-21T09:00Z', 'morning'],
    ['2026-11-21T12:30Z', 'midday'],
    ['2026-11-21T14:30Z', 'afternoon'],
    ['2026-11-21T17:00Z', 'evening'],
    ['2026-11-21T17:50Z', 'dusk'],
    ['2026-11-21T19:30Z', 'evening'],
    ['2026-11-21T21:30Z', 'night'],
  ])('follows the sun over Lisbon: %s is %s', (moment, word) => {
    expect(getDaylight(findPlace('lisbon'), new Date(moment))).toBe(word);
  });

  it('follows the season', () => {
    const reykjavik = { latitude: 64.1355, longitude: -21.8954, timeZone: 'Atlantic/Reykjavik' };
    expect(getDaylight(reykjavik, new Date('2026-06-21T22:30Z'))).toBe('evening');
    expect(getDaylight(reykjavik, new Date('2026-12-21T22:30Z'))).toBe('night');
  });

  it('follows the clock in the dark of a northern winter', () => {
    const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
    const listAt = (...hours: string[]) =>
      hours.map((hour) => getDaylight(tromso, new Date(`2026-12-21T${hour}:00+01:00`)));
    expect(listAt('05', '07', '16', '19', '22')).toEqual([
      'night',
      'morning',
      'afternoon',
      'evening',
      'night',
    ]);
  });

  it('calls the midnight sun night', () => {
    const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
    expect(getDaylight(tromso, new Date('2026-06-21T01:00+02:00'))).toBe('night');
  });

  it('follows the time zone where its clock is far from the sun', () => {
    // In Ürümqi the clock shows Beijing's time: at 10:00 the sun is where it elsewhere is at 8.
    const urumqi = { latitude: 43.8, longitude: 87.6, timeZone: 'Asia/Shanghai' };
    expect(getDaylight(urumqi, new Date('2026-06-21T12:30+08:00'))).toBe('midday');
    expect(getDaylight(urumqi, new Date('2026-06-21T20:00+08:00'))).toBe('evening');
  });

  it('never returns only night or only day for the six places', () => {
    for (const month of ['03', '06', '09', '12'])
      for (let hour = 0; hour < 24; hour += 1) {
        const found = listDaylight(`2026-${month}-21T${String(hour).padStart(2, '0')}:00Z`);
        expect(found).toContain('night');
        expect(found.some((word) => word !== 'night')).toBe(true);
      }
  });
});

describe('the places', () => {
  it('are listed from west to east', () => {
    const longitudes = places.map(({ longitude }) => longitude);
    expect(longitudes).toEqual([...longitudes].sort((a, b) => a - b));
  });
});

describe('getDayOfYear', () => {
  it.each([
    ['2026-01-01T00:00Z', 1],
    ['2026-12-31T23:59Z', 365],
    ['2028-12-31T12:00Z', 366],
  ])('of %s is %i', (moment, day) => {
    expect(getDayOfYear(new Date(moment))).toBe(day);
  });
});
