import { monthNames, type PostFinding } from '@wanderwork/contracts';
import type { CityFacts } from './finding.js';
import { namesOf } from './names.js';
import { claimsOf } from './prose.js';

/** How far prose may round: a tenth of an amount or a speed, one degree of a mean. */
const ROUNDING = 0.1;
const DEGREE = 1;

// A number is read from its first digit on, or a long one would be read from each.
const DOLLARS =
  /(?:\$|USD\s?)(\d[\d,]*(?:\.\d+)?)|(?<![\d,.])(\d[\d,]*(?:\.\d+)?)\s?(?:USD|(?:US\s)?dollars)\b/g;
const MBPS = /(?<!\d)(\d+(?:\.\d+)?)\s*(?:Mbps|Mbit\/s)/g;
const CELSIUS = /([-−]?(?<!\d)\d+(?:\.\d+)?)\s*(?:°C|degrees)/g;

const MONTH = new RegExp(`\\b(?:${monthNames.join('|')})\\b`, 'g');

const A_MONTH = /\b(?:month|monthly)\b/i;
/** Amounts a month that are no cost of living. */
const OTHER_AMOUNTS =
  /\b(?:rent|flat|food|meal|transport|utilities|leisure|income|earn|wage|visa|fee|deposit|hotel|fund|savings?|insurance)/i;
const UPLOAD = /\bupload|\bup\b/i;

const numbersIn = (claim: string, shape: RegExp): number[] =>
  [...claim.matchAll(shape)].map(([, before, after = '']) =>
    Number((before ?? after).replace(/,/g, '').replace('−', '-')),
  );

const farFrom = (truth: number) => (said: number) => Math.abs(said - truth) > ROUNDING * Math.abs(truth);

const ofCost = (claim: string, { monthlyCost }: CityFacts): string[] => {
  if (monthlyCost === null || !A_MONTH.test(claim) || OTHER_AMOUNTS.test(claim)) return [];
  return numbersIn(claim, DOLLARS)
    .filter(farFrom(monthlyCost))
    .map((said) => `a month at $${said}, the table has $${monthlyCost}`);
};

const ofSpeed = (claim: string, { speed }: CityFacts): string[] => {
  if (speed === null || UPLOAD.test(claim)) return [];
  return numbersIn(claim, MBPS)
    .filter(farFrom(speed))
    .map((said) => `${said} Mbps, the table has ${speed}`);
};

const ofTemperature = (claim: string, { climate }: CityFacts): string[] => {
  const numbers = numbersIn(claim, CELSIUS);
  if (numbers.length === 0) return [];
  const [month, ...others] = new Set(claim.match(MONTH));
  const truth =
    month === undefined ? null : (climate?.[monthNames.findIndex((one) => one === month)]?.tempC ?? null);
  if (truth === null || others.length > 0) return [];
  return numbers
    .filter((said) => Math.abs(said - truth) > DEGREE)
    .map((said) => `${said} °C in ${month}, the table has ${truth}`);
};

/** Only of one city alone can be said which figure a number means. */
const onlyOne = (cities: ReadonlySet<CityFacts>): CityFacts | null => {
  const [city, ...others] = cities;
  return city && others.length === 0 ? city : null;
};

/** Numbers that prose writes beside a city's name and that its figures do not bear out. */
export const contradictions = (content: string, cities: readonly CityFacts[]): PostFinding[] => {
  const namedIn = namesOf(cities);
  return claimsOf(content).flatMap((claim) => {
    const city = /\d/.test(claim) ? onlyOne(namedIn(claim)) : null;
    if (!city) return [];
    return [...ofCost(claim, city), ...ofSpeed(claim, city), ...ofTemperature(claim, city)].map(
      (words): PostFinding => ({ kind: 'contradiction', words: `${city.name}: ${words}` }),
    );
  });
};
