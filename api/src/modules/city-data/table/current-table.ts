import { createHash } from 'node:crypto';
import type { CityPlace, TableFigure } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { selectColumns } from '../../../platform/database/entity-rows.js';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import { City } from '../../cities/index.js';
import { placeFields, getCellName, PLACE, type Cell, type Cells, type Cities } from './cells.js';

/** The table as it is stored now. */
export interface CurrentTable {
  cities: Cities;
  /** SHA-256 of the whole table. Equal versions mean equal tables. */
  version: string;
}

type StoredFigure = Omit<TableFigure, 'range'> & {
  key: string;
  scoreOnly: boolean;
  range: [number, number] | null;
};

interface StoredRow extends CityPlace {
  slug: string;
  figures: StoredFigure[];
}

const toCell = ({ key, scoreOnly, range, ...figure }: StoredFigure): [string, TableFigure] => [
  getCellName(key, scoreOnly),
  { ...figure, ...(range && { range }) },
];

const toCells = ({ slug: _slug, figures, ...place }: StoredRow): Cells =>
  new Map<string, Cell>([[PLACE, place], ...figures.map(toCell)]);

/**
 * Reads the whole table. Selects the fields of a place and of a figure in the order of their types, because cells are
 * compared as text.
 */
export const readTable = async (manager: EntityManager): Promise<CurrentTable> => {
  const rows = await readRows<StoredRow>(
    manager,
    sql`SELECT ${selectColumns(City, [...placeFields, 'slug'])},
       coalesce((SELECT json_agg(json_build_object('key', key, 'scoreOnly', score_only, 'value', value,
            'source', source_id, 'year', year, 'grade', grade, 'note', note, 'basis', basis, 'range', range)
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
