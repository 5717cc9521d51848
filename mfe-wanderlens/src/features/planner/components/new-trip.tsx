import { joinNames, type IrexPreferences } from '@wanderwork/contracts';
import { lazyRetry, toast } from '@wanderwork/platform';
import { type Trip } from '@wanderwork/travel';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { savedPreferences, storedPreferences } from '../../../shared/preferences/saved-preferences';
import { keepTrip, type OpenTrips } from '../api/open-trips';
import { createRecord, type TripRecord } from '../model/trip-record';

const ReplaceDialog = lazyRetry(() => import(/* webpackChunkName: 'trip-panels' */ './replace-dialog'));

interface Options {
  owner: string | null;
  trips: OpenTrips;
  onCreate: (record: TripRecord, panel?: 'import') => void;
}

/** A year: until the trip has stops, its end is open. */
const CLIENT_DAYS = 365;

/** Adds what the person saved under "Your IREX", where the trip has nothing of its own. */
const addPreferences = (trip: Trip, { passport, budgetUsd, clients }: IrexPreferences): Trip => ({
  ...trip,
  passports: trip.passports.length === 0 && passport ? [{ code: passport }] : trip.passports,
  limits:
    trip.limits.usdMonth === undefined && budgetUsd ? { ...trip.limits, usdMonth: budgetUsd } : trip.limits,
  calls:
    trip.calls.length === 0 && clients
      ? [
          {
            ...clients,
            id: crypto.randomUUID(),
            title: 'Clients’ hours',
            weekdays: [1, 2, 3, 4, 5],
            first: trip.from,
            last: trip.stops.at(-1)?.leave ?? trip.from + CLIENT_DAYS,
            except: [],
          },
        ]
      : trip.calls,
});

const readPreferences = async (owner: string | null): Promise<IrexPreferences | null> =>
  owner === null ? storedPreferences.read() : savedPreferences.read().catch(() => null);

/** Tells what a new trip got from the saved preferences, if anything. */
const announcePreferences = (before: Trip, after: Trip): void => {
  const used = [
    after.passports !== before.passports && 'passport',
    after.limits !== before.limits && 'budget',
    after.calls !== before.calls && 'clients’ hours',
  ].filter((one) => one !== false);
  if (used.length > 0)
    toast({
      title: `We used your saved ${joinNames(used)}`,
      description: 'Change them under “You and your work”.',
      tone: 'ok',
    });
};

/** Keeps a new trip. A visitor's browser keeps one, so `dialog` asks before a new one replaces it. */
export const useNewTrip = ({
  owner,
  trips,
  onCreate,
}: Options): { create: (trip: Trip, panel?: 'import') => void; dialog: ReactNode } => {
  const [waiting, setWaiting] = useState<{ trip: Trip; panel?: 'import' } | null>(null);
  const existing = trips.records[0]?.trip;
  const isKeeping = useRef(false);
  const keep = async ({ trip, panel }: { trip: Trip; panel?: 'import' }) => {
    // A double click creates one trip.
    if (isKeeping.current) return;
    isKeeping.current = true;
    const preferences = await readPreferences(owner);
    const own = preferences ? addPreferences(trip, preferences) : trip;
    announcePreferences(trip, own);
    const record = createRecord({ ...own, title: own.title || 'My trip' }, owner, Date.now());
    // Without storage the trip lasts until the page closes.
    await keepTrip(record).catch(() => undefined);
    onCreate(record, panel);
    isKeeping.current = false;
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
