import { roundToTenth } from '@wanderwork/contracts';
import styled from 'styled-components';
import { RANGE_INK } from './scale';

interface Props {
  points: LinePoint[];
  ticks: number[];
  height: number;
  format: (value: number) => string;
}

/**
 * The drawing of a line chart. Widths are relative and heights in pixels, so text and lines keep their size on any
 * screen.
 */
export const LinePlot = ({ points, ticks, height, format }: Props) => {
  const [floor = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const x = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * 100 : 50);
  const y = (value: number) => roundToTenth((1 - (value - floor) / (top - floor)) * height);
  const at = (index: number, value: number) => `${roundToTenth(x(index))} ${y(value)}`;
  const knownPoints = points.flatMap(({ value, high }, index) =>
    value === null ? [] : [{ index, value, top: high ?? value }],
  );
  const stretches = findKnownStretches(points);
  return (
    <Drawing height={height}>
      {ticks.map((tick) => (
        <line key={tick} x2="100%" y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
      ))}
      {points.map(
        ({ value }, index) => value === null && <Gap key={index} x={`${x(index)}%`} height={height} />,
      )}
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
        {stretches.map((stretch) => (
          <g key={stretch[0]}>
            <path d={createBandPath(stretch, points, at)} fill={RANGE_INK} opacity={0.5} />
            <Line d={`M${stretch.map((index) => at(index, points[index]?.value ?? 0)).join('L')}`} />
          </g>
        ))}
      </svg>
      {knownPoints.map(({ index, value }) => (
        <circle key={index} cx={`${x(index)}%`} cy={y(value)} r={3} fill="var(--ink)" />
      ))}
      <Ends knownPoints={knownPoints} {...{ x, y, format }} />
    </Drawing>
  );
};

type At = (index: number, value: number) => string;

/** Along the upper ends of the ranges and back along the lower ones. */
const createBandPath = (stretch: number[], points: LinePoint[], at: At): string => {
  const pointsAlong = (side: 'low' | 'high') =>
    stretch.map((index) => at(index, points[index]?.[side] ?? points[index]?.value ?? 0));
  return `M${[...pointsAlong('high'), ...pointsAlong('low').reverse()].join('L')}Z`;
};

/** A time without a value: a dashed vertical line with a question mark at its foot. */
const Gap = ({ x, height }: { x: string; height: number }) => (
  <>
    <line x1={x} x2={x} y2={height - 16} stroke="var(--ink-3)" strokeDasharray="3 3" />
    <text x={x} y={height - 3} textAnchor="middle" fill="var(--ink-2)">
      ?
    </text>
  </>
);

interface EndsProps {
  /** `top`: the upper end of its range, which the text stays above. */
  knownPoints: { index: number; value: number; top: number }[];
  x: (index: number) => number;
  y: (value: number) => number;
  format: (value: number) => string;
}

/** The first and last value as text, and a red ring at the last. */
const Ends = ({ knownPoints, x, y, format }: EndsProps) => {
  const [first, last] = [knownPoints[0], knownPoints.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      {first !== last && (
        <text x={`${x(first.index)}%`} y={y(first.top) - 10} textAnchor={getAnchor(x(first.index))}>
          {format(first.value)}
        </text>
      )}
      <circle
        cx={`${x(last.index)}%`}
        cy={y(last.value)}
        r={5}
        fill="var(--sheet)"
        stroke="var(--red)"
        strokeWidth={2.4}
      />
      <text x={`${x(last.index)}%`} y={y(last.top) - 10} textAnchor={getAnchor(x(last.index))}>
        {format(last.value)}
      </text>
    </>
  );
};

const getAnchor = (x: number) => (x < 10 ? 'start' : x > 90 ? 'end' : 'middle');

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  font: 600 13px var(--sans);

  text {
    fill: var(--ink);
    /* Keeps the text readable where it crosses the line. */
    stroke: var(--paper);
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
`;

const Line = styled.path`
  fill: none;
  stroke: var(--ink);
  stroke-width: 2;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

/** One value of a series; null where there is none. `low`–`high` is its likely range. */
export interface LinePoint {
  /** The time label ("2021", "March"). */
  label: string;
  value: number | null;
  low?: number;
  high?: number;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** Returns about `count` round values, from at or below `low` to at or above `high`. */
export const createRoundTicks = (low: number, high: number, count = 4): number[] => {
  const span = high - low || Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = power * (roundSteps.find((each) => each * power * count >= span) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  // Removes floating-point noise such as 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
};

const getFigures = ({ value, low, high }: LinePoint): number[] =>
  value === null ? [] : [value, low ?? value, high ?? value];

/** The ticks of an axis that covers every value and range; empty when no value is known. */
export const createTicks = (points: readonly LinePoint[]): number[] => {
  const figures = points.flatMap(getFigures);
  return figures.length === 0 ? [] : createRoundTicks(Math.min(...figures), Math.max(...figures));
};

/** The index ranges without a gap: the line must not cross a year that has no value. */
export const findKnownStretches = (points: readonly LinePoint[]): number[][] =>
  points
    .reduce<number[][]>(
      (stretches, { value }, index) => {
        if (value === null) stretches.push([]);
        else stretches.at(-1)?.push(index);
        return stretches;
      },
      [[]],
    )
    .filter((stretch) => stretch.length > 0);
