import type { Source, TableFigure } from '@wanderwork/contracts';
import { TableError } from '../files/table-error.js';
import type { ProviderName } from '../../../platform/config/index.js';
import type { Cells } from '../table/cells.js';

/** A provider's answer is not reliable, so nothing of its run is planned. */
export class ProviderError extends TableError {}

/** How a provider fetches. */
export interface ProviderHttp {
  getJson: (url: URL) => Promise<unknown>;
  /** Fetches a file. Tries again while `isWhole` is false. */
  getFile: (url: URL, isWhole: (bytes: Buffer) => boolean) => Promise<Buffer>;
}

/** A city that a provider may have figures for. */
export interface ProviderCity {
  slug: string;
  name: string;
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
  /**
   * Cells that are computed from another cell of the same city, by name. They are skipped where that one is skipped, so
   * that the two never disagree.
   */
  computedFrom?: Readonly<Record<string, string>>;
  /** Fetches its figures for `cities`, part by part. Throws a `ProviderError` if an answer is not reliable. */
  fetchFigures(
    base: string,
    cities: readonly ProviderCity[],
    http: ProviderHttp,
  ): AsyncIterable<FetchedFigure[]>;
}
