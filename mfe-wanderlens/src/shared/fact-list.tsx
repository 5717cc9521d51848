import styled from 'styled-components';

/** A definition list with the label at the start and the value at the end of each line. Expects `<div>`s. */
export const FactList = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    justify-content: space-between;
    padding-block: 7px;
  }

  > div + div {
    border-top: 1px solid var(--line);
  }

  dd {
    display: flex;
    gap: var(--s2);
    align-items: center;
    font-weight: 600;
  }
`;
