import { PLACE, sameCell, type Cell, type Cells, type Cities } from './cells.js';

/** One cell before and after a change; null means the cell does not exist. */
export interface Change {
  city: string;
  cell: string;
  before: Cell | null;
  after: Cell | null;
}

/** The cells that an import or an edit sets for one city. */
export interface WantedCity {
  slug: string;
  /** null removes the cell. */
  cells: ReadonlyMap<string, Cell | null>;
  /** If true, cells that are not listed are removed. */
  whole: boolean;
}

const NONE: Cells = new Map();

/** Finds the changes that turn the current cells of a city into the proposed ones. */
export const changesTo = (cities: Cities, { slug, cells, whole }: WantedCity): Change[] => {
  const standing = cities.get(slug) ?? NONE;
  const touched = new Set([...cells.keys(), ...(whole ? standing.keys() : [])]);
  return [...touched]
    .map((cell) => ({
      city: slug,
      cell,
      before: standing.get(cell) ?? null,
      after: cells.get(cell) ?? null,
    }))
    .filter(({ before, after }) => !sameCell(before, after));
};

/** Reverses changes, to undo them. */
export const reversed = (changes: readonly Change[]): Change[] =>
  changes.map(({ before, after, ...where }) => ({ ...where, before: after, after: before }));

/** The table after `changes`. A city without any cell left is removed. */
export const withChanges = (cities: Cities, changes: readonly Change[]): Cities => {
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
export const clashes = (cities: Cities, changes: readonly Change[]): Change[] =>
  changes.filter(({ city, cell, before }) => !sameCell(cities.get(city)?.get(cell) ?? null, before));

/**
 * Cells that would be left over in cities whose name and location `changes` remove. No table may contain such cities.
 */
export const stranded = (cities: Cities, changes: readonly Change[]): Change[] => {
  const next = withChanges(cities, changes);
  return [...new Set(changes.map(({ city }) => city))].flatMap((city) => {
    const cells = next.get(city);
    if (cells === undefined || cells.has(PLACE)) return [];
    return [...cells].map(([cell, after]) => ({ city, cell, before: null, after }));
  });
};
