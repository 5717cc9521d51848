import { getCity, computeScore, findTale, type State } from '@wanderwork/quest-engine';
import { paths } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { ButtonLink, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { isSavedToAccount, type Game } from '../../model/play-state';
import { SceneHeading } from '../scene-heading';
import { NewAchievements } from './new-achievements';
import { Share } from './share';
import { type Run } from '../../../../shared/saves/run';
import { useSyncProblem } from '../../api/play-runner';
import { findThread, threadTexts } from '../../model/threads';
import { RULES_CHANGED } from '../rules-changed';
import GhostLine from '../ghost';
import { isDashOfToday } from '../../model/results/dash-of-today';
import { describeShortfall } from '../../model/results/score-sheet';
import { NextSteps } from './next-steps';
import { ScoreSheet } from './score-sheet';

/** The ending of a run: its story, results and next steps. */
const EndScene = ({ game }: { game: Game }) => {
  const { state, run, chapters, isResumed: resumed } = game;
  const { title, text } = findTale(state)!;
  const thread = findThread(chapters.flatMap(({ entries }) => entries));
  return (
    <Stack $gap={5}>
      <SceneHeading scene="end" still={resumed}>
        {title}
      </SceneHeading>
      <Story>{text}</Story>
      {thread && <Story>{threadTexts[thread].ending}</Story>}
      <Stack $gap={3}>
        <Result state={state} />
        <RankStatus game={game} />
      </Stack>
      {run.plan.mode === 'daily_dash' && <GhostLine game={game} />}
      <NextSteps run={run} city={getCity(state.city)} />
      <ScoreSheet state={state} />
      <NewAchievements run={run.id} />
      <Share game={game} title={title} />
    </Stack>
  );
};

const Story = styled.p`
  font: 400 1.0625rem/1.6 var(--read);
`;

/** The points, and what was missing to win. */
const Result = ({ state }: { state: State }) => {
  const shortfall = describeShortfall(state);
  return (
    <Stack $gap={2}>
      <Points>
        <dt>Points</dt>
        <dd>{computeScore(state).toLocaleString('en')}</dd>
      </Points>
      {shortfall && <p>{shortfall}</p>}
    </Stack>
  );
};

const Points = styled.dl`
  dt {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }

  dd {
    margin: 0;
    font: 400 var(--f-3xl) / 1.1 var(--serif);
    color: var(--red);
    font-variant-numeric: tabular-nums;
  }
`;

/** Whether the result is ranked, with a link to its place. That of the dash of the day is the next step. */
const RankStatus = ({ game: { run, state } }: { game: Game }) => {
  const words = useRankMessage(run, run.ranked && !state.assisted);
  const board = run.account?.board;
  return (
    <Stack $gap={3} role="status">
      {words && <p>{words}</p>}
      {board && !isDashOfToday(run) && (
        <div>
          <ButtonLink as={AppLink} to={paths.web.questBoards(board)}>
            See your place
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
};

const useRankMessage = (run: Run, ranked: boolean): string | null => {
  const problem = useSyncProblem();
  const signedIn = useSession((session) => session.user !== null);
  if (run.account?.board) return 'Verified. You’re on the leaderboard.';
  if (!signedIn) return null;
  if (problem?.is === 'refused') return problem.reason;
  if (!isSavedToAccount(run))
    return problem
      ? `Saved on this device. We’ll send it in once you’re online${ranked ? ' to rank it' : '; it isn’t ranked'}.`
      : 'Sending your result...';
  if (run.account?.outdated)
    return `${RULES_CHANGED} It’s in your account as you played it, but it isn’t ranked.`;
  return 'This run is in your account. It isn’t ranked.';
};

export default EndScene;
