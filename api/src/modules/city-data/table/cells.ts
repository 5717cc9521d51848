import type { CityPlace, FigureGroup, TableFigure } from '@wanderwork/contracts';
import { findFigure } from '../../cities/index.js';

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

/** The content of one cell of the table: a figure, or the name and location of a city (cell `PLACE`). */
export type Cell = TableFigure | CityPlace;

/** The cells of one city, by name. */
export type Cells = ReadonlyMap<string, Cell>;

/** The cities of a table, by slug. */
export type Cities = ReadonlyMap<string, Cells>;

export const PLACE = 'place';

const SCORE_ONLY_SUFFIX = '*';

/** The cell of a figure. A figure that only the score uses has a cell of its own. */
export const getCellName = (key: string, scoreOnly: boolean): string =>
  scoreOnly ? key + SCORE_ONLY_SUFFIX : key;

export const isScoreOnly = (cell: string): boolean => cell.endsWith(SCORE_ONLY_SUFFIX);

export const getFigureKey = (cell: string): string => (isScoreOnly(cell) ? cell.slice(0, -1) : cell);

const pick = <T, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>;

/** Puts the fields of a figure in a fixed order, so that two figures can be compared as JSON text. */
export const toFigureCell = (figure: TableFigure): TableFigure => ({
  ...pick(figure, figureFields),
  ...(figure.range && { range: figure.range }),
});

/** The name and location of a city, in a fixed order like that of a figure. */
export const toPlace = (city: CityPlace): CityPlace => pick(city, placeFields);

export const isSameCell = (one: Cell | null, other: Cell | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Converts a row of the table into cells. */
export const toCells = (row: CityRow): Cells =>
  new Map<string, Cell>([
    [PLACE, toPlace(row)],
    ...Object.values(row.figures).flatMap((group) =>
      Object.entries(group).map(([key, figure]): [string, Cell] => [
        getCellName(key, false),
        toFigureCell(figure),
      ]),
    ),
    ...Object.entries(row.scoreOnly).map(([key, figure]): [string, Cell] => [
      getCellName(key, true),
      toFigureCell(figure),
    ]),
  ]);

/** The name and location of a city. Every city of a table has them. */
export const getPlace = (cells: Cells): CityPlace => cells.get(PLACE) as CityPlace;

/** The figures of a city, by cell. */
export const listFigures = (cells: Cells): [string, TableFigure][] =>
  [...cells].filter((entry): entry is [string, TableFigure] => entry[0] !== PLACE);

/** Converts cells back into a row of the table. */
export const toRow = (slug: string, cells: Cells): CityRow => {
  const figures: Partial<Record<FigureGroup, Record<string, TableFigure>>> = {};
  const scoreOnly: Record<string, TableFigure> = {};
  for (const [cell, figure] of listFigures(cells)) {
    const group = findFigure(getFigureKey(cell))?.group ?? 'practical';
    if (isScoreOnly(cell)) scoreOnly[getFigureKey(cell)] = figure;
    else (figures[group] ??= {})[cell] = figure;
  }
  return { slug, ...getPlace(cells), figures, scoreOnly };
};
