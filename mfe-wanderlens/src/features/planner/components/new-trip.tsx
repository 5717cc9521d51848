import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { type Trip } from '@wanderwork/travel';
import { useState, type ReactNode } from 'react';
import { keepTrip, type OpenTrips } from '../api/open-trips';
import { createRecord, type TripRecord } from '../model/trip-record';

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
    dialog: (
      <ConfirmDialog
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        title="Replace your trip?"
        description={`Without an account, this browser keeps one trip. A new one replaces “${existing?.title ?? ''}”.`}
        yes="Replace it"
        no="Keep it"
        onYes={() => waiting && void keep(waiting)}
      />
    ),
  };
};
