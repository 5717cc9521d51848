import { PriceNote, usePrices } from '@wanderwork/platform/prices';
import { DataMark, DataMarkKey, Table } from '@wanderwork/ui';
import styled from 'styled-components';
import { WideCell, PhoneDetail, ResultSheet } from '../../common/components/result-sheet';
import { FigureSources } from '../../common/components/figure-sources';
import { Callout } from '../../common/components/callout';
import { ResultActions } from '../../common/components/result-actions';
import { type CityNumber } from '../../common/model/city-figures';
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
  formatNumber,
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
  const lines = compareLines(...pair);
  const equivalent = calculateEquivalent(state, lines);
  return (
    <ResultSheet headline={formatHeadline(pair, lines)}>
      {equivalent && (
        <Callout tone="plain">
          {formatEquivalent(equivalent, pair)} This leaves out taxes and social contributions, which can
          matter more than prices.
        </Callout>
      )}
      <ComparisonTable pair={pair} lines={lines} />
      {pair.map((city) => (
        <FigureSources key={city.slug} city={city} keys={comparedFigureKeys} />
      ))}
      <DataMarkKey />
      <PriceNote />
      <ResultActions text={() => toComparisonText(pair, lines, equivalent)} query={query} />
    </ResultSheet>
  );
};

const ComparisonTable = ({ pair: [from, to], lines }: { pair: CityPair; lines: readonly ComparedLine[] }) => (
  <Table caption={`${from.name} and ${to.name}, line by line`}>
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col" data-number>
          {from.name}
        </th>
        <th scope="col" data-number>
          {to.name}
        </th>
        <WideCell as="th" scope="col">
          There
        </WideCell>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.key}>
          <th scope="row">
            {line.label}
            <PhoneDetail>{formatVerdict(line)}</PhoneDetail>
          </th>
          <ValueCell cityNumber={line.from} />
          <ValueCell cityNumber={line.to} />
          <WideCell>{formatVerdict(line)}</WideCell>
        </tr>
      ))}
    </tbody>
  </Table>
);

const ValueCell = ({ cityNumber }: { cityNumber: CityNumber }) => {
  const { format, currency } = usePrices();
  const { value, grade } = cityNumber;
  return (
    <NoWrapCell data-number>
      {currency && value !== null ? format(value) : formatNumber(cityNumber)} <DataMark grade={grade} />
    </NoWrapCell>
  );
};

/** Keeps a value and its mark on one line. */
const NoWrapCell = styled.td`
  white-space: nowrap;
`;
