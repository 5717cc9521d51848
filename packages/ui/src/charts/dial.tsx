import type { IrexSummary } from '@wanderwork/contracts';
import styled, { keyframes } from 'styled-components';
import { createArcPath, toDialAngle, getPointAt, createRadialPath, RANGE_INK } from './scale';
import { bandLabels, formatLikelyRange } from './labels';

interface Props {
  irex: IrexSummary;
  /** Width in pixels; the text is readable from 200 up. */
  size?: number;
  /** The needle sweeps in once. */
  sweep?: boolean;
}

const CENTER = 110;
const evenValues = Array.from({ length: 51 }, (_, index) => index * 2);
const labeledValues = [0, 20, 40, 60, 80, 100];

/** The score as a dial. A red band shows the likely range, so the uncertainty is visible before the number. */
export const Dial = ({ irex, size = 240, sweep = false }: Props) => (
  <DialSvg viewBox="0 0 220 196" width={size} role="img" aria-label={describeDial(irex)}>
    <path d={createArcPath(CENTER, 101, 0, 100)} stroke="var(--line)" strokeWidth={7} />
    <path d={createArcPath(CENTER, 101, irex.low, irex.high)} stroke={RANGE_INK} strokeWidth={7} />
    <path
      d={createTickPath((value) => value % 10 !== 0, 91)}
      stroke="var(--ink)"
      strokeWidth={0.7}
      opacity={0.55}
    />
    <path d={createTickPath((value) => value % 10 === 0, 86)} stroke="var(--ink)" strokeWidth={1.5} />
    {labeledValues.filter(isClearOf(irex.score)).map((value) => (
      <Figure key={value} value={value} />
    ))}
    <g transform={`rotate(${toDialAngle(irex.score)} ${CENTER} ${CENTER})`}>
      <Needle d={`M${CENTER} 4V48`} $sweep={sweep} $from={-120 - toDialAngle(irex.score)} />
    </g>
    <Score x={CENTER} y={122}>
      {Math.round(irex.score)}
    </Score>
    <text x={CENTER} y={145} fontSize={13} fontWeight={600} fill="var(--ink)">
      {bandLabels[irex.band]}
    </text>
    <text x={CENTER} y={163} fontSize={12} fill="var(--ink-3)">
      {formatLikelyRange(irex)}
    </text>
  </DialSvg>
);

const describeDial = (irex: IrexSummary) =>
  `IREX ${Math.round(irex.score)} of 100, ${bandLabels[irex.band].toLowerCase()}, ${formatLikelyRange(irex)}, ` +
  `data for ${Math.round(irex.confidence)}% of its weight`;

/** Leaves out a number that the needle would cross. */
const isClearOf = (score: number) => (value: number) => Math.abs(value - score) > 4;

const createTickPath = (isIncluded: (value: number) => boolean, inner: number) =>
  evenValues
    .filter(isIncluded)
    .map((value) => createRadialPath(CENTER, inner, 97, value))
    .join('');

const Figure = ({ value }: { value: number }) => {
  const [x, y] = getPointAt(CENTER, 74, toDialAngle(value));
  return (
    <text x={x} y={y + 3.5} fontSize={10} fill="var(--ink-3)">
      {value}
    </text>
  );
};

const DialSvg = styled.svg`
  height: auto;
  fill: none;
  font-family: var(--sans);
  text-anchor: middle;
`;

const Score = styled.text`
  fill: var(--ink);
  font: 400 52px var(--serif);
  letter-spacing: -0.035em;
`;

const swing = keyframes`
  from { transform: rotate(var(--from)); }
`;

const Needle = styled.path.attrs<{ $sweep: boolean; $from: number }>(({ $from }) => ({
  style: { '--from': `${$from}deg` },
}))`
  stroke: var(--red);
  stroke-width: 2.6;
  transform-origin: ${CENTER}px ${CENTER}px;
  animation: ${({ $sweep }) => ($sweep ? swing : 'none')} 900ms var(--out);
`;
