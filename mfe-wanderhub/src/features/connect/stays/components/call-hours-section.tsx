import { useQuery } from '@tanstack/react-query';
import { getPlaceOfZone, paths, type CallHours, type IrexClients } from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Row, Stack } from '@wanderwork/ui';
import { formatClock } from '@wanderwork/travel';
import { useState } from 'react';
import { Loaded } from '../../common/components/loaded';
import { callHoursQuery } from '../api/stays.query';
import { weekdayNames } from '../model/weekdays';
import { CallHoursForm } from './call-hours-form';

/** The hours of client calls that the reader shares, so that hosts see which evenings suit people. */
export const CallHoursSection = ({ userId }: { userId: string }) => {
  const query = useQuery(callHoursQuery(userId));
  return (
    <Stack as="section" aria-labelledby="call-hours" $gap={4}>
      <h2 id="call-hours">Share your hours</h2>
      <p>
        Share when you have client calls, and people who host see which evenings suit at least three others in
        the city. They see a number for each evening, never who it is or when your calls are.
      </p>
      <Loaded query={query} label="Your call hours">
        {({ hours, clients }) => <Sharing hours={hours} clients={clients} />}
      </Loaded>
    </Stack>
  );
};

interface Props {
  /** Null for readers who don't share theirs. */
  hours: CallHours | null;
  clients: IrexClients | null;
}

const Sharing = ({ hours, clients }: Props) => {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <CallHoursForm hours={hours} clients={clients} onClose={() => setIsEditing(false)} />;
  return (
    <>
      <p>{hours ? `You share: ${describeHours(hours)}.` : 'You don’t share your hours.'}</p>
      <Row $gap={2}>
        <Button onClick={() => setIsEditing(true)}>{hours ? 'Change' : 'Share my hours'}</Button>
        {hours && <StopButton />}
      </Row>
    </>
  );
};

const describeHours = ({ zone, from, to, days }: CallHours): string =>
  days.length === 0
    ? 'no calls on any day'
    : `calls ${formatClock(from)}–${formatClock(to)} in ${getPlaceOfZone(zone)}, ${days.map((day) => weekdayNames[day - 1]).join(', ')}`;

const StopButton = () => {
  const { run, busy } = useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'Couldn’t stop sharing',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
  return (
    <Button
      busy={busy}
      busyLabel="Deleting..."
      onClick={() => void run(() => http.delete(paths.api.connect.callHours()), 'Your hours are deleted')}
    >
      Stop sharing
    </Button>
  );
};
