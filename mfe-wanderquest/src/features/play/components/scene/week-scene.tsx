import { Banner, Button, Row, Spinner, Stack } from '@wanderwork/ui';
import { sync } from '../../api/sync';
import { useContact } from '../../model/account';
import { type Game } from '../../model/stage';
import { SaveAsFile } from '../warnings';
import { SceneHeading } from './scene-heading';

/** Between two weeks of a ranked dash: the one that was played is sent in, and its answer opens the next. */
export const WeekScene = ({ game }: { game: Game }) => {
  const { state, resumed } = game;
  const { waiting, why } = useContact();
  const week = state.week?.count ?? 0;
  return (
    <Stack $gap={4}>
      <SceneHeading scene={`week ${week}`} still={resumed}>
        {week === 0 ? 'The dash begins' : `Week ${week} is over`}
      </SceneHeading>
      <HowItGoes why={why} waiting={waiting} week={week} />
      {(why ?? waiting) && (
        <Row>
          <Button variant="ink" onClick={() => void sync()}>
            Try Again
          </Button>
          {why && <SaveAsFile game={game} />}
        </Row>
      )}
    </Stack>
  );
};

const HowItGoes = ({ why, waiting, week }: { why: string | null; waiting: boolean; week: number }) => {
  if (why) return <Refused why={why} />;
  return waiting ? <Waiting /> : <Spinner label={week === 0 ? 'Opening the week' : 'Sending your week'} />;
};

const Refused = ({ why }: { why: string }) => (
  <Banner tone="warn" role="status" title="Your account didn’t accept this week.">
    {why} The run is saved on this device.
  </Banner>
);

const Waiting = () => (
  <p role="status">
    Your run is saved on this device. The next week of a ranked dash opens once this one is sent in, so you
    can continue as soon as you’re online.
  </p>
);
