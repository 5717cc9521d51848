import type { ProviderName } from '../../../platform/config/index.js';
import type { Cells } from '../batches/cells.js';
import type { RowFigure, SourceRow } from '../import/city-row.js';
import type { GetJson } from './get-json.js';

/** A city that a provider may know something about. */
export interface AskedCity {
  slug: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  cells: Cells;
}

/** A figure as a provider has it, not yet judged by the catalogue. */
export interface FetchedFigure {
  city: string;
  cell: string;
  figure: RowFigure;
}

/** Somebody who publishes figures. */
export interface Provider {
  name: ProviderName;
  title: string;
  /** What it has, in a sentence. */
  brings: string;
  /** Where its figures come from, with its licence. */
  source: SourceRow;
  /** What it says of `cities`, a part at a time. Throws a `ProviderError` when an answer cannot be relied on. */
  figures(base: string, cities: readonly AskedCity[], getJson: GetJson): AsyncIterable<FetchedFigure[]>;
}
