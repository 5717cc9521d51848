import { getLight, getSolarHour, getSunAltitude } from './light.js';

describe('sunAltitude', () => {
  it.each([
    ['over the equator at noon of an equinox', 0, 12, 80, 90],
    ['at the horizon there six hours later', 0, 18, 80, 0],
    ['over London at midsummer noon', 51.5, 12, 172, 61.9],
    ['over London at midwinter noon', 51.5, 12, 355, 15.1],
    ['over the Arctic at midsummer midnight', 70, 0, 172, 3.4],
  ])('is %s', (_description, latitude, hour, day, degrees) => {
    expect(getSunAltitude(latitude, hour, day)).toBeCloseTo(degrees, 0);
  });
});

describe('solarHour', () => {
  it('follows the longitude, not the time zone', () => {
    const noon = new Date('2027-03-21T12:00:00Z');
    expect(getSolarHour(0, noon)).toBe(12);
    expect(getSolarHour(139.7, noon)).toBeCloseTo(21.31, 1);
    expect(getSolarHour(-175, noon)).toBeCloseTo(0.33, 1);
    expect(getSolarHour(179, new Date('2027-03-21T23:00:00Z'))).toBeLessThan(24);
  });
});

describe('lightAt', () => {
  it.each([0, 5.4, 5.8, 6.2, 6.6, 7.5, 9, 12, 17.8, 18.4])('mixes two adjacent phases at hour %d', (hour) => {
    const { share } = getLight(38.7, hour);
    const shares = Object.values(share);
    expect(shares.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
    expect(shares.every((part) => part >= 0)).toBe(true);
    expect(shares.filter((part) => part > 0).length).toBeLessThanOrEqual(2);
  });
});
