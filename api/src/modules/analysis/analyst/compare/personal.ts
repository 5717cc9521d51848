import type { AnalysisClaim } from '@wanderwork/contracts';
import { wishesTold } from '../points/yours.js';
import { claimOf } from '../facts/claim.js';
import { say } from '../facts/fact.js';
import type { Compared } from './compared.js';

/** What the reader's budget, clients and passport mean in each city. */
export const personal = ({ cities }: Compared): AnalysisClaim[] =>
  cities.flatMap((facts) => {
    const [first, ...others] = wishesTold(facts, { withStay: false });
    return first ? [claimOf('yours', say`${facts.name}: ${first}`, ...others)] : [];
  });
