import type { CityFacts } from '../facts/city-facts.js';
import { findContrast } from '../facts/contrast.js';
import { type Fact, say, type Sentence } from '../facts/fact.js';
import { withoutEmpty, type Topic } from './topic.js';

const FIGURE = 'monthly_cost';
/** From this share of the monthly cost on, rent is called the largest part. */
const MOSTLY_RENT = 0.42;

/** "a month in Lisbon is estimated at $2,410 (likely $2,035 to $2,855)". */
const month = (facts: CityFacts, cost: Fact): Sentence => {
  const likely = facts.likely(FIGURE);
  const range = likely ? say` (likely ${likely})` : '';
  return facts.isRough(FIGURE)
    ? say`by a rough guess, a month in ${facts.name} costs ${cost}${range}`
    : say`a month in ${facts.name} is estimated at ${cost}${range}`;
};

const describeRent = (facts: CityFacts, amount: Fact): Sentence => {
  const reliability = facts.reliability('rent');
  if (reliability === 'A') return say`${amount} for a one-bedroom apartment, an official figure`;
  if (reliability === 'B')
    return say`${amount} for a one-bedroom apartment, converted from an official figure`;
  return reliability === 'D'
    ? say`a rough guess of ${amount} for a one-bedroom apartment`
    : say`an estimated ${amount} for a one-bedroom apartment`;
};

const rent = (facts: CityFacts): Sentence | null => {
  const cost = facts.value(FIGURE);
  const home = facts.value('rent');
  const amount = facts.amount('rent');
  if (cost === null || home === null || !amount) return null;
  const apartment = describeRent(facts, amount);
  return home / cost >= MOSTLY_RENT
    ? say`The largest part is rent: ${apartment}.`
    : say`Rent is the smaller part: ${apartment}.`;
};

const strong = (facts: CityFacts): Sentence[] | null => {
  const cost = facts.amount(FIGURE);
  if (!cost) return null;
  const contrast = findContrast(facts, FIGURE, 'low');
  if (!contrast) return withoutEmpty(say`${month(facts, cost)}.`, rent(facts));
  const { fewAhead, middle, ahead } = contrast;
  if (fewAhead) return withoutEmpty(say`${month(facts, cost)}; ${fewAhead} came out cheaper.`, rent(facts));
  return ahead < 0.5
    ? withoutEmpty(say`${month(facts, cost)}, against a median of ${middle} in ${facts.region}.`, rent(facts))
    : withoutEmpty(
        say`${month(facts, cost)}, which is low for all cities, but not for ${facts.region}, where the median is ${middle}.`,
        rent(facts),
      );
};

const weak = (facts: CityFacts): Sentence[] | null => {
  const cost = facts.amount(FIGURE);
  if (!cost) return null;
  const contrast = findContrast(facts, FIGURE, 'low');
  if (!contrast) return withoutEmpty(say`living here is expensive: ${month(facts, cost)}.`, rent(facts));
  const { fewBehind, middle, behind } = contrast;
  if (fewBehind)
    return withoutEmpty(say`${month(facts, cost)}; ${fewBehind} came out more expensive.`, rent(facts));
  return behind < 0.5
    ? withoutEmpty(say`${month(facts, cost)}, above the median of ${middle} in ${facts.region}.`, rent(facts))
    : withoutEmpty(
        say`${month(facts, cost)}, which is high for all cities, but not above the median of ${middle} in ${facts.region}.`,
        rent(facts),
      );
};

export const cost: Topic = { dimension: 'affordability', figure: FIGURE, good: 'low', strong, weak };
