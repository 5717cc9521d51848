import type { CitySort } from '@wanderwork/contracts';

export interface Order {
  /**
   * SQL expression that ascends along the list and is never null: unknown values come last. Each one has an index
   * together with the slug.
   */
  expression: string;
  type: 'double precision' | 'text';
}

const descending = (column: string): Order => ({
  expression: `coalesce(-${column}, 'Infinity'::double precision)`,
  type: 'double precision',
});

/** The sort orders. Migration 2001 has indexes on the same expressions. */
export const orders: Readonly<Record<CitySort, Order>> = {
  irex: descending('irex'),
  name: { expression: 'name_form', type: 'text' },
  cost: {
    expression: `coalesce(monthly_cost::double precision, 'Infinity'::double precision)`,
    type: 'double precision',
  },
  speed: descending('speed'),
  population: descending('population::double precision'),
};
