import styled from 'styled-components';

/** A part of an admin's page, with a heading of its own. */
export const AdminPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  margin-top: var(--s6);

  h2 {
    font-size: var(--f-lg);
  }
`;
