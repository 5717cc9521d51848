import type { BatchDifference, BatchOrigin } from '@wanderwork/contracts';
import type { Refusal } from '../entities/refusal.js';
import type { SourceRow } from '../import/city-row.js';
import { changesTo, type Change, type WantedCity } from './changes.js';
import { differenceOf } from './difference.js';
import type { StandingTable } from './standing-table.js';

/** What somebody brings for the table: read and judged, not yet compared with what stands there. */
export interface Proposal {
  origin: BatchOrigin;
  /** A file's name, a provider's or a city's. */
  name: string;
  reason: string | null;
  /** SHA-256 of what was brought. */
  hash: string;
  cities: readonly WantedCity[];
  sources: readonly SourceRow[];
  refused: readonly Refusal[];
  /** Changes that are better left undone. */
  passesOver?: (change: Change) => boolean;
}

const unnamedBy = (table: StandingTable, { cities }: Proposal): number => {
  const named = new Set(cities.map(({ slug }) => slug));
  const isWholeTable = cities.some(({ whole }) => whole);
  return isWholeTable ? [...table.cities.keys()].filter((slug) => !named.has(slug)).length : 0;
};

/** What a proposal changes in `table`, and what that does to cities and scores. */
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
