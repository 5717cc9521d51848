import { lazyRetry } from '@wanderwork/platform';
import { type Trip } from '@wanderwork/travel';
import { Suspense, useState, type ReactNode } from 'react';
import { keepTrip, type OpenTrips } from '../api/open-trips';
import { createRecord, type TripRecord } from '../model/trip-record';

const ReplaceDialog = lazyRetry(() => import(/* webpackChunkName: 'trip-panels' */ './replace-dialog'));

interface Options {
  owner: string | null;
  trips: OpenTrips;
  onCreate: (record: TripRecord) => void;
}

/** Keeps a new trip. A visitor's browser keeps one, so `dialog` asks before a new one replaces it. */
export const useNewTrip = ({
  owner,
  trips,
  onCreate,
}: Options): { create: (trip: Trip) => void; dialog: ReactNode } => {
  const [waiting, setWaiting] = useState<Trip | null>(null);
  const existing = trips.records[0]?.trip;
  const keep = async (trip: Trip) => {
    const record = createRecord({ ...trip, title: trip.title || 'My trip' }, owner, Date.now());
    // Without storage the trip lasts until the page closes.
    await keepTrip(record).catch(() => undefined);
    onCreate(record);
  };
  return {
    create: (trip) => (owner === null && existing ? setWaiting(trip) : void keep(trip)),
    dialog: waiting && (
      <Suspense>
        <ReplaceDialog
          title={existing?.title ?? ''}
          onClose={() => setWaiting(null)}
          onYes={() => void keep(waiting)}
        />
      </Suspense>
    ),
  };
};
