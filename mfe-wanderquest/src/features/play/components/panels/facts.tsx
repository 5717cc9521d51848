import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and figures in two columns. */
export const Facts = ({ facts }: Props) => (
  <List>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 0 var(--s6);

  > div {
    display: flex;
    gap: var(--s4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--s2);
    border-block-end: 1px solid var(--line);
  }

  dt {
    color: var(--ink-2);
    font-size: var(--f-sm);
  }

  dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
