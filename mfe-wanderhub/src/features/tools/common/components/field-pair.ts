import styled from 'styled-components';

/** Two short fields side by side, also on phones. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s3);
  align-items: start;
`;
