import styled from 'styled-components';

/** What is told of a city, a line each: its name at the beginning, its value at the end. A list of `<div>`s. */
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
