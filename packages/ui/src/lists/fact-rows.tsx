import { type ReactNode } from 'react';

export type FactRow = readonly [name: string, value: ReactNode];

/** The pairs of a description list. */
export const FactRows = ({ facts }: { facts: readonly FactRow[] }) =>
  facts.map(([name, value]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));
