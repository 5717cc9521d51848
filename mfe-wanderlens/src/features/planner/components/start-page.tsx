import { Button, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { keepTrip, type OpenTrips } from '../api/open-trips';
import { createEmptyTrip } from '../model/trip-edits';
import { createRecord, type TripRecord } from '../model/trip-record';
import { MoveOffer } from './move-offer';

interface Props {
  owner: string | null;
  trips: OpenTrips;
  onCreate: (record: TripRecord) => void;
  onDeleted: () => void;
}

/** Where a trip begins: a sentence, or an empty trip. */
export const StartPage = ({ owner, trips, onCreate, onDeleted }: Props) => {
  const startEmpty = async () => {
    const record = createRecord(createEmptyTrip(crypto.randomUUID(), new Date()), owner, Date.now());
    await keepTrip(record).catch(() => undefined);
    onCreate(record);
  };
  return (
    <Stack $gap={5}>
      {trips.visitorTrip && owner !== null && <MoveOffer trips={trips} onMoved={onDeleted} />}
      {trips.records.length === 0 && (
        <Empty>No trip yet. Tell us where and when, or start with an empty trip.</Empty>
      )}
      <div>
        <Button variant="ink" onClick={() => void startEmpty()}>
          Start with an empty trip
        </Button>
      </div>
    </Stack>
  );
};

const Empty = styled.p`
  max-width: 46ch;
  font: 400 var(--f-lg) / 1.35 var(--serif);
`;
