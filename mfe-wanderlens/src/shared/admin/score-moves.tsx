import type { BatchDifference, ScoreMove } from '@wanderwork/contracts';
import { FAR_POINTS } from '@wanderwork/contracts';
import { Stack, Tag } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { describeMoves, formatPoints, formatScore } from './score-labels';
import { MoveRule } from './move-rule';

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
