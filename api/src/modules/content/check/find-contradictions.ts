import { monthNames, type PostFinding } from '@wanderwork/contracts';
import type { CityFacts } from './check-context.js';
import { createCityFinder, splitClaims } from './prose.js';

/** Prose may round: amounts and speeds by a tenth, temperatures by one degree. */
const MAX_RELATIVE_DIFFERENCE = 0.1;
const MAX_DIFFERENCE_C = 1;

// The lookbehinds start a match at the first digit only, which keeps long numbers from quadratic backtracking.
const DOLLARS =
  /(?:\$|USD\s?)(\d[\d,]*(?:\.\d+)?)|(?<![\d,.])(\d[\d,]*(?:\.\d+)?)\s?(?:USD|(?:US\s)?dollars)\b/g;
const MBPS = /(?<!\d)(\d+(?:\.\d+)?)\s*(?:Mbps|Mbit\/s)/g;
const CELSIUS = /([-−]?(?<!\d)\d+(?:\.\d+)?)\s*(?:°C|degrees)/g;

const MONTH = new RegExp(`\\b(?:${monthNames.join('|')})\\b`, 'g');

const MONTHLY = /\b(?:month|monthly)\b/i;
/** Monthly amounts that are not the cost of living. */
const OTHER_AMOUNTS =
  /\b(?:rent|flat|food|meal|transport|utilities|leisure|income|earn|wage|visa|fee|deposit|hotel|fund|savings?|insurance)/i;
const UPLOAD = /\bupload|\bup\b/i;

const findNumbers = (claim: string, pattern: RegExp): number[] =>
  [...claim.matchAll(pattern)].map(([, before, after = '']) =>
    Number((before ?? after).replace(/,/g, '').replace('−', '-')),
  );

const isFarFrom = (actual: number) => (claimed: number) =>
  Math.abs(claimed - actual) > MAX_RELATIVE_DIFFERENCE * Math.abs(actual);

const findCostErrors = (claim: string, { monthlyCost }: CityFacts): string[] => {
  if (monthlyCost === null || !MONTHLY.test(claim) || OTHER_AMOUNTS.test(claim)) return [];
  return findNumbers(claim, DOLLARS)
    .filter(isFarFrom(monthlyCost))
    .map((claimed) => `a month at $${claimed}, the table has $${monthlyCost}`);
};

const findSpeedErrors = (claim: string, { speed }: CityFacts): string[] => {
  if (speed === null || UPLOAD.test(claim)) return [];
  return findNumbers(claim, MBPS)
    .filter(isFarFrom(speed))
    .map((claimed) => `${claimed} Mbps, the table has ${speed}`);
};

const findTemperatureErrors = (claim: string, { climate }: CityFacts): string[] => {
  const numbers = findNumbers(claim, CELSIUS);
  if (numbers.length === 0) return [];
  const [month, ...others] = new Set(claim.match(MONTH));
  const actual =
    month === undefined ? null : (climate?.[monthNames.findIndex((one) => one === month)]?.tempC ?? null);
  if (actual === null || others.length > 0) return [];
  return numbers
    .filter((claimed) => Math.abs(claimed - actual) > MAX_DIFFERENCE_C)
    .map((claimed) => `${claimed} °C in ${month}, the table has ${actual}`);
};

/** A number can be assigned to a city only if the claim mentions exactly one. */
const getSingle = (cities: ReadonlySet<CityFacts>): CityFacts | null => {
  const [city, ...others] = cities;
  return city && others.length === 0 ? city : null;
};

/** Finds numbers in prose that contradict the figures of the city they are about. */
export const findContradictions = (content: string, cities: readonly CityFacts[]): PostFinding[] => {
  const findCities = createCityFinder(cities);
  return splitClaims(content).flatMap((claim) => {
    const city = /\d/.test(claim) ? getSingle(findCities(claim)) : null;
    if (!city) return [];
    return [
      ...findCostErrors(claim, city),
      ...findSpeedErrors(claim, city),
      ...findTemperatureErrors(claim, city),
    ].map((words): PostFinding => ({ kind: 'contradiction', words: `${city.name}: ${words}` }));
  });
};
