import styled from 'styled-components';

/** A list whose rows have a text at the start and what can be done with it at the end. */
export const RowList = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  border-top: 1px solid var(--line);
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--s2);
    border-bottom: 1px solid var(--line);
  }

  small {
    color: var(--ink-3);
  }
`;
