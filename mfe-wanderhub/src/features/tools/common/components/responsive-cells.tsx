import { media } from '@wanderwork/ui';
import styled from 'styled-components';

/** On phones, shows the content of a hidden column below the row's header. */
export const PhoneDetail = styled.span`
  display: none;

  ${media.belowPhone} {
    display: block;
    margin-top: 2px;
    font: 400 var(--f-sm) / 1.4 var(--sans);
    color: var(--ink-2);
  }
`;

/** A `th` or `td` that is hidden on phones. */
export const WideCell = styled.td`
  white-space: nowrap;

  ${media.belowPhone} {
    display: none;
  }
`;
