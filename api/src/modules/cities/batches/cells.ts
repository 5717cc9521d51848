import type { CityPlace, FigureGroup } from '@wanderwork/contracts';
import { findFigure } from '../catalogue/figure-catalogue.js';
import type { CityRow, RowFigure } from '../import/city-row.js';

/** What one cell of the table holds: a figure, or (in `PLACE`) what a city is called and where it lies. */
export type Cell = RowFigure | CityPlace;

/** The cells of one city, by name. */
export type Cells = ReadonlyMap<string, Cell>;

/** The cities of a table, by slug. */
export type Cities = ReadonlyMap<string, Cells>;

export const PLACE = 'place';

const SCORE_ONLY = '*';

/** A figure's cell; what only the score counts has one of its own. */
export const cellName = (key: string, scoreOnly: boolean): string => (scoreOnly ? key + SCORE_ONLY : key);

export const isScoreOnly = (cell: string): boolean => cell.endsWith(SCORE_ONLY);

export const keyOf = (cell: string): string => (isScoreOnly(cell) ? cell.slice(0, -1) : cell);

/** A figure with its fields in one order, so that two can be compared by their text. */
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

/** A line of a table as cells. */
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

/** What a city is called and where it lies; every city of a table has it. */
export const placeOf = (cells: Cells): CityPlace => cells.get(PLACE) as CityPlace;

/** The figures of a city, by cell. */
export const figuresOf = (cells: Cells): [string, RowFigure][] =>
  [...cells].filter((entry): entry is [string, RowFigure] => entry[0] !== PLACE);

/** Cells as a line of a table again. */
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
