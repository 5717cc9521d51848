import { PLACE, sameCell, type Cell, type Cells, type Cities } from './cells.js';

/** One cell before and after; null where there was, or will be, nothing. */
export interface Change {
  city: string;
  cell: string;
  before: Cell | null;
  after: Cell | null;
}

/** What somebody wants a city to say. */
export interface WantedCity {
  slug: string;
  /** null: nothing is to stand there. */
  cells: ReadonlyMap<string, Cell | null>;
  /** These are all: what is not among them goes. */
  whole: boolean;
}

const NONE: Cells = new Map();

/** What has to change in `cities` for `wanted` to stand there. */
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

/** The same way back. */
export const reversed = (changes: readonly Change[]): Change[] =>
  changes.map(({ before, after, ...where }) => ({ ...where, before: after, after: before }));

/** The table after `changes`; a city of which no cell is left is gone. */
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

/** Those of `changes` whose cells do not say what they ought to before. */
export const clashes = (cities: Cities, changes: readonly Change[]): Change[] =>
  changes.filter(({ city, cell, before }) => !sameCell(cities.get(city)?.get(cell) ?? null, before));

/** What would be left in cities that `changes` take name and place from: half cities, which no table has. */
export const stranded = (cities: Cities, changes: readonly Change[]): Change[] => {
  const next = withChanges(cities, changes);
  return [...new Set(changes.map(({ city }) => city))].flatMap((city) => {
    const cells = next.get(city);
    if (cells === undefined || cells.has(PLACE)) return [];
    return [...cells].map(([cell, after]) => ({ city, cell, before: null, after }));
  });
};
