import type { AnalysisClaim, Reliability } from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { type Fact, joinParts, say, type Sentence } from '../facts/fact.js';
import { isMild, longestRun, monthTemperature, formatRun, range, comfortBand } from '../topics/months.js';
import { othersThan, verdictOf, type Compared } from './compared.js';

/** "an estimated $2,410 in Lisbon (likely $2,035 to $2,855)". */
const describeCost = (facts: CityFacts, fact: Fact): Sentence => {
  const likely = facts.likely('monthly_cost');
  if (facts.isRough('monthly_cost'))
    return say`${fact} in ${facts.name} (a rough guess${likely ? say`, likely ${likely}` : ''})`;
  return say`an estimated ${fact} in ${facts.name}${likely ? say` (likely ${likely})` : ''}`;
};

const rentOrigins: Record<Reliability, string> = {
  A: ' (official)',
  B: ' (converted from an official figure)',
  C: '',
  D: ' (a rough guess)',
};

/** The monthly cost of each city, and which is more expensive. */
export const costs = (compared: Compared): AnalysisClaim[] => {
  const cityFacts = compared.cities.filter((facts) => facts.amount('monthly_cost'));
  if (cityFacts.length < 2) return [];
  const costList = joinParts(cityFacts.map((facts) => describeCost(facts, facts.amount('monthly_cost')!)));
  const verdict = verdictOf(compared, 'monthly_cost', cityFacts[0]!.amount('monthly_cost')!);
  const rents = cityFacts.flatMap((facts) => {
    const rent = facts.amount('rent');
    const origin = rentOrigins[facts.reliability('rent') ?? 'C'];
    return rent ? [say`${rent} in ${facts.name}${origin}`] : [];
  });
  const rent =
    rents.length === cityFacts.length
      ? say`Of that, a one-bedroom apartment takes ${joinParts(rents)}.`
      : null;
  return [createClaim('region', say`A month costs ${costList}.`, verdict && say`${verdict}.`, rent)];
};

/** The download speeds: the cities' own where they are known, otherwise those of their countries. */
export const lines = (compared: Compared): AnalysisClaim[] => {
  const entries = compared.cities.flatMap((facts) => {
    const down = facts.figure('download');
    return down ? [say`${down} in ${facts.placeOf('download')}`] : [];
  });
  const places = new Set(compared.cities.map((facts) => facts.placeOf('download').text));
  const areCountries = compared.cities.every((facts) => facts.isOfCountry('download'));
  const [one] = compared.cities;
  const down = one?.figure('download');
  if (areCountries && places.size === 1 && one && down)
    return [
      createClaim(
        'region',
        say`The internet does not help you choose: we only know the median of ${one.country}, ${down}.`,
      ),
    ];
  if (entries.length < compared.cities.length || places.size < compared.cities.length) return [];
  const verdict = verdictOf(compared, 'download', one!.figure('download')!);
  return [
    createClaim(
      'region',
      say`${areCountries ? 'The country’s' : 'The'} median download speed is ${joinParts(entries)}.`,
      verdict && say`${verdict}.`,
    ),
  ];
};

const yearOf = (facts: CityFacts): Sentence | null => {
  const months = facts.city.climate;
  const run = months && longestRun(months, isMild);
  const ends = range(facts);
  if (!months || !ends) return null;
  return run
    ? say`${facts.name} is mild ${formatRun(run)}, between ${ends.cold} and ${ends.warm}.`
    : say`${facts.name} has no mild month, between ${ends.cold} and ${ends.warm}.`;
};

/** The mild months of each city, so that readers can choose by season. */
export const years = ({ cities }: Compared): AnalysisClaim[] => {
  const described = cities.filter((facts) => yearOf(facts) !== null);
  const [first] = described;
  if (!first || described.length < 2) return [];
  const estimated = described.filter((facts) => facts.grade('temperature_year') === 'estimate');
  const away = estimated.map(
    (facts) => say`${facts.months('estimates', 'from a station some distance away')} for ${facts.name}`,
  );
  return [
    createClaim(
      'months',
      ...described.map(yearOf),
      say`A month counts as mild if its average is ${comfortBand(first)}.`,
      away.length > 0 ? say`The temperatures are ${joinParts(away)}.` : null,
    ),
  ];
};

/** The temperature in the first month of the reader's planned stay, city by city. */
export const stays = ({ cities }: Compared): AnalysisClaim[] => {
  const wished = cities[0]?.dossier.own?.preferences.stay;
  if (!wished) return [];
  const entries = cities.flatMap((facts) => {
    const mean = monthTemperature(facts, wished.month - 1);
    return mean ? [say`${mean} in ${facts.name}`] : [];
  });
  return entries.length < 2
    ? []
    : [createClaim('yours', say`Your first month averages ${joinParts(entries)}.`)];
};

/** The figures that are missing for each city. */
export const gaps = (compared: Compared): AnalysisClaim[] => {
  const lacking = compared.cities.flatMap((facts) => {
    const cost = facts.gap('monthly_cost')?.as('the cost of a month');
    const year = facts.gap('temperature_year')?.as('the temperatures of the year');
    const english = facts.gap('english_share')?.as('the share of people who use English');
    const all = [cost, year, english].filter((gap): gap is Fact => Boolean(gap));
    return all.length > 0 && othersThan(compared, facts).length > 0
      ? [say`For ${facts.name} we have no figure for ${joinParts(all, 'or')}.`]
      : [];
  });
  return lacking.length > 0 ? [createClaim('unknown', ...lacking)] : [];
};
