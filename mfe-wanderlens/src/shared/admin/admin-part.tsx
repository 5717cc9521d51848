import styled from 'styled-components';

/** A section of an admin page with its own heading. */
export const AdminPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  margin-top: var(--s6);

  h2 {
    font-size: var(--f-lg);
  }
`;
