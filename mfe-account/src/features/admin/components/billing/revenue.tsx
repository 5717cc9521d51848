import { formatMonth, type AdminRevenue } from '@wanderwork/contracts';
import { media, Table } from '@wanderwork/ui';
import styled, { css } from 'styled-components';
import { formatExactAmount } from '../../../../shared/money';

interface Props {
  /** Newest first. */
  months: AdminRevenue['revenue'];
  currency: string;
  /** Nothing is paid in any other currency. */
  alone: boolean;
}

/** What was paid and not given back, month by month, each drawn in its row. */
export const Revenue = ({ months, currency, alone }: Props) => {
  const most = Math.max(...months.map(({ amount }) => amount), 1);
  if (months.length === 0) return null;
  return (
    <Table
      caption={alone ? 'Revenue by month' : `Revenue by month in ${currency.toUpperCase()}`}
      showCaption={!alone}
    >
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" data-number>
            Paid, less what went back
          </th>
          <Aside scope="col">Beside the best month</Aside>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, amount }) => (
          <tr key={month}>
            <Month scope="row">{formatMonth(month)}</Month>
            <td data-number>{formatExactAmount({ amount, currency })}</td>
            <Drawn>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
                <rect width={(Math.max(amount, 0) / most) * 100} height="8" />
              </svg>
            </Drawn>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const Month = styled.th`
  white-space: nowrap;
`;

/** Where there is no room beside the figures, they stand alone. */
const onlyWithRoom = css`
  ${media.belowPhone} {
    display: none;
  }
`;

const Aside = styled.th`
  ${onlyWithRoom}
`;

const Drawn = styled.td`
  width: 50%;
  ${onlyWithRoom}

  svg {
    display: block;
    width: 100%;
    height: 8px;
    fill: var(--ink);
  }
`;
