import type { CityPlace, FigureGroup, Grade } from '@wanderwork/contracts';

export type FigureValue = number | string | (number | null)[];

/** A figure as a line of the table has it. Without a value it was left out, and `note` says why. */
export interface RowFigure {
  value: FigureValue | null;
  source: string | null;
  year: string | null;
  grade: Grade | null;
  note: string | null;
  /** How the figure came about, where the score asks. */
  basis: string | null;
}

/** One line of the table of cities, valid. */
export interface CityRow extends CityPlace {
  slug: string;
  figures: Partial<Record<FigureGroup, Record<string, RowFigure>>>;
  /** What only the score counts: too rough to be printed, or left out of print as doubtful. */
  scoreOnly: Record<string, RowFigure>;
}

/** Where figures come from: a line of sources.json. */
export interface SourceRow {
  id: string;
  title: string;
  url: string | null;
  licence: string;
  attribution: string;
}
