import { getVerdictLabel, type CitySummary, type ComparisonRow } from '@wanderwork/contracts';
import { Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { ComparisonCell } from './comparison-cell';

interface Props {
  row: ComparisonRow;
  /** In the order of the cells. */
  cities: readonly CitySummary[];
}

/** One row of the comparison, with the leader or the reason why there is none. */
export const ComparisonLine = ({ row, cities }: Props) => {
  const verdict = getVerdictLabel(
    row,
    cities.map(({ name }) => name),
  );
  const leader = row.leaders?.length === 1 ? row.leaders[0] : undefined;
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
      {cities.map((city, place) => {
        const cell = row.cells[place] ?? { value: null, grade: null };
        return (
          <Cell key={city.slug} role="cell" $ahead={place === leader} $missing={cell.value === null}>
            <ComparisonCell
              row={row}
              cell={cell}
              city={city}
              isLeading={row.leaders?.includes(place) ?? false}
            />
          </Cell>
        );
      })}
    </tr>
  );
};

const Label = styled.div`
  font-weight: 400;
`;

const Cell = styled.td<{ $ahead: boolean; $missing: boolean }>`
  font-weight: ${({ $ahead }) => ($ahead ? 700 : 400)};
  color: ${({ $missing }) => ($missing ? 'var(--ink-3)' : 'inherit')};
`;
