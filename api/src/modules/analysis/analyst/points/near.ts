import {
  addRange,
  formatSureness,
  formatTenths,
  isSignificantDifference,
  logErrors,
  PROBABLE,
  probabilityOfHigher,
  toLogError,
  type AnalysisClaim,
  type AnalysisCite,
  type CitySummary,
  isCountryFigure,
} from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { Fact, Name, say, type Sentence } from '../facts/fact.js';
import { money, whole } from '../facts/shown.js';

const ofOther = (
  { slug, name }: CitySummary,
  cite: Pick<AnalysisCite, 'kind' | 'key' | 'label' | 'text' | 'grade'>,
): Fact => new Fact(cite.text, { ...cite, city: slug, label: `${cite.label}, ${name}` });

/** "$1,050 (a rough guess)", "$2,410". */
const withDoubt = (fact: Fact, isRough: boolean): Fact =>
  isRough ? fact.as(`${fact.text} (a rough guess)`) : fact;

const costOf = (city: CitySummary): Fact | null => {
  const { value, grade, reliability } = city.monthlyCost;
  if (value === null) return null;
  const isRough = reliability === 'D';
  const text = `${money(value)} a month${isRough ? ', a rough guess' : ''}`;
  const label = 'Monthly cost for one person';
  const fact = ofOther(city, { kind: 'figure', key: 'monthly_cost', label, text, grade });
  return withDoubt(fact.as(money(value)), isRough);
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

/** The probability that this city is really more expensive than one at `other`, whose own error a summary lacks. */
const probabilityOfHigherCost = (facts: CityFacts, own: number, other: number): number => {
  const range = facts.range('monthly_cost');
  const error = range ? toLogError(range) : logErrors.cost;
  return probabilityOfHigher(addRange(Math.log(own), error), addRange(Math.log(other), logErrors.cost));
};

const cheaper = (facts: CityFacts): Sentence | null => {
  const own = facts.value('monthly_cost');
  const amount = facts.amount('monthly_cost');
  if (own === null || !amount) return null;
  const ownText = withDoubt(amount, facts.isRough('monthly_cost'));
  const priced = facts.city.similar.filter(({ monthlyCost }) => monthlyCost.value !== null);
  const [least] = [...priced].sort((a, b) => a.monthlyCost.value! - b.monthlyCost.value!);
  if (!least) return null;
  const cost = least.monthlyCost.value!;
  const costFact = costOf(least)!;
  const name = new Name(least.name);
  if (cost >= own)
    return say`Of the cities with a similar score, none is estimated to cost less than ${facts.name} at ${ownText}; the closest in price is ${name} at ${costFact}.`;
  const probability = probabilityOfHigherCost(facts, own, cost);
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
  const otherMedian = isCountryFigure({ key: 'download', grade }) ? 'its country’s median' : 'its median';
  const ownMedian = facts.isOfCountry('download') ? 'the country’s median' : 'the median';
  return value! > own
    ? say`If fast internet matters most to you, look at ${name}: ${otherMedian} is ${fact}, against ${ownText} here.`
    : say`Its internet stands out: ${ownMedian} is ${ownText}, against ${fact} for ${name}.`;
};

/** How the city differs from cities with a similar score. */
export const near = (facts: CityFacts): AnalysisClaim[] => {
  const sentences = [cheaper(facts), faster(facts)].filter(
    (sentence): sentence is Sentence => sentence !== null,
  );
  return sentences.length > 0 ? [createClaim('near', ...sentences)] : [];
};
