import type { ClimateMonth, TemperatureUnit } from '@wanderwork/contracts';
import styled from 'styled-components';
import { describeClimate, getTemperatureColor } from './climate';

interface Props {
  months: ClimateMonth[] | null;
  /** The unit in the text alternative. */
  unit: TemperatureUnit;
}

const toColumnPath = (at: number, top: number, height: number): string =>
  `M${at * 10} ${top}h9.4v${height.toFixed(2)}h-9.4z`;

/** Combines the outlines of all months of one color, so that a strip has a handful of shapes instead of two dozen. */
const createShapes = (months: readonly ClimateMonth[]) => {
  const warmth = new Map<string, string>();
  let rain = '';
  let unknown = '';
  months.forEach(({ tempC, rainMm }, at) => {
    if (tempC === null) unknown += `M${at * 10 + 0.3}.5h8.8v9h-8.8z`;
    else {
      const ink = getTemperatureColor(tempC);
      warmth.set(ink, (warmth.get(ink) ?? '') + toColumnPath(at, 0, 10));
    }
    if (rainMm) rain += toColumnPath(at, 11, Math.min(5, rainMm / 45));
  });
  return { warmth: [...warmth], rain, unknown };
};

/** The climate strip of a card: twelve colors with the rain below. A month without a value is an open frame. */
export const ClimateStrip = ({ months, unit }: Props) => {
  if (!months)
    return (
      <Drawing viewBox="0 0 120 16" preserveAspectRatio="none" role="img" aria-label="Climate: no figure">
        <Unknown d="M0 10.5h120" strokeDasharray="3 3" />
      </Drawing>
    );
  const { warmth, rain, unknown } = createShapes(months);
  return (
    <Drawing
      viewBox="0 0 120 16"
      preserveAspectRatio="none"
      role="img"
      aria-label={describeClimate(months, unit)}
    >
      {warmth.map(([ink, d], at) => (
        // Keyed by position, so a path keeps its element when other months are drawn.
        <path key={at} d={d} fill={ink} />
      ))}
      {rain && <path d={rain} fill="var(--rain)" />}
      {unknown && <Unknown d={unknown} strokeDasharray="2 2" />}
    </Drawing>
  );
};

const Unknown = (props: { d: string; strokeDasharray: string }) => (
  <path {...props} fill="none" stroke="var(--line-2)" vectorEffect="non-scaling-stroke" />
);

const Drawing = styled.svg`
  width: 100%;
  height: 14px;
`;
