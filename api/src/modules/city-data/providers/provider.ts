import type { Source, TableFigure } from '@wanderwork/contracts';
import { TableError } from '../files/table-error.js';
import type { ProviderName } from '../../../platform/config/index.js';
import type { Cells } from '../table/cells.js';

/** A provider's answer is not reliable, so nothing of its run is planned. */
export class ProviderError extends TableError {}

/** Fetches a URL as JSON. */
export type GetJson = (url: URL) => Promise<unknown>;

/** A city that a provider may have figures for. */
export interface ProviderCity {
  slug: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  cells: Cells;
}

/** A figure from a provider, not yet validated against the catalogue. */
export interface FetchedFigure {
  city: string;
  cell: string;
  figure: TableFigure;
}

/** A publisher of figures. */
export interface Provider {
  name: ProviderName;
  title: string;
  /** What it provides, in one sentence. */
  brings: string;
  /** The source of its figures, with its license. */
  source: Source;
  /** Fetches its figures for `cities`, part by part. Throws a `ProviderError` if an answer is not reliable. */
  fetchFigures(
    base: string,
    cities: readonly ProviderCity[],
    getJson: GetJson,
  ): AsyncIterable<FetchedFigure[]>;
}
