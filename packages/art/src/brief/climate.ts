import type { ArtCity } from '../city.js';
import { getRegion } from './regions.js';
import type { Climate } from '../inks/inks.js';

/** The weather of a year as the rules need it. Estimated from the latitude if unknown. */
export interface Year {
  meanC: number;
  warmestC: number;
  coldestC: number;
  /** Millimeters a year. */
  rain: number;
  /** Share of the year's rain that falls in the warm half. */
  summerRain: number;
}

const MONTHS = 12;

export const summarizeYear = (city: ArtCity): Year => {
  const months = (city.climate ?? []).slice(0, MONTHS);
  const temperatures = months.flatMap((month) => month?.tempC ?? []);
  const rains = months.map((month) => month?.rainMm ?? null);
  const knownRains = rains.flatMap((mm) => mm ?? []);
  const expected = estimateSeaLevelC(city.latitude);
  return {
    meanC: temperatures.length ? mean(temperatures) : expected,
    warmestC: temperatures.length ? Math.max(...temperatures) : expected + Math.abs(city.latitude) * 0.22,
    coldestC: temperatures.length ? Math.min(...temperatures) : expected - Math.abs(city.latitude) * 0.26,
    rain: knownRains.length ? mean(knownRains) * MONTHS : 800,
    summerRain: knownRains.length === MONTHS ? warmHalf(knownRains, city.latitude) : 0.5,
  };
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** April to September in the north, the other half in the south. */
const warmHalf = (rains: readonly number[], latitude: number): number => {
  const total = rains.reduce((sum, mm) => sum + mm, 0);
  const northern = rains.slice(3, 9).reduce((sum, mm) => sum + mm, 0) / Math.max(1, total);
  return latitude >= 0 ? northern : 1 - northern;
};

/** The expected mean temperature at sea level at a latitude. */
export const estimateSeaLevelC = (latitude: number): number =>
  27.5 - Math.max(0, Math.abs(latitude) - 12) * 0.52;

const HIGHLAND_COLDER_BY = 5.5;

/** Dry parts of Europe use the European inks. */
const EUROPE = /Europe$/;

/** The climate whose inks a picture is printed with. */
export const classifyClimate = (city: ArtCity, year: Year): Climate => {
  const away = Math.abs(city.latitude);
  if (away < 25 && estimateSeaLevelC(city.latitude) - year.meanC > HIGHLAND_COLDER_BY) return 'highland';
  if (year.rain < 330 && year.meanC > 12) return EUROPE.test(getRegion(city)) ? 'medit' : 'arid';
  if (away < 24) return year.rain > 1300 ? 'tropic' : 'savanna';
  if (getRegion(city) === 'East Asia') return 'eastern';
  if (getRegion(city) === 'Australia and New Zealand') return 'austral';
  if (away > 55 || year.coldestC < -6) return 'nordic';
  if (year.meanC > 12.5 && year.summerRain < 0.42) return 'medit';
  if (year.meanC > 17) return year.rain > 850 ? 'austral' : 'savanna';
  return year.warmestC - year.coldestC < 15 ? 'oceanic' : 'temperate';
};
