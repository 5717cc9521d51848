import { PriceNote, usePrices } from '@wanderwork/platform/prices';
import { DataMark, DataMarkKey, Table } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { CostScale } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { WideCell, PhoneDetail, ResultSheet } from '../../common/components/result-sheet';
import { FigureSources } from '../../common/components/figure-sources';
import { Callout } from '../../common/components/callout';
import { ResultActions } from '../../common/components/result-actions';
import { type FiguredCity } from '../../common/model/city-figures';
import { formatEstimate, roundCoarsely, formatDollars, type OwnCurrency } from '../../common/model/money';
import { type Budget, type BudgetLine } from '../model/budget';
import { formatAmount, toBudgetText, formatMonths, formatHeadline } from '../model/labels';

interface Props {
  budget: Budget;
  city: FiguredCity;
  currency: OwnCurrency | null;
  query: string;
}

/** The monthly cost as a range, line by line, and the total of the stay. */
export const BudgetResult = ({ budget, city, currency, query }: Props) => {
  const { lines, once, total, months, missing, keys } = budget;
  const parts = lines.flatMap(({ label, amount }) =>
    amount === null || amount.middle < 1 ? [] : [{ label, amount: roundCoarsely(amount.middle) }],
  );
  const { currency: chosen } = usePrices();
  const converted = currency ?? chosen;
  const convertedTotal = converted
    ? [
        [
          currency ? `In ${currency.code}, at your rate of ${currency.rate}` : `In ${converted.code}`,
          formatEstimate(total, converted),
        ] as const,
      ]
    : [];
  return (
    <ResultSheet headline={formatHeadline(budget, city)}>
      {missing.length > 0 && (
        <Callout tone="warn">
          No figures for {city.name}: {missing.join(', ')}. The total leaves them out.
        </Callout>
      )}
      {parts.length > 0 && <CostScale parts={parts} />}
      <BudgetTable budget={budget} />
      <Facts
        facts={[
          ...(once > 0 ? [['One-time costs', formatDollars(once)] as const] : []),
          [`Total for ${formatMonths(months)}`, formatEstimate(total)],
          ...convertedTotal,
        ]}
      />
      <FigureSources city={city} keys={keys} />
      <DataMarkKey />
      {!currency && chosen && <PriceNote />}
      <ResultActions text={() => toBudgetText(budget, city, currency)} query={query} />
    </ResultSheet>
  );
};

const formatCalculation = ({ isOwn, how }: BudgetLine): string => (isOwn ? how || 'Your entry' : how);

const BudgetTable = ({ budget: { lines } }: { budget: Budget }) => (
  <Table caption="Monthly cost, line by line">
    <thead>
      <tr>
        <th scope="col">For</th>
        <WideCell as="th" scope="col">
          Calculation
        </WideCell>
        <th scope="col" data-number>
          A month
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, at) => (
        // Two extra costs may have the same name.
        <tr key={at}>
          <th scope="row">
            <bdi>{line.label}</bdi>
            <PhoneDetail>{formatCalculation(line)}</PhoneDetail>
          </th>
          <WideCell>{formatCalculation(line)}</WideCell>
          <FigureCell data-number>
            {formatAmount(line)} {!line.isOwn && <DataMark grade={line.grade} />}
          </FigureCell>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** Keeps a figure and its mark on one line. */
const FigureCell = styled.td`
  white-space: nowrap;
`;
