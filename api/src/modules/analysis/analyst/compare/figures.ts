import type { AnalysisClaim } from '@wanderwork/contracts';
import { claimOf } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { type Fact, listed, say, type Sentence } from '../facts/fact.js';
import { isMild, longestRun, monthTemperature, runWords, range, comfortBand } from '../topics/months.js';
import { leaderOf, othersThan, type Compared } from './compared.js';

const graded = (facts: CityFacts, fact: Fact): Sentence =>
  facts.grade('monthly_cost') === 'estimate'
    ? say`an estimated ${fact} in ${facts.name}`
    : say`${fact} in ${facts.name}`;

/** What a month costs in each, and whether that is a difference. */
export const costs = (compared: Compared): AnalysisClaim[] => {
  const known = compared.cities.filter((facts) => facts.amount('monthly_cost'));
  if (known.length < 2) return [];
  const said = listed(known.map((facts) => graded(facts, facts.amount('monthly_cost')!)));
  const leader = leaderOf(compared, 'monthly_cost');
  const verdict = leader
    ? say`${leader.name} is the cheapest beyond doubt.`
    : say`Such estimates do not say beyond doubt which is the cheapest.`;
  const rents = known.flatMap((facts) => {
    const rent = facts.amount('rent_center');
    return rent ? [say`${rent} in ${facts.name}`] : [];
  });
  const rent =
    rents.length === known.length ? say`Of that the estimated rent in the centre is ${listed(rents)}.` : null;
  return [claimOf('region', say`A month is ${said}.`, verdict, rent)];
};

/** The lines, which are their countries’. */
export const lines = (compared: Compared): AnalysisClaim[] => {
  const known = compared.cities.flatMap((facts) => {
    const down = facts.figure('download');
    return down ? [say`${down} in ${facts.country}`] : [];
  });
  const countries = new Set(compared.cities.map(({ city }) => city.country));
  const [one] = compared.cities;
  const down = one?.figure('download');
  if (countries.size === 1 && one && down)
    return [
      claimOf(
        'region',
        say`The line is no ground to choose by: only the median of ${one.country} is known, ${down}.`,
      ),
    ];
  if (known.length < compared.cities.length || countries.size < compared.cities.length) return [];
  const leader = leaderOf(compared, 'download');
  const verdict = leader
    ? say`${leader.country} is ahead by more than such tests leave open.`
    : say`None is ahead by more than such tests leave open.`;
  return [claimOf('region', say`The country’s median test downloads at ${listed(known)}.`, verdict)];
};

const yearOf = (facts: CityFacts): Sentence | null => {
  const months = facts.city.climate;
  const run = months && longestRun(months, isMild);
  const ends = range(facts);
  if (!months || !ends) return null;
  return run
    ? say`${facts.name} is mild ${runWords(run)}, between ${ends.cold} and ${ends.warm}.`
    : say`${facts.name} has no mild month, between ${ends.cold} and ${ends.warm}.`;
};

/** Their years, so that one can see which is for which season. */
export const years = ({ cities }: Compared): AnalysisClaim[] => {
  const told = cities.filter((facts) => yearOf(facts) !== null);
  const [first] = told;
  if (!first || told.length < 2) return [];
  const estimated = told.filter((facts) => facts.grade('temperature_year') === 'estimate');
  const away = estimated.map(
    (facts) => say`${facts.months('estimates', 'from a station some way off')} for ${facts.name}`,
  );
  return [
    claimOf(
      'months',
      ...told.map(yearOf),
      say`Mild is a month’s mean of ${comfortBand(first)}.`,
      away.length > 0 ? say`The months are ${listed(away)}.` : null,
    ),
  ];
};

/** The stay that the person has in mind, in each of them. */
export const stays = ({ cities }: Compared): AnalysisClaim[] => {
  const wished = cities[0]?.dossier.own?.wishes.stay;
  if (!wished) return [];
  const known = cities.flatMap((facts) => {
    const mean = monthTemperature(facts, wished.month - 1);
    return mean ? [say`${mean} in ${facts.name}`] : [];
  });
  return known.length < 2 ? [] : [claimOf('yours', say`Your first month has a mean of ${listed(known)}.`)];
};

/** What is known of one and not of another cannot be weighed. */
export const gaps = (compared: Compared): AnalysisClaim[] => {
  const lacking = compared.cities.flatMap((facts) => {
    const cost = facts.gap('monthly_cost')?.as('the cost of a month');
    const year = facts.gap('temperature_year')?.as('the temperatures of the year');
    const english = facts.gap('english_share')?.as('the share of people who use English');
    const all = [cost, year, english].filter((one): one is Fact => Boolean(one));
    return all.length > 0 && othersThan(compared, facts).length > 0
      ? [say`For ${facts.name} we have no figure for ${listed(all, 'or')}.`]
      : [];
  });
  return lacking.length > 0 ? [claimOf('unknown', ...lacking)] : [];
};
