import { computeScore } from '@wanderwork/quest-engine';
import { Small } from '@wanderwork/ui';
import { useEffect } from 'react';
import { getGhostPoints, loadGhost, saveGhost, useGhost } from '../model/ghost';
import { type Game } from '../model/play-state';

/** How this dash compares with the last one of this browser on the same day. A finished dash is the next one's measure. */
const GhostLine = ({ game: { run, state } }: { game: Game }) => {
  const isOver = state.ending !== null;
  // The ghost is read before this dash replaces it.
  useEffect(() => void loadGhost(), []);
  useEffect(() => {
    if (isOver) saveGhost(run);
  }, [run, isOver]);
  const ghost = useGhost(run.id);
  if (!ghost) return null;
  const [now, then] = [computeScore(state), getGhostPoints(ghost, state.day)];
  return (
    <Small $quiet>
      {isOver ? 'Your last dash ended with' : 'On this day, your last dash had'} {formatPoints(then)}. This
      one has {formatPoints(now)}.
    </Small>
  );
};

const formatPoints = (points: number): string => `${points.toLocaleString('en')} points`;

export default GhostLine;
