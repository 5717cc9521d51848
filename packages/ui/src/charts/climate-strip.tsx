import type { ClimateMonth, TemperatureUnit } from '@wanderwork/contracts';
import styled from 'styled-components';
import { climateWords, temperatureColour } from './climate';

interface Props {
  months: ClimateMonth[] | null;
  /** The degrees in which it is told in words. */
  unit: TemperatureUnit;
}

/** The ribbon of a card: twelve colours with the rain beneath. A month without a figure is an open frame. */
export const ClimateStrip = ({ months, unit }: Props) =>
  months ? (
    <Drawing
      viewBox="0 0 120 16"
      preserveAspectRatio="none"
      role="img"
      aria-label={climateWords(months, unit)}
    >
      {months.map(({ tempC, rainMm }, index) => (
        <g key={index} transform={`translate(${index * 10})`}>
          {tempC === null ? (
            <path
              d="M.3.5h8.8v9H.3z"
              fill="none"
              stroke="var(--line-2)"
              strokeDasharray="2 2"
              vectorEffect="non-scaling-stroke"
            />
          ) : (
            <rect width={9.4} height={10} fill={temperatureColour(tempC)} />
          )}
          <rect y={11} width={9.4} height={Math.min(5, (rainMm ?? 0) / 45)} fill="var(--rain)" />
        </g>
      ))}
    </Drawing>
  ) : (
    <Drawing viewBox="0 0 120 16" preserveAspectRatio="none" role="img" aria-label="Climate: no figure">
      <path d="M0 10.5h120" stroke="var(--line-2)" strokeDasharray="3 3" vectorEffect="non-scaling-stroke" />
    </Drawing>
  );

const Drawing = styled.svg`
  width: 100%;
  height: 14px;
`;
