import type { CityFacts } from '../facts/city-facts.js';
import { findContrast } from '../facts/contrast.js';
import { say, type Sentence } from '../facts/fact.js';
import { withoutEmpty, type Topic } from './topic.js';

const FIGURE = 'safety_index';
const RARE = 1.5;
const FREQUENT = 10;

/** Homicides are the most tangible part of the composite index. */
const killings = (facts: CityFacts): Sentence | null => {
  const rate = facts.value('homicide_rate');
  const rateText = facts.figure('homicide_rate');
  if (rate === null || !rateText) return null;
  if (rate <= RARE) return say`Homicides are rare in the country: ${rateText}.`;
  return rate >= FREQUENT
    ? say`The country’s homicide rate is ${rateText}, though it differs from street to street.`
    : say`The country’s homicide rate is ${rateText}.`;
};

const strong = (facts: CityFacts): Sentence[] | null => {
  const index = facts.figure(FIGURE);
  if (!index) return null;
  const contrast = findContrast(facts, FIGURE, 'high');
  const whose = facts.country.possessive;
  if (contrast?.fewAhead)
    return withoutEmpty(
      say`the safety index of ${facts.country}, a composite of its country figures, is ${index}; ${contrast.fewAhead} scored higher.`,
      killings(facts),
    );
  if (contrast && contrast.ahead < 0.5)
    return withoutEmpty(
      say`${whose} safety index, an estimate for the whole country, is ${index}, against a median of ${contrast.middle} in ${facts.region}.`,
      killings(facts),
    );
  return withoutEmpty(
    say`${whose} safety index, an estimate for the whole country, is ${index}.`,
    killings(facts),
  );
};

const weak = (facts: CityFacts): Sentence[] | null => {
  const index = facts.figure(FIGURE);
  if (!index) return null;
  const contrast = findContrast(facts, FIGURE, 'high');
  const whose = facts.country.possessive;
  if (contrast?.fewBehind)
    return withoutEmpty(
      say`the safety index of ${facts.country}, an estimate, is ${index}; ${contrast.fewBehind} scored lower.`,
      killings(facts),
    );
  if (contrast && contrast.behind < 0.5)
    return withoutEmpty(
      say`${whose} safety index of ${index}, an estimate for the whole country, is below the median of ${contrast.middle} in ${facts.region}.`,
      killings(facts),
    );
  return withoutEmpty(
    say`${whose} safety index, an estimate for the whole country, is ${index}.`,
    killings(facts),
  );
};

export const safety: Topic = { dimension: 'safety', figure: FIGURE, good: 'high', strong, weak };
