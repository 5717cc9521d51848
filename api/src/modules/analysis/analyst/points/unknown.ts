import type { AnalysisClaim } from '@wanderwork/contracts';
import { claimOf } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { type Fact, listed, resting, say, type Sentence } from '../facts/fact.js';
import { whole } from '../facts/shown.js';
import { dimensionLabels } from './dimension-labels.js';

/** What a person would miss most, and how a sentence calls it. */
const missed = {
  monthly_cost: 'the cost of a month',
  temperature_year: 'the temperatures of the year',
  rain_year: 'the rain of the year',
  safety_index: 'safety',
  air_pm25: 'the air',
  health_coverage: 'health services',
  english_share: 'the share of people who use English',
  airport_large_km: 'the way to a large airport',
  upload: 'upload speed',
  population: 'the number of people',
  broadband: 'fixed lines',
} as const;

/** No source counts co-working places anywhere, so it is no news of this city. */
const NOWHERE = 'coworking';

const gaps = (facts: CityFacts): Fact[] =>
  Object.entries(missed).flatMap(([key, words]) => facts.gap(key)?.as(words) ?? []);

/** Dimensions that rest on the region's middle more than on figures, the weightiest first. */
const hollow = (facts: CityFacts) =>
  facts.city.irex.dimensions
    .filter(({ quality, imputed }) => quality < 0.35 && imputed.some((key) => key !== NOWHERE))
    .sort((a, b) => b.weight - a.weight);

const standIn = (facts: CityFacts): Sentence | null => {
  const [dimension] = hollow(facts);
  const weight = dimension && facts.weight(dimension.key);
  if (!dimension || !weight) return null;
  const words = dimensionLabels[dimension.key];
  return dimension.quality === 0
    ? say`For ${words} the region’s middle stands in, and with it ${weight} of the score.`
    : say`Of ${words} little is known, and ${weight} of the score hang on it.`;
};

const missing = (facts: CityFacts): Sentence | null => {
  const all = gaps(facts);
  if (all.length === 0) return null;
  return say`We have no figure for ${listed(all, 'or')}.`;
};

/** Where nothing is missing that others have: what the doubt about the score comes from. */
const doubt = (facts: CityFacts): Sentence | null => {
  const share = (weight: number, quality: number) => weight * (1 - quality);
  const known = facts.city.irex.dimensions.filter(({ imputed }) => imputed.length === 0);
  const [least] = known.sort((a, b) => share(b.weight, b.quality) - share(a.weight, a.quality));
  const weight = least && facts.weight(least.key);
  const gap = facts.gap(NOWHERE);
  if (!least || !weight) return null;
  const { confidence } = facts.city.irex;
  const said = facts.score(`${whole(confidence)} %`, `${whole(confidence)} % known`);
  const places = gap ? say`, besides ${gap.as('co-working places')}, which nobody counts` : say``;
  return say`The score knows ${said} of what it weighs. What is least sure is ${dimensionLabels[least.key]}, ${weight} of it${places}.`;
};

/** What is not known of the city, and how much hangs on it. */
export const unknown = (facts: CityFacts): AnalysisClaim[] => {
  const lacks = missing(facts);
  const stands = standIn(facts);
  if (!lacks && !stands) {
    const said = doubt(facts);
    return said ? [claimOf('unknown', said)] : [];
  }
  const gap = facts.gap('monthly_cost');
  const hard = gap && resting(say`Without the cost no budget can be made, so ask there first.`, gap);
  return [claimOf('unknown', lacks, stands, hard)];
};
