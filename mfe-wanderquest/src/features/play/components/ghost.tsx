import { computeScore } from '@wanderwork/quest-engine';
import { Small, Stack } from '@wanderwork/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { getGhostPoints, loadGhost, saveGhost, useGhost } from '../model/ghost';
import { type Game } from '../model/play-state';
import { formatCount } from '../model/text/labels';

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
    <Stack as="section" $gap={2} aria-label="Your last dash">
      <Small>
        {describeLead(now - then)} {isOver ? 'in the end' : 'on this day'}.
      </Small>
      <PointsBar name="This dash" points={now} most={Math.max(now, then)} isNow />
      <PointsBar name="Your last dash" points={then} most={Math.max(now, then)} />
    </Stack>
  );
};

const describeLead = (lead: number): string => {
  if (lead === 0) return 'Level with your last dash';
  const points = formatCount(Math.abs(lead), 'point');
  return `${points} ${lead > 0 ? 'ahead of' : 'behind'} your last dash`;
};

interface BarProps {
  name: string;
  points: number;
  /** The longest bar. */
  most: number;
  isNow?: boolean;
}

const PointsBar = ({ name, points, most, isNow = false }: BarProps) => (
  <Line>
    <span>{name}</span>
    <Bar aria-hidden $now={isNow} style={{ inlineSize: `${most === 0 ? 0 : (points * 100) / most}%` }} />
    <span>{points.toLocaleString('en')}</span>
  </Line>
);

const Line = styled.p`
  display: grid;
  grid-template-columns: 14ch minmax(0, 1fr) 6ch;
  gap: var(--s2);
  align-items: center;
  font-size: var(--f-cap);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;

  > :last-child {
    text-align: end;
  }
`;

const Bar = styled.span<{ $now: boolean }>`
  block-size: 6px;
  min-inline-size: 2px;
  border-radius: 3px;
  background: var(${({ $now }) => ($now ? '--red' : '--ink-3')});
`;

export default GhostLine;
