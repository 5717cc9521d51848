import type { AnalysisClaim, DimensionKey } from '@wanderwork/contracts';
import { createClaim } from '../facts/claim.js';
import type { CityFacts } from '../facts/city-facts.js';
import { say, type Sentence } from '../facts/fact.js';
import { isMild, longestRun, range, formatRun } from '../topics/months.js';
import type { Pull } from './pulls.js';

/** Between the score of the best and the worst dimension; a smaller difference is no trade-off. */
const MIN_DIFFERENCE = 35;

/** How each dimension is named as something that one gets or puts up with. */
const things: Record<DimensionKey, (facts: CityFacts) => Sentence | null> = {
  internet: (facts) => {
    const down = facts.figure('download');
    return down && say`${facts.placeOf('download').possessive} median download speed of ${down}`;
  },
  affordability: (facts) => {
    const cost = facts.amount('monthly_cost');
    if (!cost) return null;
    return facts.isRough('monthly_cost')
      ? say`a monthly cost of ${cost} by a rough guess`
      : say`a monthly cost of about ${cost}`;
  },
  safety: (facts) => {
    const index = facts.figure('safety_index');
    return index && say`a country with an estimated safety of ${index}`;
  },
  climate: (facts) => {
    const months = facts.city.climate;
    const run = months && longestRun(months, isMild);
    if (run && run.length >= 4)
      return say`${facts.months('mild weather', `mild ${formatRun(run)}`)} ${formatRun(run)}`;
    const ends = range(facts);
    return ends && say`a year between ${ends.cold} and ${ends.warm}`;
  },
  work_setup: (facts) => {
    const lines = facts.figure('broadband');
    return lines && say`${facts.country.possessive} broadband penetration of ${lines}`;
  },
  visa_access: (facts) => {
    const stay = facts.figure('nomad_visa_months');
    const open = facts.figure('open_passports');
    if (stay) return say`${facts.country.possessive} nomad visa of up to ${stay}`;
    return open && say`a country that ${open} of passports enter freely`;
  },
  health_air: (facts) => {
    const dust = facts.figure('air_pm25');
    return dust && say`the country’s average of ${dust} of fine particles`;
  },
  community: (facts) => {
    const share = facts.figure('english_share');
    return share && say`a country where about ${share} use English`;
  },
};

/** The trade-off between the best and the worst dimension, if their scores are far apart. */
export const trade = (facts: CityFacts, pulls: readonly Pull[]): AnalysisClaim[] => {
  const best = pulls.find(({ key }) => things[key](facts) !== null);
  const worst = [...pulls].reverse().find(({ key }) => things[key](facts) !== null);
  if (!best || !worst || best.score - worst.score < MIN_DIFFERENCE) return [];
  const [gain, loss] = [things[best.key](facts)!, things[worst.key](facts)!];
  const heavy = (facts.dimension(worst.key)?.weight ?? 0) >= 0.15;
  const weight = facts.weight(worst.key)!;
  return [
    createClaim(
      'trade',
      heavy
        ? say`You get ${gain}, but also ${loss}. The latter counts for ${weight} of the score, a geometric mean, so other strengths can’t make up for it.`
        : say`You get ${gain}, but also ${loss}, which counts for ${weight} of the score.`,
    ),
  ];
};
