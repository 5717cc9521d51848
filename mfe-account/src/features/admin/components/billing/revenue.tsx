import { formatMonth, type AdminRevenue } from '@wanderwork/contracts';
import { media, Table } from '@wanderwork/ui';
import styled, { css } from 'styled-components';
import { formatExactAmount } from '../../../../shared/money';

interface Props {
  /** Newest first. */
  months: AdminRevenue['revenue'];
  currency: string;
  /** True if this is the only currency with revenue. */
  isOnlyCurrency: boolean;
}

/** Net revenue by month, each month with a bar in its row. */
export const Revenue = ({ months, currency, isOnlyCurrency }: Props) => {
  const highest = Math.max(...months.map(({ amount }) => amount), 1);
  if (months.length === 0) return null;
  return (
    <Table
      caption={isOnlyCurrency ? 'Revenue by month' : `Revenue by month in ${currency.toUpperCase()}`}
      showCaption={!isOnlyCurrency}
    >
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" data-number>
            Net revenue
          </th>
          <BarHeader scope="col">vs best month</BarHeader>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, amount }) => (
          <tr key={month}>
            <Month scope="row">{formatMonth(month)}</Month>
            <td data-number>{formatExactAmount({ amount, currency })}</td>
            <BarCell>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
                <rect width={(Math.max(amount, 0) / highest) * 100} height="8" />
              </svg>
            </BarCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const Month = styled.th`
  white-space: nowrap;
`;

/** Hidden on phones, where only the figures fit. */
const hiddenOnPhones = css`
  ${media.belowPhone} {
    display: none;
  }
`;

const BarHeader = styled.th`
  ${hiddenOnPhones}
`;

const BarCell = styled.td`
  width: 50%;
  ${hiddenOnPhones}

  svg {
    display: block;
    width: 100%;
    height: 8px;
    fill: var(--ink);
  }
`;
