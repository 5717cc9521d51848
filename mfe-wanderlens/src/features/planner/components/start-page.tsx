import { useQuery } from '@tanstack/react-query';
import { joinNames, monthNames } from '@wanderwork/contracts';
import { useAction } from '@wanderwork/platform/actions';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Button, Icon, Row, Stack, type IconName } from '@wanderwork/ui';
import { diffTrips, formatDay, toDateParts } from '@wanderwork/travel';
import styled from 'styled-components';
import { type OpenTrips } from '../api/open-trips';
import { createTripStore } from '../api/trip-store';
import { addCities, createEmptyTrip, getNextMonth } from '../model/trip-edits';
import { type TripRecord } from '../model/trip-record';
import { usePlannerAddress } from '../model/view';
import { DeletedTrips } from './deleted-trips';
import { MoveOffer } from './move-offer';
import { useNewTrip } from './new-trip';
import { Sentence } from './sentence/sentence';

interface Props {
  owner: string | null;
  trips: OpenTrips;
  onCreate: (record: TripRecord, panel?: 'import') => void;
  onMoved: () => void;
}

/** Where a trip begins: a sentence, or an empty trip. Its first cities may come from the address. */
const StartPage = ({ owner, trips, onCreate, onMoved }: Props) => {
  const { create, dialog } = useNewTrip({ owner, trips, onCreate });
  const { open } = usePlannerAddress();
  const cities = useCities();
  const slugs = cities.map(({ slug }) => slug);
  const existing = trips.records[0];
  const place = cities.length === 1 ? cities[0]!.name : `these ${cities.length} cities`;
  const startEmpty = () => create(addCities(createEmptyTrip(crypto.randomUUID(), new Date()), slugs));
  return (
    <Stack $gap={6}>
      {trips.visitorTrip && owner !== null && <MoveOffer trips={trips} onMoved={onMoved} />}
      {!existing && <Empty>No trip yet. Tell us where and when, or start with an empty trip.</Empty>}
      <Sentence key={slugs.join()} initialText={describeStart(cities, new Date())} onChoose={create} />
      <Row $gap={2}>
        {existing && cities.length > 0 && (
          <AddCities cities={cities} place={place} record={existing} onAdd={onCreate} />
        )}
        <Button onClick={startEmpty}>
          {cities.length > 0 ? `Start a trip in ${place}` : 'Start with an empty trip'}
        </Button>
        <Button
          variant="plain"
          onClick={() => create(createEmptyTrip(crypto.randomUUID(), new Date()), 'import')}
        >
          Import a calendar
        </Button>
      </Row>
      {existing ? <TripList records={trips.records} /> : <Checks />}
      {owner !== null && (
        <DeletedTrips
          owner={owner}
          onRestored={(id) => {
            onMoved();
            open(id);
          }}
        />
      )}
      {dialog}
    </Stack>
  );
};

interface City {
  slug: string;
  name: string;
}

/** The cities of the address; none while their names load. */
const useCities = (): City[] => {
  const { cities } = usePlannerAddress();
  const { data = [] } = useQuery({ ...cityChoicesQuery, enabled: cities.length > 0 });
  return cities.flatMap((slug) => {
    const choice = data.find(({ value }) => value === slug);
    return choice ? [{ slug, name: choice.label }] : [];
  });
};

/** A sentence to begin with: "A month each in Lisbon and Porto from January". */
const describeStart = (cities: readonly City[], now: Date): string => {
  if (cities.length === 0) return '';
  const names = joinNames(cities.map(({ name }) => name));
  const month = monthNames[toDateParts(getNextMonth(now)).month - 1]!;
  return `A month ${cities.length > 1 ? 'each ' : ''}in ${names} from ${month}`;
};

interface AddCitiesProps {
  cities: readonly City[];
  place: string;
  record: TripRecord;
  onAdd: (record: TripRecord) => void;
}

/** Adds the cities to a trip that exists, and opens it. */
const AddCities = ({ cities, place, record, onAdd }: AddCitiesProps) => {
  const { busy, run } = useAction();
  const add = () =>
    void run(async () => {
      const store = createTripStore(record);
      const { trip } = store.state.getState().record;
      store.change(
        diffTrips(
          trip,
          addCities(
            trip,
            cities.map(({ slug }) => slug),
          ),
        ),
      );
      await store.settle();
      onAdd(store.state.getState().record);
    });
  return (
    <Button variant="ink" busy={busy} onClick={add}>
      Add {place} to “<bdi>{record.trip.title || 'My trip'}</bdi>”
    </Button>
  );
};

const checks: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'clock',
    title: 'Calls on both clocks',
    text: 'Your client’s 9:00 on your clock, on every date, through the clock changes of both sides.',
  },
  {
    icon: 'stamp',
    title: 'Days that count',
    text: 'Visa days, the 90 in 180 of Schengen and tax days, each with the last day you can stay.',
  },
  {
    icon: 'wallet',
    title: 'What it costs',
    text: 'Every stay as a likely range from our figures. We never make up the price of a ticket.',
  },
  {
    icon: 'sun',
    title: 'The weather you’ll have',
    text: 'The months you’re there, not the yearly average, and the order of stops that suits them.',
  },
];

/** What every plan is checked for. */
const Checks = () => (
  <CheckList aria-label="What we check">
    {checks.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon name={icon} size={22} />
        <h2>{title}</h2>
        <p>{text}</p>
      </li>
    ))}
  </CheckList>
);

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

const CheckList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: var(--s5) var(--s6);
  padding: 0;
  border-top: 1px solid var(--line);
  list-style: none;

  li {
    padding-top: var(--s5);
  }

  svg {
    color: var(--red);
  }

  h2 {
    margin-block: var(--s2) var(--s1);
    font: 400 var(--f-md) / 1.3 var(--serif);
  }

  p {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;

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
