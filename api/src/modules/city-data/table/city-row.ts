import type { CityPlace, FigureGroup, Grade } from '@wanderwork/contracts';

export type FigureValue = number | string | (number | null)[];

/** A figure in a row of the table. A figure without a value was left out; `note` says why. */
export interface RowFigure {
  value: FigureValue | null;
  source: string | null;
  year: string | null;
  grade: Grade | null;
  note: string | null;
  /** How the figure was obtained, if the score needs that. */
  basis: string | null;
}

/** One valid row of the city table. */
export interface CityRow extends CityPlace {
  slug: string;
  figures: Partial<Record<FigureGroup, Record<string, RowFigure>>>;
  /** Figures that only the score uses: too rough to print, or left out of print as doubtful. */
  scoreOnly: Record<string, RowFigure>;
}

/** A source of figures: one entry of sources.json. */
export interface SourceRow {
  id: string;
  title: string;
  url: string | null;
  licence: string;
  attribution: string;
}
