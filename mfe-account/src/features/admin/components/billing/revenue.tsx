import { type AdminBillingOverview } from '@wanderwork/contracts';
import { Table } from '@wanderwork/ui';
import styled from 'styled-components';
import { exactly } from '../../../../shared/money';
import { monthWords } from '../../model/billing-words';

interface Props {
  /** Newest first. */
  months: AdminBillingOverview['revenue'];
  currency: string;
}

/** What was paid and not given back, month by month, each drawn in its row. */
export const Revenue = ({ months, currency }: Props) => {
  const most = Math.max(...months.map(({ amount }) => amount), 1);
  if (months.length === 0) return <p>Nothing was paid so far.</p>;
  return (
    <Table caption="Revenue by month">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" data-number>
            Paid, less what went back
          </th>
          <th scope="col">Beside the best month</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, amount }) => (
          <tr key={month}>
            <th scope="row">{monthWords(month)}</th>
            <td data-number>{exactly({ amount, currency })}</td>
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

const Drawn = styled.td`
  width: 50%;

  svg {
    display: block;
    width: 100%;
    height: 8px;
    fill: var(--ink);
  }
`;
