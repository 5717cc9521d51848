import {
  COMFORT,
  formatDegrees,
  formatTemperature,
  type ClimateMonth,
  type TemperatureUnit,
  monthNames,
} from '@wanderwork/contracts';
import { useId } from 'react';
import styled from 'styled-components';
import { Caption, DataMark } from '@wanderwork/ui';
import {
  describeClimate,
  formatRainRange,
  scaleRain,
  createTemperatureScale,
  getTemperatureColor,
} from './climate';

interface Props {
  /** January to December; null when nothing is known. */
  months: ClimateMonth[] | null;
  /** The unit of the printed temperatures. */
  unit: TemperatureUnit;
  /** The highlighted month, 0–11, framed in red. */
  month?: number;
  height?: number;
}

const TOP_PX = 18;
const MONTH_LABEL_PX = 26;

/**
 * Twelve columns: temperature rises from the line, hatched rain hangs below it, and a band marks the comfort range.
 * Widths are relative and heights in pixels, so the text stays readable on a phone.
 */
export const ClimateRibbon = ({ months, unit, month, height = 200 }: Props) => {
  const hatch = useId();
  if (!months)
    return (
      <DataMark grade={null} showText text="No climate station is close enough, so there is no figure." />
    );

  const ground = Math.round(height * 0.6);
  const scaleTemperature = createTemperatureScale(months);
  const toTemperatureY = (celsius: number) => ground - scaleTemperature(celsius) * (ground - TOP_PX);
  const toRainHeight = (mm: number) => scaleRain(mm) * (height - ground - MONTH_LABEL_PX);
  return (
    <figure>
      <Drawing height={height} role="img" aria-label={describeClimate(months, unit)}>
        <pattern id={hatch} width={4} height={3.5} patternUnits="userSpaceOnUse">
          <path d="M0 1h4" stroke="var(--rain)" strokeWidth={1.5} />
        </pattern>
        <rect
          width="100%"
          y={toTemperatureY(COMFORT.high)}
          height={toTemperatureY(COMFORT.low) - toTemperatureY(COMFORT.high)}
          fill="var(--buff)"
        />
        {months.map((figures, index) => (
          <MonthColumn
            key={index}
            {...{ figures, index, unit, ground, height, hatch, toTemperatureY, toRainHeight }}
            framed={index === month}
          />
        ))}
        <line x1="0" x2="100%" y1={ground} y2={ground} stroke="var(--ink)" strokeWidth={1.2} />
      </Drawing>
      <Legend months={months} unit={unit} />
    </figure>
  );
};

const Legend = ({ months, unit }: { months: ClimateMonth[]; unit: TemperatureUnit }) => {
  const rain = formatRainRange(months);
  return (
    <Caption as="figcaption">
      Columns: average temperature. Band: comfort, {formatDegrees(COMFORT.low, unit)}–
      {formatTemperature(COMFORT.high, unit)}.{' '}
      {rain ? `Hatching: rain, ${rain} a month.` : 'Rainfall unknown.'}
    </Caption>
  );
};

const Drawing = styled.svg`
  width: 100%;
  margin-bottom: 6px;
  fill: none;
  font-family: var(--sans);
  text-anchor: middle;
`;

interface MonthColumnProps {
  figures: ClimateMonth;
  /** 0–11. */
  index: number;
  unit: TemperatureUnit;
  /** The line on which temperature stands. */
  ground: number;
  height: number;
  /** Id of the rain pattern. */
  hatch: string;
  toTemperatureY: (celsius: number) => number;
  toRainHeight: (mm: number) => number;
  framed: boolean;
}

const toShare = (twelfths: number) => `${(twelfths / 12) * 100}%`;

/** One month of the climate ribbon; a missing value is an open, dashed shape. */
const MonthColumn = ({
  figures,
  index,
  unit,
  ground,
  height,
  hatch,
  toTemperatureY,
  toRainHeight,
  framed,
}: MonthColumnProps) => {
  const column = { x: toShare(index + 0.1), width: toShare(0.8) };
  const middle = toShare(index + 0.5);
  const top = figures.tempC === null ? ground - 30 : Math.min(toTemperatureY(figures.tempC), ground - 3);
  return (
    <>
      <rect {...column} y={top} height={ground - top} {...getTemperatureFill(figures.tempC)} />
      <text x={middle} y={top - 5} fontSize={12} fontWeight={600} fill="var(--ink)">
        {figures.tempC === null ? '?' : `${formatDegrees(figures.tempC, unit)}°`}
      </text>
      <rect {...column} y={ground + 2} {...getRainFill(figures.rainMm, hatch, toRainHeight)} />
      <text
        x={middle}
        y={height - 8}
        fontSize={12}
        fontWeight={framed ? 700 : 500}
        fill={framed ? 'var(--red)' : 'var(--ink-2)'}
      >
        {monthNames[index]?.[0]}
      </text>
      {framed && (
        <rect
          x={toShare(index + 0.02)}
          width={toShare(0.96)}
          y={1}
          height={height - 2}
          stroke="var(--red)"
          strokeWidth={1.6}
        />
      )}
    </>
  );
};

const unknown = { stroke: 'var(--ink-3)', strokeDasharray: '3 3' };

const getTemperatureFill = (celsius: number | null) =>
  celsius === null ? unknown : { fill: getTemperatureColor(celsius) };

const getRainFill = (mm: number | null, hatch: string, toRainHeight: MonthColumnProps['toRainHeight']) =>
  mm === null ? { ...unknown, height: 12 } : { fill: `url(#${hatch})`, height: toRainHeight(mm) };
