import type { BatchDifference } from '@wanderwork/contracts';
import { FAR_POINTS } from '@wanderwork/contracts';

/** "−6.1", "+0.4". */
export const formatPoints = (points: number): string =>
  `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

export const formatScore = (score: number | null): string => score?.toFixed(1) ?? 'none';

/** "14 cities", "1 city". */
export const formatCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** "Changes 14 scores, 2 by more than 5 points; 1 band changes." */
export const describeMoves = (
  { moved, movedFar, bandsChanged }: BatchDifference['scores'],
  ahead: boolean,
): string => {
  if (moved === 0) return ahead ? 'No score changes.' : 'No score changed.';
  const far =
    movedFar === 0
      ? `none by more than ${FAR_POINTS} points`
      : `${movedFar} by more than ${FAR_POINTS} points`;
  const bands = ahead
    ? formatCount(bandsChanged, 'band changes', 'bands change')
    : formatCount(bandsChanged, 'band changed', 'bands changed');
  return `${ahead ? 'Changes' : 'Changed'} ${formatCount(moved, 'score', 'scores')}, ${far}; ${bands}.`;
};
