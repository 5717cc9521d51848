import type { IrexSummary } from '@wanderwork/contracts';
import { createArcPath, createRadialPath, RANGE_INK } from './scale';
import { formatLikelyRange } from './labels';

/** A score; one that was given rather than computed has no range. */
type Score = Pick<IrexSummary, 'score'> & Partial<Pick<IrexSummary, 'low' | 'high'>>;

const hasRange = (irex: Score): irex is IrexSummary => irex.low !== undefined && irex.high !== undefined;

interface Props {
  irex: Score;
  /** The reader's own score: with one decimal, and called theirs. */
  isOwn?: boolean;
}

/**
 * The dial of a card: score, range and needle. Styled by attributes, because a list draws two dozen of them at once.
 */
export const MiniDial = ({ irex, isOwn = false }: Props) => {
  const score = isOwn ? irex.score.toFixed(1) : Math.round(irex.score);
  const label = `${isOwn ? 'Your ' : ''}IREX ${score}`;
  return (
    <svg
      viewBox="0 0 76 68"
      width={76}
      height={68}
      fill="none"
      fontFamily="var(--sans)"
      textAnchor="middle"
      role="img"
      aria-label={hasRange(irex) ? `${label}, ${formatLikelyRange(irex)}` : label}
    >
      <path d={createArcPath(38, 32, 0, 100)} stroke="var(--line)" strokeWidth={4} />
      {hasRange(irex) && (
        <path d={createArcPath(38, 32, irex.low, irex.high)} stroke={RANGE_INK} strokeWidth={4} />
      )}
      <path d={createRadialPath(38, 26, 36.5, irex.score)} stroke="var(--red)" strokeWidth={2.2} />
      <text
        x={38}
        y={46}
        fontFamily="var(--serif)"
        fontSize={isOwn ? 22 : 26}
        letterSpacing="-0.03em"
        fill="var(--ink)"
      >
        {score}
      </text>
      <text x={38} y={63} fontSize={11} fill="var(--ink-3)">
        {isOwn ? 'Yours' : 'IREX'}
      </text>
    </svg>
  );
};
