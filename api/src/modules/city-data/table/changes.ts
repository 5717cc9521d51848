import { tableGrades, type TableFigure } from '@wanderwork/contracts';
import { findFigure } from '../../cities/index.js';
import { getFigureKey, PLACE, isSameCell, type Cell, type Cells, type Cities } from './cells.js';

/** One cell before and after a change; null means the cell does not exist. */
export interface Change {
  city: string;
  cell: string;
  before: Cell | null;
  after: Cell | null;
}

/** The cells that an import or an edit sets for one city. */
export interface ProposedCity {
  slug: string;
  /** null removes the cell. */
  cells: ReadonlyMap<string, Cell | null>;
  /** If true, cells that are not listed are removed. */
  whole: boolean;
}

const NO_CELLS: Cells = new Map();

/** Finds the changes that turn the current cells of a city into the proposed ones. */
export const findChanges = (cities: Cities, { slug, cells, whole }: ProposedCity): Change[] => {
  const current = cities.get(slug) ?? NO_CELLS;
  const changedCells = new Set([...cells.keys(), ...(whole ? current.keys() : [])]);
  return [...changedCells]
    .map((cell) => ({
      city: slug,
      cell,
      before: current.get(cell) ?? null,
      after: cells.get(cell) ?? null,
    }))
    .filter(({ before, after }) => !isSameCell(before, after));
};

/** Reverses changes, to undo them. */
export const reverseChanges = (changes: readonly Change[]): Change[] =>
  changes.map(({ before, after, ...where }) => ({ ...where, before: after, after: before }));

/** The table after `changes`. A city without any cell left is removed. */
export const applyChanges = (cities: Cities, changes: readonly Change[]): Cities => {
  const next = new Map<string, Map<string, Cell>>();
  for (const { city, cell, after } of changes) {
    const cells = next.get(city) ?? new Map(cities.get(city));
    next.set(city, cells);
    if (after === null) cells.delete(cell);
    else cells.set(cell, after);
  }
  const left = [...next].filter(([, cells]) => cells.size > 0);
  return new Map([...[...cities].filter(([slug]) => !next.has(slug)), ...left]);
};

/** The changes whose `before` no longer matches the table. */
export const findClashes = (cities: Cities, changes: readonly Change[]): Change[] =>
  changes.filter(({ city, cell, before }) => !isSameCell(cities.get(city)?.get(cell) ?? null, before));

/**
 * Cells that would be left over in cities whose name and location `changes` remove. No table may contain such cities.
 */
export const findStrandedCells = (cities: Cities, changes: readonly Change[]): Change[] => {
  const next = applyChanges(cities, changes);
  return [...new Set(changes.map(({ city }) => city))].flatMap((city) => {
    const cells = next.get(city);
    if (cells === undefined || cells.has(PLACE)) return [];
    return [...cells].map(([cell, after]) => ({ city, cell, before: null, after }));
  });
};

const isStorableFigure = (cell: string, { grade }: TableFigure): boolean =>
  findFigure(getFigureKey(cell)) !== undefined &&
  (grade === null || tableGrades.some((allowed) => allowed === grade));

/**
 * The changes that would bring back a figure of an older catalogue: one that no city has any more, or with a grade
 * that the table no longer uses.
 */
export const findRetiredFigures = (changes: readonly Change[]): Change[] =>
  changes.filter(
    ({ cell, after }) => cell !== PLACE && after !== null && !isStorableFigure(cell, after as TableFigure),
  );
