import { formatDegrees, monthNames, type ClimateMonth, type TemperatureUnit } from '@wanderwork/contracts';
import { getTemperatureColor } from './climate';

interface Props {
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
export const MonthColumn = ({
  figures,
  index,
  unit,
  ground,
  height,
  hatch,
  toTemperatureY,
  toRainHeight,
  framed,
}: Props) => {
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

const getRainFill = (mm: number | null, hatch: string, toRainHeight: Props['toRainHeight']) =>
  mm === null ? { ...unknown, height: 12 } : { fill: `url(#${hatch})`, height: toRainHeight(mm) };
