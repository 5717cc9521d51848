import { getCity, passports, zones } from '@wanderwork/quest-engine';
import { withArticle } from '../../../../shared/labels/country';

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** The name of a visa zone: a country or the Schengen area. */
export const getZoneName = (zone: number): string => {
  const code = zones[zone]!;
  return code === 'SCHENGEN' ? 'the Schengen area' : withArticle(regions.of(code) ?? code);
};

export const getCityZoneName = (city: number): string => getZoneName(getCity(city).zone);

/** The country of a passport. */
export const getPassportName = (passport: number): string =>
  regions.of(passports[passport]!.toUpperCase()) ?? passports[passport]!;

/** "5 h 20". */
export const formatDuration = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;

/** "a day", "3 days". */
export const formatDays = (days: number): string => (days === 1 ? 'a day' : `${days} days`);
