import type { Bounds, PhraseFilter, UnderstoodCondition } from '@wanderwork/contracts';
import { summaryColumns } from '../../cities/index.js';
import { joinConditions } from '../listing/city-filters.js';
import { join, raw, sql, type Sql } from '../../../platform/database/sql.js';
import { UNKNOWN_DISTANCE } from './condition-facts.js';
import { figureLabels } from './figure-labels.js';
import { buildPhraseConditions, figureColumns } from './phrase-conditions.js';
import { buildTable, buildWhere, type PhraseQuery } from './phrase-list.js';

/** The distance of a city from a filter that is not a bound, if it misses it. */
const MISSED_DISTANCE = 2;
/** Beyond this, a city is just far: one hopeless figure must not outweigh all others. */
const MAX_DISTANCE = 100;

const buildColumnDistance = (column: Sql, figure: keyof typeof figureLabels, bounds: Bounds): Sql => {
  const { from, to, over, under } = bounds;
  const { getScale } = figureLabels[figure];
  const [low, high] = [from ?? over, to ?? under];
  const parts = [
    ...(low === undefined
      ? []
      : [sql`(${low}::double precision - ${column}) / ${getScale(low)}::double precision`]),
    ...(high === undefined
      ? []
      : [sql`(${column} - ${high}::double precision) / ${getScale(high)}::double precision`]),
  ];
  return sql`CASE WHEN ${column} IS NULL THEN ${UNKNOWN_DISTANCE}
    ELSE least(${MAX_DISTANCE}, greatest(0, ${join(parts)})) END`;
};

const buildDistance = (filter: PhraseFilter): Sql => {
  if (filter.on === 'temp' || filter.on === 'rain')
    return join(
      filter.months.map((month) =>
        buildColumnDistance(raw(`${filter.on}s[${month}]`), filter.on, filter.bounds),
      ),
      ' + ',
    );
  if ('bounds' in filter) return buildColumnDistance(figureColumns[filter.on], filter.on, filter.bounds);
  return sql`CASE WHEN ${joinConditions(buildPhraseConditions([filter]))} THEN 0 ELSE ${MISSED_DISTANCE} END`;
};

/**
 * The cities that meet the most of the conditions, and of those the ones that miss the others least, among the cities
 * that fulfill `requiredFilters`. It reads every city of the table, or of the sample of a large one.
 */
export const buildNearStatement = (
  phrase: PhraseQuery,
  requiredFilters: readonly PhraseFilter[],
  conditions: readonly UnderstoodCondition[],
  { isSampled, limit }: { isSampled: boolean; limit: number },
): Sql => {
  const met = conditions.map(
    ({ filters }) => sql`coalesce(${joinConditions(buildPhraseConditions(filters))}, false)::integer`,
  );
  const distances = conditions.flatMap(({ filters }) => filters.map(buildDistance));
  return sql`WITH nearest AS MATERIALIZED (
      SELECT slug AS found, ${join(met, ' + ')} AS met, ${join(distances, ' + ')} AS distance
      FROM ${buildTable(phrase, isSampled)} WHERE ${buildWhere({ ...phrase, filters: requiredFilters })}
      ORDER BY met DESC, distance, irex DESC, slug LIMIT ${limit})
    SELECT ${summaryColumns}, met FROM nearest JOIN cities ON slug = found
    ORDER BY met DESC, distance, irex DESC, slug`;
};
