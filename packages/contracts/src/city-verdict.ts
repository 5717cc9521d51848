import type { Band, CityDetail, Verdict } from './city.js';
import { joinNames } from './formats.js';

const bandPhrases: Readonly<Record<Band, string>> = {
  outstanding: 'an outstanding place to work from',
  strong: 'a strong choice for remote work',
  good: 'a good place to work from',
  mixed: 'a mixed bag for remote work',
  weak: 'a weak choice for remote work',
};

/** What follows "with" for the verdicts on a figure. Verdicts without a phrase here stand in their own words. */
const phrases: Readonly<Record<Verdict['side'], Readonly<Record<string, string>>>> = {
  for: {
    monthly_cost: 'a low cost of living',
    download: 'fast internet',
    safety_index: 'a safe country',
    nomad_visa_months: 'a nomad visa for a year or more',
    air_pm25: 'clean air',
    airport_large_km: 'a large airport nearby',
    english_share: 'widespread English',
  },
  against: {
    monthly_cost: 'a high cost of living',
    download: 'slow internet',
    safety_index: 'a low safety rating',
    air_pm25: 'hazy air',
    airport_large_km: 'a long way to a large airport',
    english_share: 'little English',
  },
};

/** Enough for the reader to see why, without listing everything. */
const MAX_REASONS = 2;

type City = Pick<
  CityDetail,
  'name' | 'irex' | 'verdicts' | 'monthlyCost' | 'internetSpeed' | 'safety' | 'climate'
>;

const toPhrase = ({ side, figure, words }: Verdict, { monthlyCost }: City): string => {
  const phrase = phrases[side][figure] ?? words.charAt(0).toLowerCase() + words.slice(1);
  return figure === 'monthly_cost' && monthlyCost.reliability === 'D' ? `what looks like ${phrase}` : phrase;
};

/** The main figures that are missing, in words. */
const listMissing = ({ monthlyCost, climate, internetSpeed, safety }: City): string[] => [
  ...(monthlyCost.value === null ? ['monthly cost'] : []),
  ...(climate === null ? ['weather'] : []),
  ...(internetSpeed.value === null ? ['internet speed'] : []),
  ...(safety.value === null ? ['safety'] : []),
];

/** Only with all main figures does it mean anything that no verdict speaks for or against a city. */
const describeSides = (
  reasons: readonly string[],
  drawback: string | undefined,
  isComplete: boolean,
): string => {
  if (reasons.length > 0 && drawback !== undefined) return `, with ${joinNames(reasons)}, but ${drawback}`;
  const sides = drawback === undefined ? reasons : [drawback];
  const other =
    reasons.length > 0 ? 'drawback' : drawback === undefined ? 'strength or drawback' : 'strength';
  const parts = [...sides, ...(isComplete ? [`no clear ${other}`] : [])];
  return parts.length > 0 ? `, with ${joinNames(parts)}` : '';
};

const describeMissing = (missing: readonly string[]): string =>
  missing.length === 0
    ? ''
    : `; its ${joinNames(missing)} ${missing.length === 1 ? 'isn’t' : 'aren’t'} known`;

/**
 * The verdict on a city in one sentence: its score in words, the main reasons to go, the main drawback, and which of
 * the main figures are missing. Temperatures are in °C.
 */
export const describeCityVerdict = (city: City): string => {
  const reasons = city.verdicts.filter(({ side }) => side === 'for').slice(0, MAX_REASONS);
  const drawback = city.verdicts.find(({ side }) => side === 'against');
  const missing = listMissing(city);
  const sides = describeSides(
    reasons.map((verdict) => toPhrase(verdict, city)),
    drawback && toPhrase(drawback, city),
    missing.length === 0,
  );
  return `${city.name} is ${bandPhrases[city.irex.band]}${sides}${describeMissing(missing)}.`;
};
