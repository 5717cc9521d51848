import { cityAt, passports, zones } from '@wanderwork/quest-engine';
import { place } from '../../../../shared/words/place';

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** Where a stamp is good: a country, or the Schengen area. */
export const zoneName = (zone: number): string => {
  const code = zones[zone]!;
  return code === 'SCHENGEN' ? 'the Schengen area' : place(regions.of(code) ?? code);
};

export const zoneOf = (city: number): string => zoneName(cityAt(city).zone);

/** Whose passport it is; the rules' codes are those of countries. */
export const passportName = (passport: number): string =>
  regions.of(passports[passport]!.toUpperCase()) ?? passports[passport]!;

/** "5 h 20". */
export const duration = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;

/** "a day", "3 days". */
export const daysWords = (days: number): string => (days === 1 ? 'a day' : `${days} days`);
