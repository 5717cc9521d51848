import { DataMark, DataMarkKey, Table } from '@wanderwork/ui';
import styled from 'styled-components';
import { BesidePhone, OnPhone } from '../../common/components/on-phone';
import { Origins } from '../../common/components/origins';
import { Remark } from '../../common/components/remark';
import { ResultActions } from '../../common/components/result-actions';
import { ResultSheet } from '../../common/components/result-sheet';
import { type Known } from '../../common/model/city-figures';
import { type CompareState } from '../model/address';
import { comparedKeys, compareLines, equivalentOf, type ComparedLine } from '../model/comparison';
import { compareText, equivalentWords, headline, knownWords, verdictWords, type Pair } from '../model/words';

interface Props {
  pair: Pair;
  state: CompareState;
  query: string;
}

/** The costs of two cities line by line, and what an income would have to be. */
export const CompareResult = ({ pair, state, query }: Props) => {
  const lines = compareLines(...pair);
  const equivalent = equivalentOf(state, lines);
  return (
    <ResultSheet headline={headline(pair, lines)}>
      {equivalent && (
        <Remark tone="plain">
          {equivalentWords(equivalent, pair)} Taxes and contributions there are not in it: they can change
          more than prices do.
        </Remark>
      )}
      <Lines pair={pair} lines={lines} />
      {pair.map((city) => (
        <Origins key={city.slug} city={city} keys={comparedKeys} />
      ))}
      <DataMarkKey />
      <ResultActions text={() => compareText(pair, lines, equivalent)} query={query} />
    </ResultSheet>
  );
};

const Lines = ({ pair: [from, to], lines }: { pair: Pair; lines: readonly ComparedLine[] }) => (
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
        <BesidePhone as="th" scope="col">
          There
        </BesidePhone>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.key}>
          <th scope="row">
            {line.label}
            <OnPhone>{verdictWords(line)}</OnPhone>
          </th>
          <Value known={line.from} />
          <Value known={line.to} />
          <BesidePhone>{verdictWords(line)}</BesidePhone>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Value = ({ known }: { known: Known }) => (
  <Whole data-number>
    {knownWords(known)} <DataMark grade={known.grade} />
  </Whole>
);

/** What belongs together stays in one line. */
const Whole = styled.td`
  white-space: nowrap;
`;
