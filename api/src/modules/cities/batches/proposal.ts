import type { BatchDifference, BatchOrigin } from '@wanderwork/contracts';
import type { Refusal } from '../entities/refusal.js';
import type { SourceRow } from '../import/city-row.js';
import { changesTo, type Change, type WantedCity } from './changes.js';
import { differenceOf } from './difference.js';
import type { StandingTable } from './current-table.js';

/** Cities that somebody wants to write to the table: parsed and validated, but not yet compared with it. */
export interface Proposal {
  origin: BatchOrigin;
  /** The name of a file, a provider or a city. */
  name: string;
  reason: string | null;
  /** SHA-256 of the input. */
  hash: string;
  cities: readonly WantedCity[];
  sources: readonly SourceRow[];
  refused: readonly Refusal[];
  /** Tells which changes to skip. */
  passesOver?: (change: Change) => boolean;
}

const unnamedBy = (table: StandingTable, { cities }: Proposal): number => {
  const named = new Set(cities.map(({ slug }) => slug));
  const isWholeTable = cities.some(({ whole }) => whole);
  return isWholeTable ? [...table.cities.keys()].filter((slug) => !named.has(slug)).length : 0;
};

/** Compares a proposal with `table`. Returns its changes and their effect on cities and scores. */
export const weigh = (
  table: StandingTable,
  proposal: Proposal,
): { changes: Change[]; difference: BatchDifference } => {
  const all = proposal.cities.flatMap((city) => changesTo(table.cities, city));
  const changes = all.filter((change) => !proposal.passesOver?.(change));
  const difference = differenceOf(table.cities, changes, {
    unnamed: unnamedBy(table, proposal),
    passedOver: all.length - changes.length,
  });
  return { changes, difference };
};
