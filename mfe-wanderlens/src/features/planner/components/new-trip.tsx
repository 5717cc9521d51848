import { lazyRetry } from '@wanderwork/platform';
import { type Passport, type Trip } from '@wanderwork/travel';
import { Suspense, useState, type ReactNode } from 'react';
import { savedPreferences, storedPreferences } from '../../../shared/preferences/saved-preferences';
import { keepTrip, type OpenTrips } from '../api/open-trips';
import { createRecord, type TripRecord } from '../model/trip-record';

const ReplaceDialog = lazyRetry(() => import(/* webpackChunkName: 'trip-panels' */ './replace-dialog'));

interface Options {
  owner: string | null;
  trips: OpenTrips;
  onCreate: (record: TripRecord) => void;
}

/** The passport that the person chose elsewhere, such as on a city page. */
const readPassports = async (owner: string | null): Promise<Passport[]> => {
  const read = owner === null ? storedPreferences : savedPreferences;
  const preferences = await Promise.resolve(read.read()).catch(() => null);
  return preferences?.passport ? [{ code: preferences.passport }] : [];
};

/** Keeps a new trip. A visitor's browser keeps one, so `dialog` asks before a new one replaces it. */
export const useNewTrip = ({
  owner,
  trips,
  onCreate,
}: Options): { create: (trip: Trip) => void; dialog: ReactNode } => {
  const [waiting, setWaiting] = useState<Trip | null>(null);
  const existing = trips.records[0]?.trip;
  const keep = async (trip: Trip) => {
    const passports = trip.passports.length > 0 ? trip.passports : await readPassports(owner);
    const record = createRecord({ ...trip, passports, title: trip.title || 'My trip' }, owner, Date.now());
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
