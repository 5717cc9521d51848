import type { CityFacts } from '../facts/city-facts.js';
import { contrastOf } from '../facts/contrast.js';
import { say, type Sentence } from '../facts/fact.js';
import { present, type Topic } from './topic.js';

const FIGURE = 'safety_index';
const RARE = 1.5;
const FREQUENT = 10;

/** Homicides are the part of the composite that one can picture. */
const killings = (facts: CityFacts): Sentence | null => {
  const rate = facts.value('homicide_rate');
  const said = facts.figure('homicide_rate');
  if (rate === null || !said) return null;
  if (rate <= RARE) return say`Homicides are rare in the country: ${said}.`;
  return rate >= FREQUENT
    ? say`Homicides in the country run at ${said}, though one street is not like another.`
    : say`Homicides in the country run at ${said}.`;
};

const strong = (facts: CityFacts): Sentence[] | null => {
  const index = facts.figure(FIGURE);
  if (!index) return null;
  const contrast = contrastOf(facts, FIGURE, 'high');
  const whose = facts.country.whose;
  if (contrast?.fewAhead)
    return present(
      say`the safety index of ${facts.country}, a composite of its country figures, is ${index}; ${contrast.fewAhead} stood higher.`,
      killings(facts),
    );
  if (contrast && contrast.ahead < 0.5)
    return present(
      say`${whose} safety index, an estimate for the whole country, is ${index}, and the middle of ${facts.region} is ${contrast.middle}.`,
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
  const whose = facts.country.whose;
  if (contrast?.fewBehind)
    return present(
      say`the safety index of ${facts.country}, an estimate, is ${index}; ${contrast.fewBehind} stood lower.`,
      killings(facts),
    );
  if (contrast && contrast.behind < 0.5)
    return present(
      say`${whose} safety index of ${index}, an estimate for the whole country, stays below the ${contrast.middle} in the middle of ${facts.region}.`,
      killings(facts),
    );
  return present(
    say`${whose} safety index, an estimate for the whole country, is ${index}.`,
    killings(facts),
  );
};

export const safety: Topic = { dimension: 'safety', figure: FIGURE, good: 'high', strong, weak };
