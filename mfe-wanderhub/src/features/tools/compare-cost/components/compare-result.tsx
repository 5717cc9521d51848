import { PriceNote } from '@wanderwork/platform/price-note';
import { usePrices, type Prices } from '@wanderwork/platform/prices';
import { DataMark, DataMarkKey, Small, Table } from '@wanderwork/ui';
import styled from 'styled-components';
import { type CityNumber } from '@wanderwork/travel';
import { PhoneDetail, ResultSheet, RoughNote, WideCell } from '../../common/components/result-sheet';
import { FigureSources } from '../../common/components/figure-sources';
import { Callout } from '../../common/components/callout';
import { ResultActions } from '../../common/components/result-actions';
import { type CompareState } from '../model/url-codec';
import {
  comparedFigureKeys,
  compareLines,
  calculateEquivalent,
  type ComparedLine,
} from '../model/comparison';
import {
  toComparisonText,
  formatEquivalent,
  formatHeadline,
  formatLikelyRange,
  formatValue,
  formatVerdict,
  type CityPair,
} from '../model/labels';

interface Props {
  pair: CityPair;
  state: CompareState;
  query: string;
}

/** The costs of two cities line by line, and the equivalent income. */
export const CompareResult = ({ pair, state, query }: Props) => {
  const prices = usePrices();
  const lines = compareLines(...pair);
  const equivalent = calculateEquivalent(state, lines);
  return (
    <ResultSheet headline={formatHeadline(pair, lines)}>
      {equivalent && (
        <Callout tone="plain">
          {formatEquivalent(equivalent, pair, prices)} This leaves out taxes and social contributions, which
          can matter more than prices.
        </Callout>
      )}
      <ComparisonTable pair={pair} lines={lines} prices={prices} />
      {pair.map((city) => (
        <FigureSources key={city.slug} city={city} keys={comparedFigureKeys} />
      ))}
      <DataMarkKey />
      <PriceNote />
      <ResultActions text={() => toComparisonText(pair, lines, equivalent, prices)} query={query} />
    </ResultSheet>
  );
};

interface TableProps {
  pair: CityPair;
  lines: readonly ComparedLine[];
  prices: Prices;
}

const ComparisonTable = ({ pair, lines, prices }: TableProps) => (
  <Table caption={`${pair[0].name} and ${pair[1].name}, line by line`}>
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col" data-number>
          {pair[0].name}
        </th>
        <th scope="col" data-number>
          {pair[1].name}
        </th>
        <WideCell as="th" scope="col">
          Verdict
        </WideCell>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.key}>
          <th scope="row">
            {line.label}
            <PhoneDetail>{formatVerdict(line, pair)}</PhoneDetail>
          </th>
          <ValueCell cityNumber={line.from} prices={prices} />
          <ValueCell cityNumber={line.to} prices={prices} />
          <VerdictCell>{formatVerdict(line, pair)}</VerdictCell>
        </tr>
      ))}
    </tbody>
  </Table>
);

const ValueCell = ({ cityNumber, prices: { currency } }: { cityNumber: CityNumber; prices: Prices }) => (
  <td data-number>
    <NoWrap>
      {formatValue(cityNumber, currency)} <DataMark grade={cityNumber.grade} />
    </NoWrap>
    <Small $quiet as="div">
      {formatLikelyRange(cityNumber, currency)}
    </Small>
    {cityNumber.isRough && <RoughNote />}
  </td>
);

/** Keeps a value and its mark on one line. */
const NoWrap = styled.span`
  white-space: nowrap;
`;

const VerdictCell = styled(WideCell)`
  white-space: normal;
`;
