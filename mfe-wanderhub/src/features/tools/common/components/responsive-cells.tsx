import { media } from '@wanderwork/ui';
import styled from 'styled-components';

/** Of a table that has no room for a column on a phone: what the column says, under the name of its row. */
export const PhoneDetail = styled.span`
  display: none;

  ${media.belowPhone} {
    display: block;
    margin-top: 2px;
    font: 400 var(--f-sm) / 1.4 var(--sans);
    color: var(--ink-2);
  }
`;

/** The column itself, for a `th` or `td` of it. */
export const WideCell = styled.td`
  white-space: nowrap;

  ${media.belowPhone} {
    display: none;
  }
`;
