import styled from 'styled-components';
import { media } from '../theme/css';

const CONTENTS = '220px';
const TEXT = '42.5rem';

/** Content above a text and its contents list, aligned with them. */
export const AboveReading = styled.div`
  max-width: ${TEXT};
  margin-inline: auto;

  ${media.desktop} {
    max-width: calc(${CONTENTS} + var(--s8) + ${TEXT});
  }
`;

/**
 * The contents list next to a text of readable width, or above it where there is no room. `$start` aligns it with a
 * title that begins at the page's edge.
 */
export const ReadingColumns = styled.div<{ $start?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, ${TEXT});
  gap: var(--s6) var(--s8);
  justify-content: ${({ $start }) => ($start ? 'start' : 'center')};

  ${media.desktop} {
    grid-template-columns: ${CONTENTS} minmax(0, ${TEXT});
  }

  @media print {
    display: block;
  }
`;
