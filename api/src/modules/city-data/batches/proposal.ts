import type { BatchDifference, BatchOrigin } from '@wanderwork/contracts';
import type { Refusal } from '../entities/refusal.js';
import type { SourceRow } from '../table/city-row.js';
import { findChanges, type Change, type ProposedCity } from '../table/changes.js';
import { computeDifference } from './difference.js';
import type { CurrentTable } from '../table/current-table.js';

/** Cities that somebody wants to write to the table: parsed and validated, but not yet compared with it. */
export interface Proposal {
  origin: BatchOrigin;
  /** The name of a file, a provider or a city. */
  name: string;
  reason: string | null;
  /** SHA-256 of the input. */
  hash: string;
  cities: readonly ProposedCity[];
  sources: readonly SourceRow[];
  refused: readonly Refusal[];
  /** Tells which changes to skip. */
  shouldSkip?: (change: Change) => boolean;
}

const countUnnamed = (table: CurrentTable, { cities }: Proposal): number => {
  const slugs = new Set(cities.map(({ slug }) => slug));
  const isWholeTable = cities.some(({ whole }) => whole);
  return isWholeTable ? [...table.cities.keys()].filter((slug) => !slugs.has(slug)).length : 0;
};

/** Compares a proposal with `table`. Returns its changes and their effect on cities and scores. */
export const compareProposal = (
  table: CurrentTable,
  proposal: Proposal,
): { changes: Change[]; difference: BatchDifference } => {
  const allChanges = proposal.cities.flatMap((city) => findChanges(table.cities, city));
  const changes = allChanges.filter((change) => !proposal.shouldSkip?.(change));
  const difference = computeDifference(table.cities, changes, {
    unnamed: countUnnamed(table, proposal),
    passedOver: allChanges.length - changes.length,
  });
  return { changes, difference };
};
