import type { CityPlace, FigureGroup } from '@wanderwork/contracts';
import { findFigure } from '../../cities/index.js';
import type { CityRow, RowFigure } from './city-row.js';

/** The content of one cell of the table: a figure, or the name and location of a city (cell `PLACE`). */
export type Cell = RowFigure | CityPlace;

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

/** Puts the fields of a figure in a fixed order, so that two figures can be compared as JSON text. */
export const toFigureCell = ({ value, source, year, grade, note, basis }: RowFigure): RowFigure => ({
  value,
  source,
  year,
  grade,
  note,
  basis,
});

const toPlaceCell = (row: CityRow): CityPlace => ({
  name: row.name,
  country: row.country,
  countryCode: row.countryCode,
  region: row.region,
  latitude: row.latitude,
  longitude: row.longitude,
  timezone: row.timezone,
  geonameId: row.geonameId,
});

export const isSameCell = (one: Cell | null, other: Cell | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Converts a row of the table into cells. */
export const toCells = (row: CityRow): Cells =>
  new Map<string, Cell>([
    [PLACE, toPlaceCell(row)],
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
export const listFigures = (cells: Cells): [string, RowFigure][] =>
  [...cells].filter((entry): entry is [string, RowFigure] => entry[0] !== PLACE);

/** Converts cells back into a row of the table. */
export const toRow = (slug: string, cells: Cells): CityRow => {
  const figures: Partial<Record<FigureGroup, Record<string, RowFigure>>> = {};
  const scoreOnly: Record<string, RowFigure> = {};
  for (const [cell, figure] of listFigures(cells)) {
    const group = findFigure(getFigureKey(cell))?.group ?? 'practical';
    if (isScoreOnly(cell)) scoreOnly[getFigureKey(cell)] = figure;
    else (figures[group] ??= {})[cell] = figure;
  }
  return { slug, ...getPlace(cells), figures, scoreOnly };
};
