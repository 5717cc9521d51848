import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SIGNED_IN_HINT } from '@wanderwork/contracts';
import { findEntryOwner, LASTING_ENTRY, lazyRetry, useSession } from '@wanderwork/platform';
import { Skeleton, Spinner, Stack } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import { Suspense, useEffect, useState } from 'react';
import { openTrips, type OpenTrips } from '../api/open-trips';
import { createTripStore, type TripStore } from '../api/trip-store';
import { type TripRecord } from '../model/trip-record';
import { usePlannerAddress } from '../model/view';
import { MoveOffer } from './move-offer';
import { useNewTrip } from './new-trip';

/** The trip with the rules that check it. */
const TripPage = lazyRetry(() => import(/* webpackChunkName: 'trip' */ './trip-page'));
const StartPage = lazyRetry(() => import(/* webpackChunkName: 'trip-start' */ './start-page'));
const SharedTripPage = lazyRetry(() => import(/* webpackChunkName: 'trip-panels' */ './shared-trip'));

/** The planner of a visitor or a member: the trip in the address, the last one, or the start page. */
const Planner = () => {
  const user = useSession((state) => state.user?.id ?? null);
  const isKnown = useSession((state) => !state.isLoading);
  const owner = user ?? (isKnown ? findUnverifiedOwner() : null);
  return isKnown ? <PlannerOf key={owner} owner={owner} /> : <Waiting />;
};

/** Without a connection, nobody can say who is signed in. The person who saved a trip offline here may read it. */
const findUnverifiedOwner = (): string | null =>
  document.cookie.includes(`${SIGNED_IN_HINT}=`) ? findEntryOwner(LASTING_ENTRY) : null;

const Waiting = () => (
  <Stack $gap={4}>
    <Spinner label="Loading figures" />
    <Skeleton $height="96px" />
    <Skeleton $height="60dvh" />
  </Stack>
);

const PlannerOf = ({ owner }: { owner: string | null }) => {
  const address = usePlannerAddress();
  const client = useQueryClient();
  const queryKey = ['open-trips', owner];
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: () => openTrips(owner),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!data && error)
    return <LoadError label="Your trips" busy={isFetching} onTryAgain={() => void refetch()} />;
  if (!data) return <Waiting />;
  const addRecord = (record: TripRecord, panel?: 'import') => {
    client.setQueryData<OpenTrips>(queryKey, (current) => current && withRecord(current, record));
    address.open(record.trip.id, panel);
  };
  if (address.sharedToken !== null)
    return <SharedTrip token={address.sharedToken} owner={owner} trips={data} onCreate={addRecord} />;
  const record = address.isNew ? null : findRecord(data, address.tripId);
  return record ? (
    <OpenTrip key={record.trip.id} record={record} trips={data} onMoved={() => void refetch()} />
  ) : (
    <Suspense fallback={<Waiting />}>
      <StartPage owner={owner} trips={data} onCreate={addRecord} onMoved={() => void refetch()} />
    </Suspense>
  );
};

interface SharedTripProps {
  token: string;
  owner: string | null;
  trips: OpenTrips;
  onCreate: (record: TripRecord, panel?: 'import') => void;
}

const SharedTrip = ({ token, ...options }: SharedTripProps) => {
  const { create, dialog } = useNewTrip(options);
  return (
    <Suspense fallback={<Waiting />}>
      <SharedTripPage token={token} onCopy={create} />
      {dialog}
    </Suspense>
  );
};

const withRecord = (trips: OpenTrips, record: TripRecord): OpenTrips => ({
  ...trips,
  records: [record, ...trips.records.filter(({ trip }) => trip.id !== record.trip.id)],
});

const findRecord = ({ records }: OpenTrips, id: string | null): TripRecord | null =>
  records.find(({ trip }) => trip.id === id) ?? (id === null ? (records[0] ?? null) : null);

interface OpenTripProps {
  record: TripRecord;
  trips: OpenTrips;
  onMoved: () => void;
}

const OpenTrip = ({ record, trips, onMoved }: OpenTripProps) => {
  const [store] = useState<TripStore>(() => createTripStore(record));
  useEffect(() => store.start(), [store]);
  return (
    <Stack $gap={4}>
      {trips.visitorTrip && record.owner !== null && <MoveOffer trips={trips} onMoved={onMoved} />}
      <Suspense fallback={<Waiting />}>
        <TripPage store={store} />
      </Suspense>
    </Stack>
  );
};

export default Planner;
