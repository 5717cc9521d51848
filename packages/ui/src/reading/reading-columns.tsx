import styled from 'styled-components';
import { media } from '../theme/css';

/**
 * The contents list beside a text of readable width; above it where there is no room. `$start`: in line with a title above
 * that begins at the page's edge.
 */
export const ReadingColumns = styled.div<{ $start?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 42.5rem);
  gap: var(--s6) var(--s8);
  justify-content: ${({ $start }) => ($start ? 'start' : 'center')};

  ${media.desk} {
    grid-template-columns: 220px minmax(0, 42.5rem);
  }

  @media print {
    display: block;
  }
`;
