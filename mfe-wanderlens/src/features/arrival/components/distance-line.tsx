import styled from 'styled-components';
import { type Airport } from '../model/airports';
import { getScaleEnd } from '../model/distance-scale';

/** The distances of the airports on one line. Hidden from screen readers, since the list below says the same. */
export const DistanceLine = ({ airports }: { airports: Airport[] }) => {
  const end = getScaleEnd(Math.max(...airports.map(({ km }) => km)));
  const toPercent = (km: number) => `${(km / end) * 100}%`;
  return (
    <Drawing aria-hidden height={74}>
      <line x1="0" x2="100%" y1={38} y2={38} stroke="var(--line-2)" />
      {[0, end / 2, end].map((km) => (
        <g key={km}>
          <line x1={toPercent(km)} x2={toPercent(km)} y1={34} y2={42} stroke="var(--line-2)" />
          <text x={toPercent(km)} y={68} textAnchor={km === 0 ? 'start' : km === end ? 'end' : 'middle'}>
            {km === 0 ? 'The city' : `${km} km`}
          </text>
        </g>
      ))}
      <rect x="0" y={33} width={10} height={10} fill="var(--red)" />
      {airports.map(({ code, km, large }) => (
        <g key={code}>
          <line x1={toPercent(km)} x2={toPercent(km)} y1={large ? 20 : 28} y2={38} stroke="var(--ink)" />
          <circle cx={toPercent(km)} cy={38} r={large ? 6 : 4} fill={large ? 'var(--ink)' : 'var(--sheet)'} />
          <Code x={toPercent(km)} y={large ? 14 : 24} textAnchor={km / end < 0.06 ? 'start' : 'middle'}>
            {code}
          </Code>
        </g>
      ))}
    </Drawing>
  );
};

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  font: 12px var(--sans);

  text {
    fill: var(--ink-3);
  }

  circle {
    stroke: var(--ink);
    stroke-width: 1.6;
  }
`;

const Code = styled.text`
  && {
    font-weight: 600;
    fill: var(--ink);
  }
`;
