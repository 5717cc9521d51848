import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known, line by line. */
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
  border-top: 1px solid var(--line);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: 9px;
    border-bottom: 1px solid var(--line);
  }

  dt {
    color: var(--ink-2);
  }

  dd {
    font-weight: 600;
  }
`;
