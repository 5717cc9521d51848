import { type State } from '@wanderwork/quest-engine';
import { Stack } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { getScoreRows, type ScoreRow } from '../../model/results/score-sheet';

/** The results of a run, with the points that each of them brought. */
export const ScoreSheet = ({ state }: { state: State }) => (
  <Stack as="section" $gap={3} aria-labelledby="score-title">
    <h3 id="score-title">How it adds up</h3>
    <Facts columns facts={getScoreRows(state).map((row) => [row.name, <Value key={row.name} {...row} />])} />
  </Stack>
);

const Value = ({ value, points }: ScoreRow) => (
  <Cells>
    <span>{value}</span>
    {points !== undefined && (
      <span>
        {formatPoints(points)}
        <span className="visually-hidden"> points</span>
      </span>
    )}
  </Cells>
);

/** "+1,000", "−8". */
const formatPoints = (points: number): string =>
  `${points < 0 ? '−' : '+'}${Math.abs(points).toLocaleString('en')}`;

/** The points stand in a column of their own. */
const Cells = styled.span`
  display: inline-grid;
  grid-template-columns: auto 6ch;
  gap: var(--s3);

  span + span {
    font-weight: 600;
  }
`;
