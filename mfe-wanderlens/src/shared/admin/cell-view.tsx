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

/** Formats the source and the note of a figure: "cost-model, 2026 · About ±35%". */
const formatOrigin = (cell: BatchChange['before']): string | null => {
  if (cell === null || 'timezone' in cell) return null;
  const from = [cell.source, cell.year].filter(Boolean).join(', ');
  return [from, cell.note].filter(Boolean).join(' · ') || null;
};

const getRange = (cell: BatchChange['before']) => (cell && 'range' in cell ? cell.range : undefined);

/** "80% range 1,505–2,500", only if the cells differ in it; null otherwise. */
const formatRangeChange = (cell: BatchChange['before'], compared: BatchChange['before']): string | null => {
  const [range, other] = [getRange(cell), getRange(compared)];
  if (String(range) === String(other)) return null;
  return range ? `80% range ${range.map((end) => numberFormat.format(end)).join('–')}` : 'Without a range';
};

interface Props {
  cell: BatchChange['before'];
  /** The cell on the other side of a change. A range is shown only if it differs from that one's. */
  compared?: BatchChange['before'];
  unit: string | null;
}

/** A cell of the table: its value, grade and source. */
export const CellView = ({ cell, compared, unit }: Props) => {
  const origin = formatOrigin(cell);
  const range = compared && cell ? formatRangeChange(cell, compared) : null;
  const grade = cell !== null && 'grade' in cell ? cell.grade : null;
  return (
    <Root>
      <span>
        {grade && <DataMark grade={grade} />} {formatCell(cell, unit)}
      </span>
      {range && <small>{range}</small>}
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
