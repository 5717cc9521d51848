import { media } from '@wanderwork/ui';
import { css } from 'styled-components';

/** One column per city. The row label is above the cells on phones and to their left on wider screens. */
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
