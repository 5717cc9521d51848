import { Caption, DataMark } from '@wanderwork/ui';
import styled from 'styled-components';
import { createTicks, type LinePoint, LinePlot } from './line-plot';
import { ChartTable } from './chart-table';

interface Props {
  /** What the line shows ("Median download, Mbps"). */
  title: string;
  /** In time order, evenly spaced. */
  points: LinePoint[];
  /** Formats a value ("85 Mbps"). */
  format?: (value: number) => string;
  height?: number;
}

/** A value over time with its likely range. Where a value is missing, the line breaks and the place is marked. */
export const LineChart = ({ title, points, format = String, height = 180 }: Props) => {
  const ticks = createTicks(points);
  if (ticks.length === 0) return <DataMark grade={null} showText text={`${title}: no figure.`} />;
  return (
    <figure>
      <Caption as="figcaption">{title}</Caption>
      <ChartGrid aria-hidden>
        <Axis style={{ height }}>
          {[...ticks].reverse().map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </Axis>
        <LinePlot {...{ points, ticks, height, format }} />
        <Times>
          {selectTimeLabels(points).map((label, index) => (
            <span key={index}>{label}</span>
          ))}
        </Times>
      </ChartGrid>
      <ChartTable
        caption={title}
        columns={['When', 'Figure']}
        rows={points.map((point) => [point.label, describePoint(point, format)])}
      />
    </figure>
  );
};

/** "71, likely 66 to 76". */
const describePoint = ({ value, low, high }: LinePoint, format: (value: number) => string): string => {
  if (value === null) return 'no figure';
  return low === undefined || high === undefined
    ? format(value)
    : `${format(value)}, likely ${format(low)} to ${format(high)}`;
};

/** The first and last label, and the middle one if there is one. */
const selectTimeLabels = (points: LinePoint[]): string[] => {
  const middle = points.length > 4 && points.length % 2 === 1 ? [(points.length - 1) / 2] : [];
  return [...new Set([0, ...middle, points.length - 1])].map((index) => points[index]?.label ?? '');
};

const ChartGrid = styled.div`
  display: grid;
  grid-template: auto auto / auto minmax(0, 1fr);
  gap: 8px 10px;
  margin-top: 30px;
  font-size: var(--f-cap);
  color: var(--ink-3);
`;

/** Each number is aligned with its line. */
const Axis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: end;
  white-space: nowrap;

  span {
    line-height: 0;
  }
`;

const Times = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;

  span:only-child {
    margin-inline: auto;
  }
`;
