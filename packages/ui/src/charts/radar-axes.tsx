import styled from 'styled-components';
import { RADIUS, spoke } from './radar-shape';
import { pointAt } from './scale';

interface Props {
  axes: string[];
  /** Whether any place has a figure there; an axis without one is dashed. */
  known: boolean[];
}

const rings = [20, 40, 60, 80, 100];

/** The ground of a radar: rings each 20 of 100, an axis for each dimension, its name at the end. */
export const RadarAxes = ({ axes, known }: Props) => (
  <Ground>
    {rings.map((value) => (
      <path key={value} d={ringPath(axes.length, value)} />
    ))}
    {axes.map((axis, index) => (
      <g key={axis}>
        <path
          d={`M0 0L${spoke(index, axes.length, 100).join(' ')}`}
          strokeDasharray={known[index] ? undefined : '3 3'}
        />
        <AxisName words={known[index] ? axis : `${axis}\u00a0?`} angle={(index / axes.length) * 360} />
      </g>
    ))}
    <text y={-RADIUS + 4} x={4} fontSize={10}>
      100
    </text>
  </Ground>
);

const ringPath = (axes: number, value: number) =>
  `M${Array.from({ length: axes }, (_, axis) => spoke(axis, axes, value).join(' ')).join('L')}Z`;

const LINE = 15;

/** On two lines where it has two words, so that the names beside the drawing stay narrow. */
const AxisName = ({ words, angle }: { words: string; angle: number }) => {
  const [x, y] = pointAt(0, RADIUS + 14, angle);
  const lines = inTwo(words);
  const first = y + 5 - ((lines.length - 1) * LINE * (1 - y / RADIUS)) / 2;
  return (
    <Name textAnchor={anchor(x)}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={first + index * LINE}>
          {line}
        </tspan>
      ))}
    </Name>
  );
};

const anchor = (x: number) => (x > 20 ? 'start' : x < -20 ? 'end' : 'middle');

/** Parted at the space nearest the middle. */
const inTwo = (words: string): string[] => {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.sort((a, b) => Math.abs(a - words.length / 2) - Math.abs(b - words.length / 2))[0];
  return middle === undefined ? [words] : [words.slice(0, middle), words.slice(middle + 1)];
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
