import type { CityFacts } from '../facts/city-facts.js';
import { contrastOf } from '../facts/contrast.js';
import { type Fact, say, type Sentence } from '../facts/fact.js';
import { present, type Topic } from './topic.js';

const FIGURE = 'monthly_cost';
/** From this share of the month on, rent is what the month is about. */
const MOSTLY_RENT = 0.42;
/** So much less outside the centre is worth a sentence. */
const WORTH_MOVING = 0.72;

const month = (facts: CityFacts, cost: Fact): Sentence =>
  facts.grade(FIGURE) === 'given'
    ? say`the launch table gives ${facts.name} ${cost} a month`
    : say`a month in ${facts.name} is estimated at ${cost}`;

const rent = (facts: CityFacts): Sentence | null => {
  const cost = facts.value(FIGURE);
  const centre = facts.value('rent_center');
  const outside = facts.value('rent_outside');
  const inside = facts.amount('rent_center');
  if (cost === null || centre === null || !inside) return null;
  const beyond = facts.amount('rent_outside');
  const estimate = facts.grade(FIGURE) === 'given' ? 'As an estimate' : 'By the same estimate';
  if (outside !== null && beyond && outside / centre < WORTH_MOVING)
    return say`${estimate} a one-bedroom flat is ${inside} in the centre and ${beyond} outside it.`;
  return centre / cost >= MOSTLY_RENT
    ? say`Most of what moves it is rent: an estimated ${inside} for a one-bedroom flat in the centre.`
    : say`Rent is the smaller part of it, an estimated ${inside} for a one-bedroom flat in the centre.`;
};

const strong = (facts: CityFacts): Sentence[] | null => {
  const cost = facts.amount(FIGURE);
  if (!cost) return null;
  const contrast = contrastOf(facts, FIGURE, 'low');
  if (!contrast) return present(say`${month(facts, cost)}.`, rent(facts));
  const { fewAhead, middle, ahead } = contrast;
  if (fewAhead) return present(say`${month(facts, cost)}; ${fewAhead} came out cheaper.`, rent(facts));
  return ahead < 0.5
    ? present(say`${month(facts, cost)}, where the middle of ${facts.region} is ${middle}.`, rent(facts))
    : present(
        say`${month(facts, cost)}, which is low on the scale of all cities though not for ${facts.region}, whose middle is ${middle}.`,
        rent(facts),
      );
};

const weak = (facts: CityFacts): Sentence[] | null => {
  const cost = facts.amount(FIGURE);
  if (!cost) return null;
  const contrast = contrastOf(facts, FIGURE, 'low');
  if (!contrast) return present(say`money goes quickly: ${month(facts, cost)}.`, rent(facts));
  const { fewBehind, middle, behind } = contrast;
  if (fewBehind) return present(say`${month(facts, cost)}; ${fewBehind} came out dearer.`, rent(facts));
  return behind < 0.5
    ? present(
        say`${month(facts, cost)}, above the ${middle} that is the middle of ${facts.region}.`,
        rent(facts),
      )
    : present(
        say`${month(facts, cost)}, which is much against all cities and still not above the middle of ${facts.region}, ${middle}.`,
        rent(facts),
      );
};

export const cost: Topic = { dimension: 'affordability', figure: FIGURE, good: 'low', strong, weak };
