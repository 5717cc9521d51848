import { PriceNote } from '@wanderwork/platform/price-note';
import { usePrices, type Prices } from '@wanderwork/platform/prices';
import { DataMark, DataMarkKey, Table } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { CostScale } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { type FiguredCity, type Budget } from '@wanderwork/travel';
import { PhoneDetail, ResultSheet, RoughNote, WideCell } from '../../common/components/result-sheet';
import { FigureSources } from '../../common/components/figure-sources';
import { Callout } from '../../common/components/callout';
import { SkippedNote } from '../../common/components/skipped-note';
import { ResultActions } from '../../common/components/result-actions';
import { formatEstimate, formatRounded, type Currency } from '../../common/model/money';
import { formatAmount, formatCalculation, formatHeadline, formatMonths, toBudgetText } from '../model/labels';

interface Props {
  budget: Budget;
  city: FiguredCity;
  /** A second currency, at the person's own rate. */
  ownCurrency: Currency;
  /** The number of fields with errors. */
  skippedFields: number;
  query: string;
}

/** The monthly cost as a range, line by line, and the total of the stay. */
export const BudgetResult = ({ budget, city, ownCurrency, skippedFields, query }: Props) => {
  const { lines, once, total, months, missing, keys } = budget;
  const parts = lines.flatMap(({ label, amount }) =>
    amount === null || amount.middle < 1 ? [] : [{ label, amount: amount.middle }],
  );
  const prices = usePrices();
  const { format, currency } = prices;
  return (
    <ResultSheet headline={formatHeadline(budget, city, currency)}>
      <SkippedNote count={skippedFields} one="field" />
      {missing.length > 0 && (
        <Callout tone="warn">
          No figures for {city.name}: {missing.join(', ')}. The total leaves them out.
        </Callout>
      )}
      {parts.length > 0 && <CostScale parts={parts} formatAmount={(usd) => formatRounded(usd, currency)} />}
      <BudgetTable budget={budget} prices={prices} />
      <Facts
        facts={[
          ...(once > 0 ? [['One-time costs', format(once)] as const] : []),
          [`Total for ${formatMonths(months)}`, formatEstimate(total, currency)],
          ...(ownCurrency
            ? [
                [
                  `In ${ownCurrency.code}, at your rate of ${ownCurrency.rate}`,
                  formatEstimate(total, ownCurrency),
                ] as const,
              ]
            : []),
        ]}
      />
      <FigureSources city={city} keys={keys} />
      <DataMarkKey />
      <PriceNote />
      <ResultActions text={() => toBudgetText(budget, city, prices, ownCurrency)} query={query} />
    </ResultSheet>
  );
};

const BudgetTable = ({ budget: { lines }, prices }: { budget: Budget; prices: Prices }) => (
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
            <PhoneDetail>{formatCalculation(line, prices)}</PhoneDetail>
          </th>
          <WideCell>{formatCalculation(line, prices)}</WideCell>
          <FigureCell data-number>
            {formatAmount(line, prices)} {!line.isOwn && <DataMark grade={line.grade} />}
            {line.isRough && <RoughNote />}
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
