import { type EntityManager, getMetadataArgsStorage, type ObjectLiteral, type ObjectType } from 'typeorm';
import { empty, execute, join, raw, sql, type Sql } from './sql.js';

interface EntityColumn {
  property: string;
  name: Sql;
  type: Sql;
  isKey: boolean;
}

/** The columns of an entity, by property. */
const findColumns = (entity: ObjectType<ObjectLiteral>): Map<string, EntityColumn> =>
  new Map(
    getMetadataArgsStorage()
      .filterColumns(entity)
      .map(({ propertyName: property, options }) => [
        property,
        {
          property,
          name: raw(`"${options.name ?? property}"`),
          type: raw(`${String(options.type)}${options.array ? '[]' : ''}`),
          isKey: options.primary === true,
        },
      ]),
  );

const getTable = (entity: ObjectType<ObjectLiteral>): Sql =>
  raw(`"${getMetadataArgsStorage().filterTables(entity)[0]?.name}"`);

/** The columns of these properties in a SELECT list, each with the name of its property. */
export const selectColumns = <Entity extends ObjectLiteral>(
  entity: ObjectType<Entity>,
  properties: readonly (keyof Entity & string)[],
): Sql => {
  const columns = findColumns(entity);
  const table = getTable(entity);
  return join(
    properties.map((property) => sql`${table}.${columns.get(property)!.name} AS ${raw(`"${property}"`)}`),
  );
};

/** Leaves null out, because a null in JSON would become a JSON null in a column of that type. */
const withoutNull = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

interface InsertOptions<Entity> {
  /** What to do with a row whose key exists; `update` replaces the given properties. */
  onConflict?: 'update' | 'ignore';
  /** Columns that the database computes from the properties of a row. */
  computed?: { [Property in keyof Entity]?: Sql };
}

const buildConflictClause = (
  columns: readonly EntityColumn[],
  onConflict: 'update' | 'ignore' | undefined,
): Sql => {
  if (onConflict === undefined) return empty;
  if (onConflict === 'ignore') return sql`ON CONFLICT DO NOTHING`;
  const keys = columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  const others = columns.filter(({ isKey }) => !isKey).map(({ name }) => name);
  return sql`ON CONFLICT (${join(keys)}) DO UPDATE SET ${join(others.map((name) => sql`${name} = excluded.${name}`))}`;
};

/**
 * Inserts any number of rows in one statement with one parameter. All rows have the same properties. The columns and
 * their types are those of the entity.
 */
export const insertRows = async <Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: ObjectType<Entity>,
  rows: readonly Partial<Entity>[],
  { onConflict, computed = {} }: InsertOptions<Entity> = {},
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = findColumns(entity);
  const rowColumns = Object.keys(first).map((property) => columns.get(property)!);
  const computedColumns = Object.keys(computed).map((property) => columns.get(property)!);
  const all = [...rowColumns, ...computedColumns];
  const values = [
    ...rowColumns.map(({ property }) => raw(`"${property}"`)),
    ...computedColumns.map(({ property }) => computed[property]!),
  ];
  await execute(
    manager,
    sql`INSERT INTO ${getTable(entity)} (${join(all.map(({ name }) => name))})
      SELECT ${join(values)} FROM json_to_recordset(${JSON.stringify(rows.map(withoutNull))}::json)
        AS row_of_json (${join(rowColumns.map(({ property, type }) => sql`${raw(`"${property}"`)} ${type}`))})
      ${buildConflictClause(all, onConflict)}`,
  );
};
