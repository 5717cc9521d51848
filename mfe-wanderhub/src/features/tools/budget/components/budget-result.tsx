import { DataMark, DataMarkKey, Table } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { CostScale } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { BesidePhone, OnPhone } from '../../common/components/on-phone';
import { Origins } from '../../common/components/origins';
import { Remark } from '../../common/components/remark';
import { ResultActions } from '../../common/components/result-actions';
import { ResultSheet } from '../../common/components/result-sheet';
import { type FiguredCity } from '../../common/model/city-figures';
import { aboutWords, coarse, dollars, type OwnCurrency } from '../../common/model/money';
import { type Budget, type BudgetLine } from '../model/budget';
import { amountWords, budgetText, monthsWords, monthWords } from '../model/words';

interface Props {
  budget: Budget;
  city: FiguredCity;
  currency: OwnCurrency | null;
  query: string;
}

/** A month as a range, its parts, and the whole stay. */
export const BudgetResult = ({ budget, city, currency, query }: Props) => {
  const { lines, once, total, months, missing, keys } = budget;
  const parts = lines.flatMap(({ label, amount }) =>
    amount === null || amount.middle < 1 ? [] : [{ label, amount: coarse(amount.middle) }],
  );
  return (
    <ResultSheet headline={monthWords(budget, city)}>
      {missing.length > 0 && (
        <Remark tone="warn">
          No figure of {city.name} for: {missing.join(', ')}. We do not guess one; the sum is without it.
        </Remark>
      )}
      {parts.length > 0 && <CostScale parts={parts} />}
      <Lines budget={budget} />
      <Facts
        facts={[
          ...(once > 0 ? [['Paid once', dollars(once)] as const] : []),
          [`${monthsWords(months)} in all`, aboutWords(total)],
          ...(currency
            ? [
                [
                  `In ${currency.code}, at your rate of ${currency.rate}`,
                  aboutWords(total, currency),
                ] as const,
              ]
            : []),
        ]}
      />
      <Origins city={city} keys={keys} />
      <DataMarkKey />
      <ResultActions text={() => budgetText(budget, city, currency)} query={query} />
    </ResultSheet>
  );
};

const madeOf = ({ own, how }: BudgetLine): string => (own ? how || 'Your own' : how);

const Lines = ({ budget: { lines } }: { budget: Budget }) => (
  <Table caption="A month, line by line">
    <thead>
      <tr>
        <th scope="col">For</th>
        <BesidePhone as="th" scope="col">
          Made of
        </BesidePhone>
        <th scope="col" data-number>
          A month
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, at) => (
        // Two costs of one's own may have one name.
        <tr key={at}>
          <th scope="row">
            <bdi>{line.label}</bdi>
            <OnPhone>{madeOf(line)}</OnPhone>
          </th>
          <BesidePhone>{madeOf(line)}</BesidePhone>
          <Figure data-number>
            {amountWords(line)} {!line.own && <DataMark grade={line.grade} />}
          </Figure>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** A figure and its mark stay in one line. */
const Figure = styled.td`
  white-space: nowrap;
`;
