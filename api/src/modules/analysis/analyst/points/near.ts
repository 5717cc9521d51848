import {
  addRange,
  formatSureness,
  formatTenths,
  isSignificantDifference,
  logErrors,
  PROBABLE,
  probabilityOfHigher,
  type AnalysisClaim,
  type AnalysisCite,
  type CitySummary,
} from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { Fact, Name, say, type Sentence } from '../facts/fact.js';
import { money, whole } from '../facts/shown.js';

const ofOther = (
  { slug, name }: CitySummary,
  cite: Pick<AnalysisCite, 'kind' | 'key' | 'label' | 'text' | 'grade'>,
): Fact => new Fact(cite.text, { ...cite, city: slug, label: `${cite.label}, ${name}` });

const costOf = (city: CitySummary): Fact | null => {
  const { value, grade } = city.monthlyCost;
  if (value === null) return null;
  const text = `${money(value)} a month`;
  const label = 'Monthly cost for one person';
  return ofOther(city, { kind: 'figure', key: 'monthly_cost', label, text, grade }).as(money(value));
};

/** How sure we are that a city is cheaper, cited with its cost. */
const surenessFact = (city: CitySummary, text: string): Fact =>
  ofOther(city, {
    kind: 'figure',
    key: 'monthly_cost',
    label: 'Monthly cost for one person',
    text,
    grade: city.monthlyCost.grade,
  });

const scoreOf = (city: CitySummary): Fact =>
  ofOther(city, {
    kind: 'score',
    key: 'irex',
    label: 'IREX',
    text: formatTenths(city.irex.score),
    grade: null,
  });

/** The probability that the first of two estimates of a monthly cost is really the higher one. */
const probabilityOfHigherCost = (one: number, other: number): number =>
  probabilityOfHigher(addRange(Math.log(one), logErrors.cost), addRange(Math.log(other), logErrors.cost));

const cheaper = (facts: CityFacts): Sentence | null => {
  const own = facts.value('monthly_cost');
  const ownText = facts.amount('monthly_cost');
  if (own === null || !ownText) return null;
  const priced = facts.city.similar.filter(({ monthlyCost }) => monthlyCost.value !== null);
  const [least] = [...priced].sort((a, b) => a.monthlyCost.value! - b.monthlyCost.value!);
  if (!least) return null;
  const cost = least.monthlyCost.value!;
  const costFact = costOf(least)!;
  const name = new Name(least.name);
  if (cost >= own)
    return say`Of the cities with a similar score, none is estimated to cost less than ${facts.name} with its ${ownText}; the closest in price is ${name} at ${costFact}.`;
  const probability = probabilityOfHigherCost(own, cost);
  if (probability < PROBABLE)
    return say`Of the cities with a similar score, ${name} has the lowest estimate, ${costFact} against ${ownText}: no difference we can see.`;
  const sure = formatSureness(probability);
  return sure === null
    ? say`${name} has a similar score, ${scoreOf(least)}, but costs an estimated ${costFact} a month instead of ${ownText}: more than the margin of error.`
    : say`${name}, with a score of ${scoreOf(least)}, is probably cheaper (${surenessFact(least, sure)}): an estimated ${costFact} against ${ownText} here.`;
};

/** A city with a similar score and a clearly different download speed. */
const faster = (facts: CityFacts): Sentence | null => {
  const own = facts.value('download');
  const ownText = facts.figure('download');
  if (own === null || !ownText) return null;
  const apart = facts.city.similar.filter(
    ({ internetSpeed: { value }, country }) =>
      value !== null &&
      country !== facts.city.country &&
      isSignificantDifference(
        addRange(Math.log(value), logErrors.speed),
        addRange(Math.log(own), logErrors.speed),
      ),
  );
  const [other] = apart.sort((a, b) => b.internetSpeed.value! - a.internetSpeed.value!);
  if (!other) return null;
  const { value, grade } = other.internetSpeed;
  const text = `${whole(value!)} Mbps`;
  const fact = ofOther(other, { kind: 'figure', key: 'download', label: 'Download speed', text, grade });
  const name = new Name(other.name);
  return value! > own
    ? say`If fast internet matters most to you, look at ${name}: its country’s median is ${fact}, against ${ownText} here.`
    : say`Its internet stands out: the country’s median is ${ownText}, against ${fact} for ${name}.`;
};

/** How the city differs from cities with a similar score. */
export const near = (facts: CityFacts): AnalysisClaim[] => {
  const sentences = [cheaper(facts), faster(facts)].filter(
    (sentence): sentence is Sentence => sentence !== null,
  );
  return sentences.length > 0 ? [createClaim('near', ...sentences)] : [];
};
