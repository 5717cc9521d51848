import { type ReactNode } from 'react';
import styled from 'styled-components';

/** A few things to know, each under its name. */
export const Facts = ({ facts }: { facts: (readonly [name: string, value: ReactNode])[] }) => (
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
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 132px), 1fr));
  gap: var(--s4) var(--s5);
  margin-bottom: var(--s6);

  dt {
    font-size: var(--f-cap);
    font-weight: 600;
    color: var(--ink-2);
  }

  dd {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
  }
`;
