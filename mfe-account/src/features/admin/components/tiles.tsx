import { AppLink } from '@wanderwork/platform';
import { media, Small } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  to: string;
  name: string;
  /** Numbers are formatted with thousands separators. */
  value: number | string;
  children: ReactNode;
}

/** A figure that links to the list it counts. */
export const Tile = ({ to, name, value, children }: Props) => (
  <li>
    <TileLink to={to}>
      <span>{name}</span> <b>{value.toLocaleString('en')}</b> <Small $quiet>{children}</Small>
    </TileLink>
  </li>
);

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: var(--s3);

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(216px, 1fr));
    gap: var(--s4);
  }
`;

const TileLink = styled(AppLink)`
  display: grid;
  gap: var(--s1);
  align-content: start;
  height: 100%;
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
  color: var(--ink);
  text-decoration: none;

  &:hover {
    border-color: var(--ink);
  }

  b {
    font: 400 var(--f-2xl) / 1.1 var(--serif);
    font-variant-numeric: lining-nums tabular-nums;
  }

  span:first-child {
    font-weight: 600;
    font-size: var(--f-sm);
  }
`;
