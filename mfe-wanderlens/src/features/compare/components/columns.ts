import { media } from '@wanderwork/ui';
import { css } from 'styled-components';

/** A column for each city; what is compared stands above them on a phone, and beside them where there is room. */
export const comparisonColumns = css<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.2fr) repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

    > :first-child {
      grid-column: 1;
    }
  }
`;
