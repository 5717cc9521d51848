import type { CityFacts } from '../facts/city-facts.js';
import { findContrast } from '../facts/contrast.js';
import { say, type Sentence } from '../facts/fact.js';
import { withoutEmpty, type Topic } from './topic.js';

const FIGURE = 'air_pm25';

const care = (facts: CityFacts): Sentence | null => {
  const coverage = facts.figure('health_coverage');
  const value = facts.value('health_coverage');
  if (!coverage || value === null) return null;
  return value >= 70
    ? say`Health services cover much of what people in the country need: ${coverage} on the UHC index.`
    : say`Health services reach only ${coverage} on the country’s UHC index, so look closely at your insurance.`;
};

const strong = (facts: CityFacts): Sentence[] | null => {
  const dust = facts.figure(FIGURE);
  if (!dust) return withoutEmpty(care(facts));
  const contrast = findContrast(facts, FIGURE, 'low');
  if (contrast?.fewAhead)
    return withoutEmpty(
      say`the air over ${facts.country} holds ${dust} of fine particles on average; ${contrast.fewAhead} had cleaner air.`,
      care(facts),
    );
  if (contrast && contrast.ahead < 0.5)
    return withoutEmpty(
      say`fine particles average ${dust} across ${facts.country}, against a median of ${contrast.middle} in ${facts.region}.`,
      care(facts),
    );
  return withoutEmpty(say`fine particles average ${dust} across ${facts.country}.`, care(facts));
};

const weak = (facts: CityFacts): Sentence[] | null => {
  const dust = facts.figure(FIGURE);
  if (!dust) return withoutEmpty(care(facts));
  const contrast = findContrast(facts, FIGURE, 'low');
  if (contrast?.fewBehind)
    return withoutEmpty(
      say`the air over ${facts.country} holds ${dust} of fine particles on average; ${contrast.fewBehind} had more of them.`,
      care(facts),
    );
  if (contrast && contrast.behind < 0.5)
    return withoutEmpty(
      say`fine particles average ${dust} across ${facts.country}, above the median of ${contrast.middle} in ${facts.region}.`,
      care(facts),
    );
  return withoutEmpty(say`fine particles average ${dust} across ${facts.country}.`, care(facts));
};

export const health: Topic = { dimension: 'health_air', figure: FIGURE, good: 'low', strong, weak };
