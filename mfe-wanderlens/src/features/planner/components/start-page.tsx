import { Button, Stack } from '@wanderwork/ui';
import { formatDay } from '@wanderwork/travel';
import styled from 'styled-components';
import { type OpenTrips } from '../api/open-trips';
import { createEmptyTrip } from '../model/trip-edits';
import { type TripRecord } from '../model/trip-record';
import { usePlannerAddress } from '../model/view';
import { MoveOffer } from './move-offer';
import { useNewTrip } from './new-trip';
import { Sentence } from './sentence/sentence';

interface Props {
  owner: string | null;
  trips: OpenTrips;
  onCreate: (record: TripRecord, panel?: 'import') => void;
  onMoved: () => void;
}

/** Where a trip begins: a sentence, or an empty trip. */
const StartPage = ({ owner, trips, onCreate, onMoved }: Props) => {
  const { create, dialog } = useNewTrip({ owner, trips, onCreate });
  const existing = trips.records[0];
  return (
    <Stack $gap={6}>
      {trips.visitorTrip && owner !== null && <MoveOffer trips={trips} onMoved={onMoved} />}
      {!existing && <Empty>No trip yet. Tell us where and when, or start with an empty trip.</Empty>}
      <Sentence onChoose={create} />
      <div>
        <Button onClick={() => create(createEmptyTrip(crypto.randomUUID(), new Date()))}>
          Start with an empty trip
        </Button>{' '}
        <Button
          variant="plain"
          onClick={() => create(createEmptyTrip(crypto.randomUUID(), new Date()), 'import')}
        >
          Import a calendar
        </Button>
      </div>
      {existing && <TripList records={trips.records} />}
      {dialog}
    </Stack>
  );
};

const TripList = ({ records }: { records: readonly TripRecord[] }) => {
  const { open } = usePlannerAddress();
  return (
    <Stack as="section" $gap={3} aria-labelledby="your-trips">
      <h2 id="your-trips">{records.length === 1 ? 'Your trip' : 'Your trips'}</h2>
      <List>
        {records.map(({ trip: { id, title, stops, from } }) => (
          <li key={id}>
            <button type="button" className="link-button" onClick={() => open(id)}>
              <bdi>{title || 'My trip'}</bdi>
            </button>
            <span>
              {formatDay(stops[0]?.arrive ?? from)} ·{' '}
              {stops.length === 1 ? '1 stop' : `${stops.length} stops`}
            </span>
          </li>
        ))}
      </List>
    </Stack>
  );
};

const Empty = styled.p`
  max-width: 46ch;
  font: 400 var(--f-lg) / 1.35 var(--serif);
`;

const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  border-top: 1px solid var(--line);
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--s3);
    border-bottom: 1px solid var(--line);
  }

  button {
    font: 400 var(--f-md) / 1.3 var(--serif);
  }

  span {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;

export default StartPage;
