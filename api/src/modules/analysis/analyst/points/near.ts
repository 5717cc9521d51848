import { tenths, type AnalysisClaim, type AnalysisCite, type CitySummary } from '@wanderwork/contracts';
import { logErrors, ranged, isSignificantDifference } from '@wanderwork/irex';
import { claimOf } from '../facts/claim.js';
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
  const label = 'Cost of a month for one';
  return ofOther(city, { kind: 'figure', key: 'monthly_cost', label, text, grade }).as(money(value));
};

const scoreOf = (city: CitySummary): Fact =>
  ofOther(city, { kind: 'score', key: 'irex', label: 'IREX', text: tenths(city.irex.score), grade: null });

/** Whether two estimates of a month differ by more than such estimates leave open. */
const costsApart = (one: number, other: number): boolean =>
  isSignificantDifference(ranged(Math.log(one), logErrors.cost), ranged(Math.log(other), logErrors.cost));

/** Shares of the own cost. */
const MUCH = 0.25;
const LITTLE = 0.06;

const cheaper = (facts: CityFacts): Sentence | null => {
  const own = facts.value('monthly_cost');
  const ownSaid = facts.amount('monthly_cost');
  if (own === null || !ownSaid) return null;
  const known = facts.city.similar.filter(({ monthlyCost }) => monthlyCost.value !== null);
  const [least] = [...known].sort((a, b) => a.monthlyCost.value! - b.monthlyCost.value!);
  if (!least) return null;
  const cost = least.monthlyCost.value!;
  const said = costOf(least)!;
  const name = new Name(least.name);
  if (cost >= own)
    return say`Of the cities with a score like it, not one is estimated to cost less than ${facts.name} with its ${ownSaid}; the nearest in price is ${name} at ${said}.`;
  if (costsApart(cost, own))
    return say`${name} has a score like it, ${scoreOf(least)}, at an estimated ${said} a month instead of ${ownSaid}: too far apart to be chance.`;
  if (1 - cost / own <= LITTLE)
    return say`No city with a score like it is much cheaper: ${name} comes nearest below, an estimated ${said} against ${ownSaid}.`;
  return 1 - cost / own >= MUCH
    ? say`${name}, with a score of ${scoreOf(least)}, is estimated at ${said} against ${ownSaid} here; that is a good part of a budget, and still within what such estimates leave open.`
    : say`Of the cities with a score like it ${name} asks the least, an estimated ${said} against ${ownSaid}: the figures cannot tell the two apart.`;
};

/** The neighbour in score whose line is another one. */
const faster = (facts: CityFacts): Sentence | null => {
  const own = facts.value('download');
  const ownSaid = facts.figure('download');
  if (own === null || !ownSaid) return null;
  const apart = facts.city.similar.filter(
    ({ internetSpeed: { value }, country }) =>
      value !== null &&
      country !== facts.city.country &&
      isSignificantDifference(
        ranged(Math.log(value), logErrors.speed),
        ranged(Math.log(own), logErrors.speed),
      ),
  );
  const [other] = apart.sort((a, b) => b.internetSpeed.value! - a.internetSpeed.value!);
  if (!other) return null;
  const { value, grade } = other.internetSpeed;
  const text = `${whole(value!)} Mbps`;
  const fact = ofOther(other, { kind: 'figure', key: 'download', label: 'Download speed', text, grade });
  const name = new Name(other.name);
  return value! > own
    ? say`Where the line comes first, look at ${name}: its country’s median is ${fact}, and ${ownSaid} here.`
    : say`Its line is what sets it apart: the country’s median is ${ownSaid}, and ${fact} for ${name}.`;
};

/** The cities that score alike, where they differ. */
export const near = (facts: CityFacts): AnalysisClaim[] => {
  const said = [cheaper(facts), faster(facts)].filter((one): one is Sentence => one !== null);
  return said.length > 0 ? [claimOf('near', ...said)] : [];
};
