import type { CityFacts } from '../facts/city-facts.js';
import { contrastOf } from '../facts/contrast.js';
import { say, type Sentence } from '../facts/fact.js';
import { present, type Topic } from './topic.js';

const FIGURE = 'safety_index';
const RARE = 1.5;
const FREQUENT = 10;

/** Homicides are the most tangible part of the composite index. */
const killings = (facts: CityFacts): Sentence | null => {
  const rate = facts.value('homicide_rate');
  const said = facts.figure('homicide_rate');
  if (rate === null || !said) return null;
  if (rate <= RARE) return say`Homicides are rare in the country: ${said}.`;
  return rate >= FREQUENT
    ? say`The country’s homicide rate is ${said}, though it differs from street to street.`
    : say`The country’s homicide rate is ${said}.`;
};

const strong = (facts: CityFacts): Sentence[] | null => {
  const index = facts.figure(FIGURE);
  if (!index) return null;
  const contrast = contrastOf(facts, FIGURE, 'high');
  const whose = facts.country.possessive;
  if (contrast?.fewAhead)
    return present(
      say`the safety index of ${facts.country}, a composite of its country figures, is ${index}; ${contrast.fewAhead} scored higher.`,
      killings(facts),
    );
  if (contrast && contrast.ahead < 0.5)
    return present(
      say`${whose} safety index, an estimate for the whole country, is ${index}, against a median of ${contrast.middle} in ${facts.region}.`,
      killings(facts),
    );
  return present(
    say`${whose} safety index, an estimate for the whole country, is ${index}.`,
    killings(facts),
  );
};

const weak = (facts: CityFacts): Sentence[] | null => {
  const index = facts.figure(FIGURE);
  if (!index) return null;
  const contrast = contrastOf(facts, FIGURE, 'high');
  const whose = facts.country.possessive;
  if (contrast?.fewBehind)
    return present(
      say`the safety index of ${facts.country}, an estimate, is ${index}; ${contrast.fewBehind} scored lower.`,
      killings(facts),
    );
  if (contrast && contrast.behind < 0.5)
    return present(
      say`${whose} safety index of ${index}, an estimate for the whole country, is below the median of ${contrast.middle} in ${facts.region}.`,
      killings(facts),
    );
  return present(
    say`${whose} safety index, an estimate for the whole country, is ${index}.`,
    killings(facts),
  );
};

export const safety: Topic = { dimension: 'safety', figure: FIGURE, good: 'high', strong, weak };
