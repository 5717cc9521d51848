import { lazyRetry } from '@wanderwork/platform';
import { type Trip } from '@wanderwork/travel';
import { Suspense, useState, type ReactNode } from 'react';
import { keepTrip, type OpenTrips } from '../api/open-trips';
import { createRecord, type TripRecord } from '../model/trip-record';

const ReplaceDialog = lazyRetry(() => import(/* webpackChunkName: 'trip-panels' */ './replace-dialog'));

interface Options {
  owner: string | null;
  trips: OpenTrips;
  onCreate: (record: TripRecord, panel?: 'import') => void;
}

/** Keeps a new trip. A visitor's browser keeps one, so `dialog` asks before a new one replaces it. */
export const useNewTrip = ({
  owner,
  trips,
  onCreate,
}: Options): { create: (trip: Trip, panel?: 'import') => void; dialog: ReactNode } => {
  const [waiting, setWaiting] = useState<{ trip: Trip; panel?: 'import' } | null>(null);
  const existing = trips.records[0]?.trip;
  const keep = async ({ trip, panel }: { trip: Trip; panel?: 'import' }) => {
    const record = createRecord({ ...trip, title: trip.title || 'My trip' }, owner, Date.now());
    // Without storage the trip lasts until the page closes.
    await keepTrip(record).catch(() => undefined);
    onCreate(record, panel);
  };
  return {
    create: (trip, panel) => {
      const created = { trip, ...(panel && { panel }) };
      if (owner === null && existing) setWaiting(created);
      else void keep(created);
    },
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
