import type { AnalysisClaim } from '@wanderwork/contracts';
import type { Dossier } from '../dossier.js';
import { comparedOf } from './compared.js';
import { costs, gaps, lines, stays, years } from './figures.js';
import { choice, leads, ties } from './leads.js';
import { overall, comparePersonalScores } from './overall.js';
import { personal } from './personal.js';

/** Compares two or three cities: which is ahead in what, where they are too close to tell apart, and whom each suits. */
export const compareCities = (dossiers: readonly Dossier[]): AnalysisClaim[] => {
  const compared = comparedOf(dossiers);
  return [
    overall(compared),
    ...comparePersonalScores(compared),
    ...personal(compared),
    ...leads(compared),
    ...ties(compared),
    ...costs(compared),
    ...lines(compared),
    ...years(compared),
    ...stays(compared),
    ...choice(compared),
    ...gaps(compared),
  ];
};
