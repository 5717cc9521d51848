import type { AnalysisClaim } from '@wanderwork/contracts';
import { describePreferences } from '../points/yours.js';
import { createClaim } from '../facts/claim.js';
import { say } from '../facts/fact.js';
import type { Dossier } from '../dossier.js';
import { type Compared, comparedOf } from './compared.js';
import { costs, gaps, lines, stays, years } from './figures.js';
import { choice, leads, ties } from './leads.js';
import { overall, comparePersonalScores } from './overall.js';

/** What the reader's budget, clients and passport mean in each city. */
const personal = ({ cities }: Compared): AnalysisClaim[] =>
  cities.flatMap((facts) => {
    const [first, ...others] = describePreferences(facts, { withStay: false });
    return first ? [createClaim('yours', say`${facts.name}: ${first}`, ...others)] : [];
  });

/** Compares two or three cities: which is ahead in what, where we see no difference, and whom each suits. */
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
