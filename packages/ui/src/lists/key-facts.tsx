import styled, { css } from 'styled-components';
import { type FactRow, FactRows } from './fact-rows';

interface Props {
  facts: readonly FactRow[];
  /** Shows the values in large type. */
  numbers?: boolean;
}

/** A few facts side by side, each under its name. */
export const KeyFacts = ({ facts, numbers = false }: Props) => (
  <List $numbers={numbers}>
    <FactRows facts={facts} />
  </List>
);

const large = css`
  font: 400 var(--f-lg) / 1.2 var(--serif);
`;

const List = styled.dl<{ $numbers: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 136px), 1fr));
  gap: var(--s4) var(--s5);

  dt {
    font-size: var(--f-cap);
    font-weight: 600;
    color: var(--ink-2);
  }

  dd {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
    ${({ $numbers }) => $numbers && large}
  }
`;
