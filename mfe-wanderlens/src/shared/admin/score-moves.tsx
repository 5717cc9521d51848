import { type BatchDifference, type ScoreMove, FAR_POINTS } from '@wanderwork/contracts';
import { Stack, Tag } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { describeMoves, formatPoints, formatScore } from './score-labels';

const WIDTH = 200;
const MIDDLE = 9;
const toX = (score: number): number => 4 + (score / 100) * (WIDTH - 8);

/** The change of a score on a ruler from 0 to 100: an open circle for the old score, a needle for the new one. */
const MoveRule = ({ move: { from, to } }: { move: ScoreMove }) => (
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

interface Props {
  scores: BatchDifference['scores'];
  /** Whether the change is still planned. */
  ahead: boolean;
}

/** The scores that a change of figures affects, each with its change on a ruler. */
export const ScoreMoves = ({ scores, ahead }: Props) => (
  <Stack $gap={3}>
    <p>{describeMoves(scores, ahead)}</p>
    {scores.movers.length > 0 && (
      <ListTable
        caption="Biggest score changes"
        columns={columns}
        rows={scores.movers.map((move) => ({ ...move, id: move.city }))}
      />
    )}
  </Stack>
);

const Score = ({ from, to }: ScoreMove) => `${formatScore(from)} → ${formatScore(to)}`;

const Points = ({ points }: ScoreMove) =>
  Math.abs(points) > FAR_POINTS ? <b>{formatPoints(points)}</b> : formatPoints(points);

const Band = ({ fromBand, toBand }: ScoreMove) =>
  fromBand === toBand ? toBand : <Tag tone="warn">{`${fromBand ?? 'none'} → ${toBand ?? 'none'}`}</Tag>;

const Ruler = (move: ScoreMove) => (
  <Drawn aria-hidden>
    <MoveRule move={move} />
  </Drawn>
);

const columns: ListColumns<ScoreMove & { id: string }> = [
  { title: 'City', render: ({ name }) => <bdi>{name}</bdi> },
  { title: 'IREX', render: Score },
  { title: 'Points', render: Points },
  { title: 'Band', render: Band },
  { title: '0 to 100', render: Ruler },
];

const Drawn = styled.div`
  svg {
    display: block;
    translate: 0 3px;
  }
`;
