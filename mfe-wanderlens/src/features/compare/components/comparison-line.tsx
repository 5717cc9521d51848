import { type ComparisonRow } from '@wanderwork/contracts';
import { DataMark, Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatWithUnit, NO_FIGURE } from '../../../shared/format';
import { verdictWords } from '../model/verdict-words';

interface Props {
  row: ComparisonRow;
  /** Of the cities, in the order of the cells. */
  names: string[];
}

/** One thing that is compared: who is ahead, or why nobody can be named. */
export const ComparisonLine = ({ row, names }: Props) => {
  const verdict = verdictWords(row, names);
  const ahead = row.leaders?.length === 1 ? row.leaders[0] : undefined;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Label>
          {row.label}
          {verdict && (
            <Small $quiet as="div">
              {verdict}
            </Small>
          )}
        </Label>
      </th>
      {row.cells.map(({ value, grade }, place) => (
        <Cell key={names[place]} role="cell" $ahead={place === ahead} $missing={value === null}>
          {cellText(row, value)} {row.part === 'figure' && <DataMark grade={grade} />}
        </Cell>
      ))}
    </tr>
  );
};

const cellText = ({ part, unit }: ComparisonRow, value: number | string | null): string => {
  if (value === null) return NO_FIGURE;
  if (typeof value === 'string') return value.charAt(0).toUpperCase() + value.slice(1);
  return part === 'figure' ? formatWithUnit(value, unit) : String(Math.round(value));
};

const Label = styled.div`
  font-weight: 400;
`;

const Cell = styled.td<{ $ahead: boolean; $missing: boolean }>`
  font-weight: ${({ $ahead }) => ($ahead ? 700 : 400)};
  color: ${({ $missing }) => ($missing ? 'var(--ink-3)' : 'inherit')};
`;
