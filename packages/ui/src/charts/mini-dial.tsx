import type { IrexSummary } from '@wanderwork/contracts';
import styled from 'styled-components';
import { arcPath, radialPath, RANGE_INK } from './scale';
import { likelyWords } from './words';

/** The dial of a card: score, range and needle. */
export const MiniDial = ({ irex }: { irex: IrexSummary }) => (
  <Face
    viewBox="0 0 76 68"
    width={76}
    height={68}
    role="img"
    aria-label={`IREX ${Math.round(irex.score)}, ${likelyWords(irex)}`}
  >
    <path d={arcPath(38, 32, 0, 100)} stroke="var(--line)" strokeWidth={4} />
    <path d={arcPath(38, 32, irex.low, irex.high)} stroke={RANGE_INK} strokeWidth={4} />
    <path d={radialPath(38, 26, 36.5, irex.score)} stroke="var(--red)" strokeWidth={2.2} />
    <Score x={38} y={46}>
      {Math.round(irex.score)}
    </Score>
    <text x={38} y={63} fontSize={11} fill="var(--ink-3)">
      IREX
    </text>
  </Face>
);

const Face = styled.svg`
  flex: none;
  fill: none;
  font-family: var(--sans);
  text-anchor: middle;
`;

const Score = styled.text`
  fill: var(--ink);
  font: 400 26px var(--serif);
  letter-spacing: -0.03em;
`;
