import type { AnalysisClaim } from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { type Fact, joinParts, resting, say, type Sentence } from '../facts/fact.js';
import { whole } from '../facts/shown.js';
import { dimensionLabels } from './dimension-labels.js';

/** The figures that readers would miss most, as a sentence names them. */
const importantFigures = {
  monthly_cost: 'the cost of a month',
  temperature_year: 'the temperatures of the year',
  rain_year: 'the rain of the year',
  safety_index: 'safety',
  air_pm25: 'the air',
  health_coverage: 'health services',
  english_share: 'the share of people who use English',
  airport_large_km: 'the distance to a large airport',
  upload: 'upload speed',
  population: 'the population',
  broadband: 'fixed broadband',
} as const;

/** No source counts coworking spaces anywhere, so this gap says nothing about a city. */
const KNOWN_NOWHERE = 'coworking';

const gaps = (facts: CityFacts): Fact[] =>
  Object.entries(importantFigures).flatMap(([key, words]) => facts.gap(key)?.as(words) ?? []);

/** Dimensions that are based mostly on the region's median instead of figures, by weight. */
const hollow = (facts: CityFacts) =>
  facts.city.irex.dimensions
    .filter(({ quality, imputed }) => quality < 0.35 && imputed.some((key) => key !== KNOWN_NOWHERE))
    .sort((a, b) => b.weight - a.weight);

const standIn = (facts: CityFacts): Sentence | null => {
  const [dimension] = hollow(facts);
  const weight = dimension && facts.weight(dimension.key);
  if (!dimension || !weight) return null;
  const words = dimensionLabels[dimension.key];
  return dimension.quality === 0
    ? say`For ${words}, which is ${weight} of the score, we use the region’s median.`
    : say`We know little about ${words}, which is ${weight} of the score.`;
};

const missing = (facts: CityFacts): Sentence | null => {
  const all = gaps(facts);
  if (all.length === 0) return null;
  return say`We have no figure for ${joinParts(all, 'or')}.`;
};

/** If no important figure is missing: where most of the score's uncertainty comes from. */
const doubt = (facts: CityFacts): Sentence | null => {
  const share = (weight: number, quality: number) => weight * (1 - quality);
  const complete = facts.city.irex.dimensions.filter(({ imputed }) => imputed.length === 0);
  const [least] = complete.sort((a, b) => share(b.weight, b.quality) - share(a.weight, a.quality));
  const weight = least && facts.weight(least.key);
  const gap = facts.gap(KNOWN_NOWHERE);
  if (!least || !weight) return null;
  const { confidence } = facts.city.irex;
  const knownShare = facts.score(`${whole(confidence)}%`, `${whole(confidence)}% known`);
  const places = gap ? say`, apart from ${gap.as('coworking spaces')}, which nobody counts` : say``;
  return say`We know ${knownShare} of the data behind the score. The least certain part is ${dimensionLabels[least.key]}, which is ${weight} of it${places}.`;
};

/** What we do not know about the city, and how much of the score depends on it. */
export const unknown = (facts: CityFacts): AnalysisClaim[] => {
  const lacks = missing(facts);
  const stands = standIn(facts);
  if (!lacks && !stands) {
    const sentence = doubt(facts);
    return sentence ? [createClaim('unknown', sentence)] : [];
  }
  const gap = facts.gap('monthly_cost');
  const hard = gap && resting(say`You can’t plan a budget without the cost, so ask about it first.`, gap);
  return [createClaim('unknown', lacks, stands, hard)];
};
