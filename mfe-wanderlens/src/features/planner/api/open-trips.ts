import { SIGNED_IN_HINT } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
import { createRecord, isRecord, toRecord, type TripRecord } from '../model/trip-record';
import { toOwnerPrefix, toTripKey, tripStorage } from '../model/trip-storage';
import { tripsApi } from './trips-api';

export interface OpenTrips {
  /** The last changed first. */
  records: TripRecord[];
  /** A trip that was made in this browser before signing in. */
  visitorTrip: TripRecord | null;
  moveVisitorTrip: () => Promise<void>;
}

const readDevice = async (owner: string | null): Promise<TripRecord[]> => {
  const values = await tripStorage.list(toOwnerPrefix(owner)).catch((): unknown[] => []);
  return values.filter(isRecord);
};

/** Whether it is certain who is signed in. Without a connection, somebody may be whom nobody can ask about. */
const isCertain = (owner: string | null): boolean =>
  owner !== null || !document.cookie.includes(`${SIGNED_IN_HINT}=`);

/** Removes the trips of other accounts from this device, except what their server doesn't have yet. */
const forgetOthers = async (owner: string | null): Promise<void> => {
  if (!isCertain(owner)) return;
  const values = await tripStorage.list('user/').catch((): unknown[] => []);
  const others = values.filter(isRecord).filter((record) => record.owner !== owner && !isUnsaved(record));
  for (const record of others) {
    await tripStorage.remove(toTripKey(record.owner, record.trip.id));
    await import(/* webpackChunkName: 'trip-panels' */ './offline-trips')
      .then(({ removeOfflineTrip }) => removeOfflineTrip(record))
      .catch(() => undefined);
  }
};

const isUnsaved = ({ saved, pending }: TripRecord): boolean => saved === null || pending.length > 0;

/** Loads trips of the account that this device doesn't have, and forgets those deleted elsewhere. */
const loadAccount = async (owner: string, onDevice: readonly TripRecord[]): Promise<TripRecord[]> => {
  const { items } = await tripsApi.list();
  const missing = items.filter(({ id }) => !onDevice.some(({ trip }) => trip.id === id));
  const loaded = await Promise.all(
    missing.map(async ({ id, updatedAt }) => {
      const record = toRecord(await tripsApi.get(id), owner, Date.parse(updatedAt));
      await tripStorage.change(toTripKey(owner, id), (stored) => (isRecord(stored) ? undefined : record));
      return record;
    }),
  );
  const remaining: TripRecord[] = [];
  for (const record of onDevice) {
    if (isUnsaved(record) || items.some(({ id }) => id === record.trip.id)) remaining.push(record);
    else await tripStorage.remove(toTripKey(owner, record.trip.id));
  }
  return [...remaining, ...loaded];
};

const isAnswer = (error: unknown): boolean => error instanceof HttpError && error.status < 500;

/** The trips of an account, or of a visitor. Without a connection, those on this device. */
export const openTrips = async (owner: string | null): Promise<OpenTrips> => {
  await forgetOthers(owner);
  const onDevice = await readDevice(owner);
  const all =
    owner === null
      ? onDevice
      : await loadAccount(owner, onDevice).catch((error: unknown) => {
          if (onDevice.length > 0 && !isAnswer(error)) return onDevice;
          throw error;
        });
  const [visitorTrip = null] = owner === null ? [] : await readDevice(null);
  return {
    records: all.toSorted((one, other) => other.updatedAt - one.updatedAt),
    visitorTrip,
    moveVisitorTrip: async () => {
      if (owner === null || !visitorTrip) return;
      const { trip, log } = visitorTrip;
      const record = { ...createRecord(trip, owner, Date.now()), log };
      await tripStorage.change(toTripKey(owner, trip.id), (stored) =>
        isRecord(stored) ? undefined : record,
      );
      await tripStorage.remove(toTripKey(null, trip.id));
    },
  };
};

/** Keeps a new trip on this device. A visitor has one. */
export const keepTrip = async (record: TripRecord): Promise<void> => {
  if (record.owner === null)
    for (const other of await readDevice(null)) await tripStorage.remove(toTripKey(null, other.trip.id));
  await tripStorage.change(toTripKey(record.owner, record.trip.id), () => record);
};

/** Deletes a trip on the server and on this device. */
export const deleteTrip = async ({ owner, saved, trip }: TripRecord): Promise<void> => {
  if (owner !== null && saved) await tripsApi.remove(trip.id);
  await tripStorage.remove(toTripKey(owner, trip.id));
};
