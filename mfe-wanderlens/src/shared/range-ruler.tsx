import { type IrexSummary } from '@wanderwork/contracts';
import styled from 'styled-components';

/** Lower scores are rare. Starting here makes the ranges easier to compare. */
const RULER_START = 50;
const toPercent = (score: number): number => Math.max(0, ((score - RULER_START) / (100 - RULER_START)) * 100);

/** The margin of error of a score on a ruler from 50 to 100. */
export const RangeRuler = ({ irex: { score, low, high }, label }: { irex: IrexSummary; label: string }) => (
  <Ruler role="img" aria-label={label}>
    <line x1="0" x2="100%" y1={8} y2={8} />
    <rect x={`${toPercent(low)}%`} width={`${toPercent(high) - toPercent(low)}%`} y={5.5} height={5} />
    <Needle x1={`${toPercent(score)}%`} x2={`${toPercent(score)}%`} y1={2} y2={14} />
  </Ruler>
);

const Ruler = styled.svg`
  display: block;
  width: 100%;
  max-width: 120px;
  height: 16px;
  stroke: var(--line-2);

  rect {
    fill: color-mix(in srgb, var(--red) 46%, var(--sheet));
    stroke: none;
  }
`;

const Needle = styled.line`
  stroke: var(--red);
  stroke-width: 2;
`;
