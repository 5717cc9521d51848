import type { CityInputs } from './inputs.js';
import { hashText } from './random.js';
import { city } from './sample-city.fixture.js';

/** Pseudo-random generators that give the same values in every run. */
export const seeded = (name: string) => {
  let drawn = 0;
  const share = () => hashText(`${name} ${(drawn += 1)}`) / 2 ** 32;
  const between = (low: number, high: number) => low + share() * (high - low);
  const oneOf = <T>(...choices: T[]): T => choices[Math.floor(share() * choices.length)]!;
  return { share, between, oneOf, maybe: <T>(value: T): T | null => (share() < 0.2 ? null : value) };
};

/** A city with implausible figures and gaps. */
export const createRandomCity = (name: string): CityInputs => {
  const { between, oneOf, maybe } = seeded(name);
  const months = (low: number, high: number) => Array.from({ length: 12 }, () => between(low, high));
  return city({
    slug: name,
    region: oneOf('North', 'South', 'Far away'),
    fixedMbps: maybe(between(0, 2000)),
    uploadMbps: maybe(between(0, 500)),
    broadbandPer100: maybe(between(0, 80)),
    coworkingPer100k: maybe(between(0, 60)),
    monthlyCostUsd: maybe(between(100, 20_000)),
    costError: maybe(between(0, 1)),
    safetyIndex: maybe(between(0, 100)),
    safetyBasis: oneOf('homicide', 'older-homicide', 'governance'),
    temperatureC: maybe(months(-60, 50)),
    rainMm: months(0, 2500),
    nomadVisa: oneOf('yes', 'partial', 'announced', 'none', null),
    nomadVisaMonths: maybe(between(1, 120)),
    nomadVisaBasis: oneOf('official', 'secondary'),
    openPassportsPct: maybe(between(0, 100)),
    airportKm: maybe(between(0, 5000)),
    largeAirportKm: maybe(between(0, 5000)),
    healthCoverage: maybe(between(0, 100)),
    pm25: maybe(between(0, 500)),
    englishPct: maybe(between(0, 100)),
    population: maybe(between(1, 6e7)),
  });
};

/** A table of random cities. */
export const createRandomCities = (name: string, count: number): CityInputs[] =>
  Array.from({ length: count }, (_, at) => createRandomCity(`${name} ${at}`));
