import {
  paths,
  type NewTripLink,
  type SavedTrip,
  type TripChange,
  type TripChanged,
  type TripDraft,
  type TripHistory,
  type TripLink,
  type TripPage,
  type TripRevision,
} from '@wanderwork/contracts';
import { http, HttpError } from '@wanderwork/platform';
import type { Operation, Trip } from '@wanderwork/travel';

/** Pages of 20 changes. */
const MAX_HISTORY_PAGES = 5;

export const tripsApi = {
  list: () => http.get<TripPage>(paths.api.trips.trips()),
  listDeleted: () => http.get<TripPage>(paths.api.trips.trips(), { query: { state: 'deleted' } }),
  get: (id: string) => http.get<SavedTrip<Trip>>(paths.api.trips.trip(id)),
  create: (trip: Trip) => http.put<SavedTrip<Trip>>(paths.api.trips.trip(trip.id), { trip }),
  change: (id: string, change: { requestId: string; base: number; ops: Operation[] }) =>
    http.post<TripRevision>(paths.api.trips.changes(id), change),
  remove: (id: string) => http.delete(paths.api.trips.trip(id)),
  choose: (id: string) => http.post(paths.api.trips.choose(id)),
  /** Makes an earlier version the newest one; without a revision, brings back a deleted trip. */
  restore: (id: string, revision?: number) =>
    http.post<TripRevision>(paths.api.trips.restore(id), revision === undefined ? {} : { revision }),
  history: (id: string, after?: string) =>
    http.get<TripHistory<Operation>>(paths.api.trips.history(id), { query: { after } }),
  drafts: (id: string) => http.get<TripDraft<Operation>[]>(paths.api.trips.drafts(id)),
  /** Applies these items of a draft; without any, rejects it. */
  decideDraft: (id: string, draftId: string, accept: readonly string[]) =>
    http.post<TripRevision>(paths.api.trips.draft(id, draftId), { accept }),
  links: (id: string) => http.get<TripLink[]>(paths.api.trips.links(id)),
  createLink: (id: string, link: Pick<TripLink, 'kind' | 'dates' | 'costs'>) =>
    http.post<NewTripLink>(paths.api.trips.links(id), link),
  revokeLink: (id: string, linkId: string) => http.delete(paths.api.trips.link(id, linkId)),
};

export type TripsApi = Pick<typeof tripsApi, 'get' | 'create' | 'change' | 'decideDraft'>;

/** The operations after one revision, up to another; null if they are too many to compare a draft with. */
export const findChangesBetween = async (
  id: string,
  from: number,
  to: number,
): Promise<Operation[] | null> => {
  const newer: TripChange<Operation>[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_HISTORY_PAGES; page += 1) {
    const { items, nextKey } = await tripsApi.history(id, after);
    newer.push(...items.filter(({ revision }) => revision > from && revision <= to));
    if (nextKey === null || items.some(({ revision }) => revision <= from + 1))
      return newer.toReversed().flatMap(({ ops }) => ops);
    after = nextKey;
  }
  return null;
};

/** The newer changes that a 409 brings; null for any other error. */
export const getNewerChanges = (error: unknown): TripChanged<Operation> | null =>
  error instanceof HttpError && error.code === 'trips.changed'
    ? (error.body as unknown as TripChanged<Operation>)
    : null;
