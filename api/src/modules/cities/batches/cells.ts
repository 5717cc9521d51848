import type { CityPlace, FigureGroup } from '@wanderwork/contracts';
import { findFigure } from '../catalogue/figure-catalogue.js';
import type { CityRow, RowFigure } from '../import/city-row.js';

/** The content of one cell of the table: a figure, or the name and location of a city (cell `PLACE`). */
export type Cell = RowFigure | CityPlace;

/** The cells of one city, by name. */
export type Cells = ReadonlyMap<string, Cell>;

/** The cities of a table, by slug. */
export type Cities = ReadonlyMap<string, Cells>;

export const PLACE = 'place';

const SCORE_ONLY = '*';

/** The cell of a figure. A figure that only the score uses has a cell of its own. */
export const cellName = (key: string, scoreOnly: boolean): string => (scoreOnly ? key + SCORE_ONLY : key);

export const isScoreOnly = (cell: string): boolean => cell.endsWith(SCORE_ONLY);

export const keyOf = (cell: string): string => (isScoreOnly(cell) ? cell.slice(0, -1) : cell);

/** Puts the fields of a figure in a fixed order, so that two figures can be compared as JSON text. */
export const figureCell = ({ value, source, year, grade, note, basis }: RowFigure): RowFigure => ({
  value,
  source,
  year,
  grade,
  note,
  basis,
});

const placeCell = (row: CityRow): CityPlace => ({
  name: row.name,
  country: row.country,
  countryCode: row.countryCode,
  region: row.region,
  latitude: row.latitude,
  longitude: row.longitude,
  timezone: row.timezone,
  geonameId: row.geonameId,
});

export const sameCell = (one: Cell | null, other: Cell | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Converts a row of the table into cells. */
export const cellsOf = (row: CityRow): Cells =>
  new Map<string, Cell>([
    [PLACE, placeCell(row)],
    ...Object.values(row.figures).flatMap((group) =>
      Object.entries(group).map(([key, figure]): [string, Cell] => [
        cellName(key, false),
        figureCell(figure),
      ]),
    ),
    ...Object.entries(row.scoreOnly).map(([key, figure]): [string, Cell] => [
      cellName(key, true),
      figureCell(figure),
    ]),
  ]);

/** The name and location of a city. Every city of a table has them. */
export const placeOf = (cells: Cells): CityPlace => cells.get(PLACE) as CityPlace;

/** The figures of a city, by cell. */
export const figuresOf = (cells: Cells): [string, RowFigure][] =>
  [...cells].filter((entry): entry is [string, RowFigure] => entry[0] !== PLACE);

/** Converts cells back into a row of the table. */
export const rowOf = (slug: string, cells: Cells): CityRow => {
  const figures: Partial<Record<FigureGroup, Record<string, RowFigure>>> = {};
  const scoreOnly: Record<string, RowFigure> = {};
  for (const [cell, figure] of figuresOf(cells)) {
    const group = findFigure(keyOf(cell))?.group ?? 'practical';
    if (isScoreOnly(cell)) scoreOnly[keyOf(cell)] = figure;
    else (figures[group] ??= {})[cell] = figure;
  }
  return { slug, ...placeOf(cells), figures, scoreOnly };
};
