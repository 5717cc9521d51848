import styled, { css } from 'styled-components';
import { type FactRow, FactRows } from './fact-rows';

interface Props {
  facts: readonly FactRow[];
  /** Small and side by side where there is room, for values that change while the reader watches. */
  columns?: boolean;
}

/** Names and values, line by line. */
export const Facts = ({ facts, columns = false }: Props) => (
  <List $columns={columns}>
    <FactRows facts={facts} />
  </List>
);

const lines = css`
  border-block-start: 1px solid var(--line);

  > div {
    flex-wrap: wrap;
    gap: var(--s1) var(--s4);
    padding-block: 9px;
  }

  dd {
    font-weight: 600;
  }
`;

const sideBySide = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 0 var(--s6);

  > div {
    gap: var(--s4);
    padding-block: var(--s2);
  }

  dt {
    font-size: var(--f-sm);
  }

  dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const List = styled.dl<{ $columns: boolean }>`
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    border-block-end: 1px solid var(--line);
  }

  dt {
    color: var(--ink-2);
  }

  ${({ $columns }) => ($columns ? sideBySide : lines)}
`;
