import type { AnalysisClaim } from '@wanderwork/contracts';
import { describePreferences } from '../points/yours.js';
import { createClaim } from '../facts/claim.js';
import { say } from '../facts/fact.js';
import type { Compared } from './compared.js';

/** What the reader's budget, clients and passport mean in each city. */
export const personal = ({ cities }: Compared): AnalysisClaim[] =>
  cities.flatMap((facts) => {
    const [first, ...others] = describePreferences(facts, { withStay: false });
    return first ? [createClaim('yours', say`${facts.name}: ${first}`, ...others)] : [];
  });
