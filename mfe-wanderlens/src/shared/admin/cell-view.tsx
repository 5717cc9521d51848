import type { BatchChange, CityPlace, TableFigure } from '@wanderwork/contracts';
import { DataMark } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatWithUnit } from '../format';

const numberFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

const formatMonthValue = (month: number | null): string =>
  month === null ? '–' : numberFormat.format(month);

/** Text columns also contain years, so only numbers get a unit. */
const formatValue = (value: NonNullable<TableFigure['value']>, unit: string | null): string => {
  if (Array.isArray(value)) return `${value.map(formatMonthValue).join(' · ')}${unit ? ` ${unit}` : ''}`;
  return typeof value === 'number' ? formatWithUnit(value, unit) : value;
};

const formatPlace = ({ name, country, region, latitude, longitude, timezone }: CityPlace): string =>
  `${name}, ${country}, ${region}, ${latitude}, ${longitude}, ${timezone}`;

/** Formats the value of a cell. */
const formatCell = (cell: BatchChange['before'], unit: string | null): string => {
  if (cell === null) return 'No value';
  if ('timezone' in cell) return formatPlace(cell);
  return cell.value === null ? 'Left out' : formatValue(cell.value, unit);
};

/** Formats the source and the note of a figure: "cost-model, 2026 · About ±35 %". */
const formatOrigin = (cell: BatchChange['before']): string | null => {
  if (cell === null || 'timezone' in cell) return null;
  const from = [cell.source, cell.year].filter(Boolean).join(', ');
  return [from, cell.note].filter(Boolean).join(' · ') || null;
};

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
