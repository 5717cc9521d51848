import { type ComparisonRow, type TemperatureUnit } from '@wanderwork/contracts';
import { DataMark, Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { useTemperatureUnit } from '@wanderwork/platform';
import { figureText } from '../../../shared/figure-text';
import { NO_FIGURE } from '../../../shared/format';
import { verdictWords } from '../model/verdict-words';

interface Props {
  row: ComparisonRow;
  /** Of the cities, in the order of the cells. */
  names: string[];
}

/** One thing that is compared: who is ahead, or why nobody can be named. */
export const ComparisonLine = ({ row, names }: Props) => {
  const degrees = useTemperatureUnit();
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
          {cellText(row, value, degrees)} {row.part === 'figure' && <DataMark grade={grade} />}
        </Cell>
      ))}
    </tr>
  );
};

const cellText = (
  { key, part, unit }: ComparisonRow,
  value: number | string | null,
  degrees: TemperatureUnit,
): string => {
  if (part === 'figure') return figureText({ key, value, unit }, degrees);
  return typeof value === 'number' ? String(Math.round(value)) : NO_FIGURE;
};

const Label = styled.div`
  font-weight: 400;
`;

const Cell = styled.td<{ $ahead: boolean; $missing: boolean }>`
  font-weight: ${({ $ahead }) => ($ahead ? 700 : 400)};
  color: ${({ $missing }) => ($missing ? 'var(--ink-3)' : 'inherit')};
`;
