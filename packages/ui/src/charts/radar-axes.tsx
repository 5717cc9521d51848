import styled from 'styled-components';
import { getPointAt } from './scale';

interface Props {
  axes: string[];
  /** Whether any place has a value on the axis; an axis without one is dashed. */
  hasFigure: boolean[];
}

const rings = [20, 40, 60, 80, 100];

/** The grid of a radar: a ring every 20 of 100, and a labeled axis for each dimension. */
export const RadarAxes = ({ axes, hasFigure }: Props) => (
  <Ground>
    {rings.map((value) => (
      <path key={value} d={createRingPath(axes.length, value)} />
    ))}
    {axes.map((axis, index) => (
      <g key={axis}>
        <path
          d={`M0 0L${getAxisPoint(index, axes.length, 100).join(' ')}`}
          strokeDasharray={hasFigure[index] ? undefined : '3 3'}
        />
        <AxisName label={hasFigure[index] ? axis : `${axis}\u00a0?`} angle={(index / axes.length) * 360} />
      </g>
    ))}
    <text y={-RADIUS + 4} x={4} fontSize={10}>
      100
    </text>
  </Ground>
);

const createRingPath = (axes: number, value: number) =>
  `M${Array.from({ length: axes }, (_, axis) => getAxisPoint(axis, axes, value).join(' ')).join('L')}Z`;

const LINE = 15;

/** Splits a name of two words into two lines, so that the labels stay narrow. */
const AxisName = ({ label, angle }: { label: string; angle: number }) => {
  const [x, y] = getPointAt(0, RADIUS + 14, angle);
  const lines = splitInTwo(label);
  const first = y + 5 - ((lines.length - 1) * LINE * (1 - y / RADIUS)) / 2;
  return (
    <Name textAnchor={getAnchor(x)}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={first + index * LINE}>
          {line}
        </tspan>
      ))}
    </Name>
  );
};

const getAnchor = (x: number) => (x > 20 ? 'start' : x < -20 ? 'end' : 'middle');

/** Splits at the space nearest the middle. */
const splitInTwo = (label: string): string[] => {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.sort((a, b) => Math.abs(a - label.length / 2) - Math.abs(b - label.length / 2))[0];
  return middle === undefined ? [label] : [label.slice(0, middle), label.slice(middle + 1)];
};

const Ground = styled.g`
  fill: none;
  stroke: var(--line);

  text {
    fill: var(--ink-3);
    stroke: none;
  }
`;

const Name = styled.text`
  && {
    fill: var(--ink-2);
  }

  font: 500 13px var(--sans);
`;

/** The radius of 100, in units of the drawing. */
const RADIUS = 100;

type Value = number | null | undefined;

/** The point of `value` (0–100) on an axis. The first axis points up, the others follow clockwise. */
export const getAxisPoint = (axis: number, axes: number, value: number): [number, number] =>
  getPointAt(0, (Math.min(100, Math.max(0, value)) / 100) * RADIUS, (axis / axes) * 360);

const formatPoint = ([x, y]: [number, number]) => `${x} ${y}`;

/** Each pair of neighboring values that are both known. */
const findKnownPairs = (values: readonly Value[]): [from: string, to: string][] =>
  values.flatMap((value, axis): [string, string][] => {
    const next = (axis + 1) % values.length;
    const after = values[next];
    if (typeof value !== 'number' || typeof after !== 'number') return [];
    return [
      [
        formatPoint(getAxisPoint(axis, values.length, value)),
        formatPoint(getAxisPoint(next, values.length, after)),
      ],
    ];
  });

/** The shape's outline, open on both sides of a missing value. */
export const createOutline = (values: readonly Value[]): string =>
  findKnownPairs(values)
    .map(([from, to]) => `M${from}L${to}`)
    .join('');

/** The shape's fill, as wedges from the center. */
export const createFill = (values: readonly Value[]): string =>
  findKnownPairs(values)
    .map(([from, to]) => `M0 0L${from}L${to}Z`)
    .join('');
