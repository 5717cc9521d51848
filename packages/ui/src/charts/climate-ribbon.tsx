import type { ClimateMonth } from '@wanderwork/contracts';
import { useId } from 'react';
import styled from 'styled-components';
import { DataMark } from '../display/data-mark';
import { COMFORT, climateWords, temperatureColour } from './climate';
import { monthNames } from './words';

interface Props {
  /** January to December; null when nothing is known. */
  months: ClimateMonth[] | null;
  /** The month in question, 0–11, framed in red. */
  month?: number;
  height?: number;
}

/** Twelve columns: temperature stands up from the line, rain hangs below it hatched, comfort is a band behind. */
export const ClimateRibbon = ({ months, month, height = 190 }: Props) => {
  const hatch = useId();
  if (!months) return <DataMark grade={null} showText text="No climate station near enough: no figure." />;
  const ground = Math.round(height * 0.6);
  const up = (celsius: number) => ground - ((celsius + 4) / 40) * (ground - 14);
  return (
    <Drawing height={height} role="img" aria-label={climateWords(months)}>
      <pattern id={hatch} width={4} height={3.5} patternUnits="userSpaceOnUse">
        <path d="M0 1h4" stroke="var(--rain)" strokeWidth={1.5} />
      </pattern>
      <rect
        width="100%"
        y={up(COMFORT.high)}
        height={up(COMFORT.low) - up(COMFORT.high)}
        fill="var(--buff)"
      />
      {months.map((figures, index) => (
        <Month key={index} {...{ figures, index, ground, height, hatch }} up={up} framed={index === month} />
      ))}
      <line x1="0" x2="100%" y1={ground} y2={ground} stroke="var(--ink)" strokeWidth={1.2} />
    </Drawing>
  );
};

interface MonthProps {
  figures: ClimateMonth;
  index: number;
  ground: number;
  height: number;
  hatch: string;
  up: (celsius: number) => number;
  framed: boolean;
}

/** The rain that fills the room below the line. */
const RAIN_MAX_MM = 260;
const share = (twelfths: number) => `${(twelfths / 12) * 100}%`;

const Month = ({ figures: { tempC, rainMm }, index, ground, height, hatch, up, framed }: MonthProps) => {
  const x = share(index + 0.1);
  const middle = share(index + 0.5);
  const top = tempC === null ? ground - 30 : Math.min(up(tempC), ground - 3);
  const depth = Math.min(1, (rainMm ?? 0) / RAIN_MAX_MM) * (height - ground - 28);
  return (
    <>
      {tempC === null ? (
        <rect
          x={x}
          width={share(0.8)}
          y={top}
          height={ground - top}
          stroke="var(--ink-3)"
          strokeDasharray="3 3"
        />
      ) : (
        <rect x={x} width={share(0.8)} y={top} height={ground - top} fill={temperatureColour(tempC)} />
      )}
      <text x={middle} y={top - 5} fontSize={12} fontWeight={600} fill="var(--ink)">
        {tempC === null ? '?' : `${Math.round(tempC)}°`}
      </text>
      <rect x={x} width={share(0.8)} y={ground + 2} height={depth} fill={`url(#${hatch})`} />
      <text
        x={middle}
        y={height - 7}
        fontSize={12}
        fontWeight={framed ? 700 : 500}
        fill={framed ? 'var(--red)' : 'var(--ink-2)'}
      >
        {monthNames[index]![0]}
      </text>
      {framed && (
        <rect
          x={share(index + 0.02)}
          width={share(0.96)}
          y={1}
          height={height - 2}
          stroke="var(--red)"
          strokeWidth={1.6}
        />
      )}
    </>
  );
};

const Drawing = styled.svg`
  width: 100%;
  fill: none;
  font-family: var(--sans);
  text-anchor: middle;
`;
