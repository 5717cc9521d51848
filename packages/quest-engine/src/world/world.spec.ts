import { cities, findCityIndex, continents } from './cities.js';
import { getDistance, getLongitudeStep } from './distances.js';
import { borders, passports, zones } from './zones.js';

const at = findCityIndex;

describe('the world of the game', () => {
  it('has at least a hundred cities on six continents with all required data', () => {
    expect(cities.length).toBeGreaterThanOrEqual(100);
    expect(new Set(cities.map(({ continent }) => continent)).size).toBe(continents.length);
    for (const city of cities) {
      expect(city.comfort).toHaveLength(12);
      expect([city.cost, city.mbps, ...city.comfort].every(Number.isInteger)).toBe(true);
    }
  });

  it('has the same distance both ways', () => {
    expect(getDistance(at('lisbon'), at('madrid'))).toBe(502);
    expect(getDistance(at('sydney'), at('london'))).toBe(getDistance(at('london'), at('sydney')));
    expect(getDistance(at('auckland'), at('madrid'))).toBeGreaterThan(19_000);
  });

  it('goes the shorter way around the earth', () => {
    expect(getLongitudeStep(at('tokyo'), at('los-angeles'))).toBeGreaterThan(0);
    expect(getLongitudeStep(at('los-angeles'), at('tokyo'))).toBe(
      -getLongitudeStep(at('tokyo'), at('los-angeles')),
    );
  });

  it('gives each passport its stay: unlimited at home, ninety days in the Schengen area, a visa where the table says so', () => {
    const stay = (passport: (typeof passports)[number], zone: string) =>
      borders[passports.indexOf(passport)]![zones.indexOf(zone)];
    expect(stay('de', 'SCHENGEN')).toEqual({ days: Infinity, paid: false });
    expect(stay('br', 'SCHENGEN')).toEqual({ days: 90, paid: false });
    expect(stay('in', 'SCHENGEN')).toEqual({ days: 0, paid: false });
  });
});
