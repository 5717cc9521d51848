import type { BatchChange } from '@wanderwork/contracts';
import { DataMark } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatCell, formatOrigin } from './figure-labels';

interface Props {
  cell: BatchChange['before'];
  unit: string | null;
}

/** A cell of the table: its value, grade and source. */
export const CellView = ({ cell, unit }: Props) => {
  const origin = formatOrigin(cell);
  const grade = cell !== null && 'grade' in cell ? cell.grade : null;
  return (
    <Root>
      <span>
        {grade && <DataMark grade={grade} />} {formatCell(cell, unit)}
      </span>
      {origin && <small>{origin}</small>}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: 2px;
  font-variant-numeric: tabular-nums;

  small {
    max-width: 44ch;
    font-size: var(--f-cap);
    color: var(--ink-2);
  }
`;
