import { Button, Spinner, Stack } from '@wanderwork/ui';
import { sync } from '../../api/sync';
import { useContact } from '../../model/account';
import { type Game } from '../../model/game';
import { SceneHeading } from './scene-heading';

/** Between two weeks of a ranked dash: the one that was played is sent in, and its answer opens the next. */
export const WeekScene = ({ game: { state, resumed } }: { game: Game }) => {
  const { waiting, why } = useContact();
  const week = state.week?.count ?? 0;
  return (
    <Stack $gap={4}>
      <SceneHeading scene={`week ${week}`} still={resumed}>
        {week === 0 ? 'The dash begins' : `Week ${week} is over`}
      </SceneHeading>
      {why ?? (waiting ? <Waiting /> : <Spinner label={week === 0 ? 'Opening the week' : 'Sending it in'} />)}
      {(why ?? waiting) && (
        <div>
          <Button variant="ink" onClick={() => void sync()}>
            Try Again
          </Button>
        </div>
      )}
    </Stack>
  );
};

const Waiting = () => (
  <p role="status">
    It is kept on this device. A ranked dash opens its next week when this one was sent in, so it goes on as
    soon as there is a connection.
  </p>
);
