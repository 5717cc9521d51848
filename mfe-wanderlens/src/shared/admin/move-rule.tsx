import type { ScoreMove } from '@wanderwork/contracts';

const WIDTH = 200;
const MIDDLE = 9;
const toX = (score: number): number => 4 + (score / 100) * (WIDTH - 8);

/** The change of a score on a ruler from 0 to 100: an open circle for the old score, a needle for the new one. */
export const MoveRule = ({ move: { from, to } }: { move: ScoreMove }) => (
  <svg viewBox={`0 0 ${WIDTH} 18`} width={WIDTH} height={18} fill="none">
    <path d={`M4 ${MIDDLE}H${WIDTH - 4}`} stroke="var(--line-2)" />
    {[0, 25, 50, 75, 100].map((tick) => (
      <path key={tick} d={`M${toX(tick)} ${MIDDLE - 3}v6`} stroke="var(--line-2)" />
    ))}
    {from !== null && to !== null && (
      <path d={`M${toX(from)} ${MIDDLE}H${toX(to)}`} stroke="var(--red)" strokeWidth={3} />
    )}
    {from !== null && (
      <circle cx={toX(from)} cy={MIDDLE} r={3.5} fill="var(--sheet)" stroke="var(--ink)" strokeWidth={1.5} />
    )}
    {to !== null && <path d={`M${toX(to)} ${MIDDLE - 7}v14`} stroke="var(--red)" strokeWidth={2.5} />}
  </svg>
);
