import type { AnalysisClaim, DimensionKey } from '@wanderwork/contracts';
import { claimOf } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { say, type Sentence } from '../facts/fact.js';
import { isMild, longestRun, range, runWords } from '../topics/months.js';
import type { Pull } from './pulls.js';

/** Between what one gets and what one pays with: less is no trade. */
const WIDE = 35;

/** A dimension as the thing that one gets, or puts up with. */
const things: Record<DimensionKey, (facts: CityFacts) => Sentence | null> = {
  internet: (facts) => {
    const down = facts.figure('download');
    return down && say`${facts.country.whose} median line of ${down}`;
  },
  affordability: (facts) => {
    const cost = facts.amount('monthly_cost');
    return cost && say`a month at about ${cost}`;
  },
  safety: (facts) => {
    const index = facts.figure('safety_index');
    return index && say`a country whose safety is estimated at ${index}`;
  },
  climate: (facts) => {
    const months = facts.city.climate;
    const run = months && longestRun(months, isMild);
    if (run && run.length >= 4)
      return say`${facts.months('mild weather', `mild ${runWords(run)}`)} ${runWords(run)}`;
    const ends = range(facts);
    return ends && say`a year between ${ends.cold} and ${ends.warm}`;
  },
  work_setup: (facts) => {
    const lines = facts.figure('broadband');
    return lines && say`a country with ${lines}`;
  },
  visa_access: (facts) => {
    const stay = facts.figure('nomad_visa_months');
    const open = facts.figure('open_passports');
    if (stay) return say`${facts.country.whose} nomad visa of up to ${stay}`;
    return open && say`a country that ${open} of passports enter freely`;
  },
  health_air: (facts) => {
    const dust = facts.figure('air_pm25');
    return dust && say`the country’s mean of ${dust} of fine particles`;
  },
  community: (facts) => {
    const share = facts.figure('english_share');
    return share && say`a country where about ${share} use English`;
  },
};

/** What one gets and what one pays with it, where the two lie far apart. */
export const trade = (facts: CityFacts, pulls: readonly Pull[]): AnalysisClaim[] => {
  const best = pulls.find(({ key }) => things[key](facts) !== null);
  const worst = [...pulls].reverse().find(({ key }) => things[key](facts) !== null);
  if (!best || !worst || best.score - worst.score < WIDE) return [];
  const [gain, loss] = [things[best.key](facts)!, things[worst.key](facts)!];
  const heavy = (facts.dimension(worst.key)?.weight ?? 0) >= 0.15;
  const weight = facts.weight(worst.key)!;
  return [
    claimOf(
      'trade',
      heavy
        ? say`The trade is ${gain} for ${loss}; the score is a geometric mean, so nothing buys off the latter, which weighs ${weight} of it.`
        : say`You get ${gain}, and live with ${loss}, which weighs ${weight} of the score.`,
    ),
  ];
};
