import type { CityPlace, FigureGroup, TableFigure } from '@wanderwork/contracts';

export type FigureValue = NonNullable<TableFigure['value']>;

/** The fields of a figure, in the order in which figures are compared as text. */
export const figureFields = [
  'value',
  'source',
  'year',
  'grade',
  'note',
  'basis',
] as const satisfies (keyof TableFigure)[];

/** The name and location of a city, in the order in which they are compared as text. */
export const placeFields = [
  'name',
  'country',
  'countryCode',
  'region',
  'latitude',
  'longitude',
  'timezone',
  'geonameId',
] as const satisfies (keyof CityPlace)[];

/** One valid row of the city table. */
export interface CityRow extends CityPlace {
  slug: string;
  /** A figure without a value was left out; its note says why. */
  figures: Partial<Record<FigureGroup, Record<string, TableFigure>>>;
  /** Figures that only the score uses: too rough to print, or left out of print as doubtful. */
  scoreOnly: Record<string, TableFigure>;
}
