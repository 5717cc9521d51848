import { Banner, Button, Row, Spinner, Stack } from '@wanderwork/ui';
import { dispatch, useSyncProblem } from '../../api/play-runner';
import { type Game, type SyncProblem } from '../../model/play-state';
import { SaveAsFile } from '../warnings';
import { SceneHeading } from '../scene-heading';

/** Between two weeks of a ranked dash: the finished week is sent in, and the response opens the next. */
export const WeekScene = ({ game }: { game: Game }) => {
  const { state, isResumed: resumed } = game;
  const problem = useSyncProblem();
  const week = state.week?.count ?? 0;
  return (
    <Stack $gap={4}>
      <SceneHeading scene={`week ${week}`} still={resumed}>
        {week === 0 ? 'The dash begins' : `Week ${week} is over`}
      </SceneHeading>
      <WeekStatus problem={problem} week={week} />
      {problem && (
        <Row>
          <Button variant="ink" onClick={() => dispatch({ type: 'check' })}>
            Try Again
          </Button>
          {problem.is === 'refused' && <SaveAsFile game={game} />}
        </Row>
      )}
    </Stack>
  );
};

const WeekStatus = ({ problem, week }: { problem: SyncProblem | null; week: number }) => {
  if (!problem) return <Spinner label={week === 0 ? 'Opening the week' : 'Sending your week'} />;
  return problem.is === 'refused' ? <Refused reason={problem.reason} /> : <Waiting />;
};

const Refused = ({ reason }: { reason: string }) => (
  <Banner tone="warn" role="status" title="Your account didn’t accept this week.">
    {reason} The run is saved on this device.
  </Banner>
);

const Waiting = () => (
  <p role="status">
    Your run is saved on this device. The next week of a ranked dash opens once this one is sent in, so you
    can continue as soon as you’re online.
  </p>
);
