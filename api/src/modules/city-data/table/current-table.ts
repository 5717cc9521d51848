import { createHash } from 'node:crypto';
import type { CityPlace, Grade, TableFigure } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { selectColumns } from '../../../platform/database/entity-rows.js';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import { City } from '../../cities/index.js';
import { placeFields, type FigureValue } from './city-row.js';
import { getCellName, PLACE, type Cell, type Cells, type Cities } from './cells.js';

/** The table as it is stored now. */
export interface CurrentTable {
  cities: Cities;
  /** SHA-256 of the whole table. Equal versions mean equal tables. */
  version: string;
}

type StoredFigure = [
  key: string,
  scoreOnly: boolean,
  value: FigureValue | null,
  source: string | null,
  year: string | null,
  grade: Grade | null,
  note: string | null,
  basis: string | null,
  range: [number, number] | null,
];

interface StoredRow extends CityPlace {
  slug: string;
  figures: StoredFigure[];
}

const toCell = ([key, scoreOnly, value, source, year, grade, note, basis, range]: StoredFigure): [
  string,
  TableFigure,
] => [getCellName(key, scoreOnly), { value, source, year, grade, note, basis, ...(range && { range }) }];

const toCells = ({ slug: _slug, figures, ...place }: StoredRow): Cells =>
  new Map<string, Cell>([[PLACE, place], ...figures.map(toCell)]);

/**
 * Reads the whole table. Selects the fields of a place in the order of `CityPlace`, because cells are compared as
 * text.
 */
export const readTable = async (manager: EntityManager): Promise<CurrentTable> => {
  const rows = await readRows<StoredRow>(
    manager,
    sql`SELECT ${selectColumns(City, [...placeFields, 'slug'])},
       coalesce((SELECT json_agg(json_build_array(key, score_only, value, source_id, year, grade, note, basis, range)
         ORDER BY key COLLATE "C", score_only) FROM city_figures WHERE city_slug = slug), '[]') AS figures
     FROM cities ORDER BY slug COLLATE "C"`,
  );
  return {
    cities: new Map(rows.map((row) => [row.slug, toCells(row)])),
    version: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
  };
};

/** Allows one change of the table at a time. A second one waits and then sees the result of the first. */
export const lockTable = (manager: EntityManager): Promise<unknown> =>
  execute(manager, sql`SELECT pg_advisory_xact_lock(hashtext('city import'))`);
