import type { BatchDifference, ScoreMove } from '@wanderwork/contracts';
import { FAR_POINTS } from '@wanderwork/contracts';
import { Stack, Table, Tag } from '@wanderwork/ui';
import styled from 'styled-components';
import { movesText, pointsText, scoreText } from './score-words';
import { MoveRule } from './move-rule';

interface Props {
  scores: BatchDifference['scores'];
  /** What this is a consequence of is still to be decided. */
  ahead: boolean;
}

/** Which scores a change of figures moves, and how far: each from its open circle to its needle. */
export const ScoreMoves = ({ scores, ahead }: Props) => (
  <Stack $gap={3}>
    <p>{movesText(scores, ahead)}</p>
    {scores.movers.length > 0 && (
      <Moves>
        <Table caption="Scores that move most">
          <thead>
            <tr>
              <th scope="col">City</th>
              <th scope="col" data-number>
                IREX
              </th>
              <th scope="col" data-number>
                Points
              </th>
              <th scope="col">Band</th>
              <th scope="col" aria-hidden>
                0 to 100
              </th>
            </tr>
          </thead>
          <tbody>
            {scores.movers.map((move) => (
              <Mover key={move.city} move={move} />
            ))}
          </tbody>
        </Table>
      </Moves>
    )}
  </Stack>
);

const Mover = ({ move }: { move: ScoreMove }) => (
  <tr>
    <th scope="row">
      <bdi>{move.name}</bdi>
    </th>
    <td data-number>
      {scoreText(move.from)} → {scoreText(move.to)}
    </td>
    <td data-number>
      {Math.abs(move.points) > FAR_POINTS ? <b>{pointsText(move.points)}</b> : pointsText(move.points)}
    </td>
    <td>
      {move.fromBand === move.toBand ? (
        move.toBand
      ) : (
        <Tag tone="warn">{`${move.fromBand ?? 'none'} → ${move.toBand ?? 'none'}`}</Tag>
      )}
    </td>
    <td aria-hidden>
      <MoveRule move={move} />
    </td>
  </tr>
);

const Moves = styled.div`
  td {
    white-space: nowrap;
  }

  svg {
    display: block;
    translate: 0 3px;
  }
`;
