import type { CityListQuery } from '@wanderwork/contracts/requests';
import { literally } from '../../../platform/database/like.js';

type Filters = Pick<CityListQuery, 'q' | 'region' | 'country' | 'maxCost' | 'minSpeed' | 'safety'>;

/** Values of a statement in the order of their placeholders. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value and answers its placeholder. PostgreSQL knows no text with a NUL in it. */
  add(value: unknown): string {
    return `$${this.values.push(typeof value === 'string' ? value.replaceAll('\0', '') : value)}`;
  }
}

/** A part of a name, or a name with a slip of the keys (pg_trgm's word similarity of 0.6 and more). */
const named = (q: string, parameters: Parameters): string => {
  const part = parameters.add(literally(q));
  const whole = parameters.add(q);
  return `(search_form LIKE '%' || search_form(${part}) || '%' OR search_form(${whole}) <% name_form)`;
};

/** The conditions of a list; each filter must hold, and a city without a figure fails the filter on it. */
export const conditionsOf = (filters: Filters, parameters: Parameters): string[] => {
  const { q, region, country, maxCost, minSpeed, safety } = filters;
  const conditions = ['irex IS NOT NULL'];
  if (q) conditions.push(named(q, parameters));
  if (region) conditions.push(`region = ${parameters.add(region)}`);
  if (country) conditions.push(`country_code = ${parameters.add(country.toUpperCase())}`);
  if (maxCost !== undefined) conditions.push(`monthly_cost <= ${parameters.add(maxCost)}::double precision`);
  if (minSpeed !== undefined) conditions.push(`speed >= ${parameters.add(minSpeed)}::double precision`);
  if (safety) conditions.push(`safety = ${parameters.add(safety)}`);
  return conditions;
};

/** The list that a page key belongs to: its sort and filters, however they were written. */
export const listName = ({ sort = 'irex', ...query }: CityListQuery): string => {
  const { q, region, country, maxCost, minSpeed, safety } = query;
  return JSON.stringify([sort, q || null, region, country?.toUpperCase(), maxCost, minSpeed, safety]);
};
