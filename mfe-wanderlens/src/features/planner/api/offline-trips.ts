import { queryOptions } from '@tanstack/react-query';
import { getOfflineCacheName, paths } from '@wanderwork/contracts';
import { dropStored, LASTING_ENTRY, toPersonalName, writeStored } from '@wanderwork/platform';
import type { Trip } from '@wanderwork/travel';
import type { TripRecord } from '../model/trip-record';
import { toOwnerPrefix, tripStorage } from '../model/trip-storage';

/** A trip that opens without a connection. Its text is on the device anyway; scripts and pictures are what it adds. */
export interface OfflineTripNote {
  /** Of the scripts, the pictures and the trip. */
  bytes: number;
  /** ISO date of when it was saved, or saved again after an update. */
  at: string;
  /** The address of the scripts, which changes with each release. */
  release: string;
}

export type OfflineTripError = 'unsupported' | 'full' | 'unreachable';

const toPrefix = (owner: string | null): string => `offline/${toOwnerPrefix(owner)}`;
const toKey = ({ owner, trip }: Pick<TripRecord, 'owner' | 'trip'>): string => toPrefix(owner) + trip.id;
const toCacheName = ({ id }: Trip): string => getOfflineCacheName(`trip-${id}`);

/** The service worker answers from every cache with this kind of name when its own have nothing. */
const isSupported = (): boolean => 'caches' in window && Boolean(navigator.serviceWorker?.controller);

declare const __webpack_public_path__: string;

/** Where the scripts of this release are. */
export const getRelease = (): string => new URL(__webpack_public_path__, location.href).href;

/** Offline, nobody can say who is signed in. This says whose trips may open, until they sign out or someone else signs in. */
export const markOwner = (owner: string | null): void => {
  if (owner !== null) writeStored(toPersonalName(owner, LASTING_ENTRY), true);
};

const isNote = (value: unknown): value is OfflineTripNote =>
  typeof (value as OfflineTripNote | undefined)?.bytes === 'number';

export const offlineTripQuery = (record: Pick<TripRecord, 'owner' | 'trip'>) =>
  queryOptions({
    queryKey: ['offline-trip', record.owner, record.trip.id],
    queryFn: async (): Promise<OfflineTripNote | null> => {
      const note = await tripStorage.read(toKey(record)).catch(() => undefined);
      return isNote(note) ? note : null;
    },
    staleTime: 0,
  });

const isScript = (address: string): boolean => /\/releases\/|\.[0-9a-f]{8}\.(?:js|css)$/.test(address);

/** Scripts that this page has loaded, now or, by the service worker, before. */
const listScripts = async (): Promise<string[]> => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const names = (await caches.keys()).filter((name) => name.endsWith('release-files'));
  const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const release = getRelease();
  const ofRelease = cached.flat().filter(({ url }) => url.startsWith(release));
  return [...loaded, ...ofRelease.map(({ url }) => url)].filter(isScript);
};

/** Nothing personal is in these: without cookies, everybody gets the same. */
const fetchFile = async (address: string): Promise<[string, Response] | null> => {
  const response = await fetch(address, { credentials: 'omit' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} can't be saved.`);
  return [address, response];
};

const toError = (error: unknown): OfflineTripError =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unreachable';

/**
 * Saves what a trip needs to open without a connection. Returns why it failed, or null.
 * @param loadParts loads the scripts of all parts of the page
 */
export const saveTripOffline = async (
  record: TripRecord,
  loadParts: () => Promise<unknown>,
): Promise<OfflineTripError | null> => {
  if (!isSupported()) return 'unsupported';
  const { trip, owner } = record;
  try {
    // Without persistent storage, browsers may remove all of it when the disk is full.
    void navigator.storage?.persist?.().catch(() => false);
    await loadParts();
    const pictures = [...trip.stops, ...trip.unplaced].map(
      ({ city }) => new URL(paths.api.art.city(city), location.href).href,
    );
    const addresses = new Set([...(await listScripts()), ...pictures]);
    const files = (await Promise.all([...addresses].map(fetchFile))).filter((file) => file !== null);
    await caches.delete(toCacheName(trip));
    const cache = await caches.open(toCacheName(trip));
    let bytes = new Blob([JSON.stringify(record)]).size;
    for (const [address, response] of files) {
      bytes += (await response.clone().blob()).size;
      await cache.put(address, response);
    }
    const note: OfflineTripNote = { bytes, at: new Date().toISOString(), release: getRelease() };
    await tripStorage.change(toKey(record), () => note);
    markOwner(owner);
    return null;
  } catch (error) {
    await caches.delete(toCacheName(trip)).catch(() => false);
    return toError(error);
  }
};

export const removeOfflineTrip = async (record: Pick<TripRecord, 'owner' | 'trip'>): Promise<void> => {
  const { owner, trip } = record;
  await tripStorage.remove(toKey(record));
  await caches.delete(toCacheName(trip)).catch(() => false);
  const others = await tripStorage.list(toPrefix(owner)).catch(() => []);
  if (others.length === 0) dropStored(toPersonalName(owner, LASTING_ENTRY));
};
