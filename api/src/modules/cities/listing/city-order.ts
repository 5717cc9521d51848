import type { CitySort } from '@wanderwork/contracts';

export interface Order {
  /** Rises along the list and is never null: what is not known comes last. Each has an index, with the slug. */
  expression: string;
  type: 'double precision' | 'text';
}

const falling = (column: string): Order => ({
  expression: `coalesce(-${column}, 'Infinity'::double precision)`,
  type: 'double precision',
});

/** How each sort runs; the indexes of migration 2001 are over the same expressions. */
export const orders: Readonly<Record<CitySort, Order>> = {
  irex: falling('irex'),
  name: { expression: 'name_form', type: 'text' },
  cost: {
    expression: `coalesce(monthly_cost::double precision, 'Infinity'::double precision)`,
    type: 'double precision',
  },
  speed: falling('speed'),
  population: falling('population::double precision'),
};
