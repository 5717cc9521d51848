import { queryOptions } from '@tanstack/react-query';
import {
  paths,
  type CallHours,
  type FreeEvening,
  type OverlapWeek,
  type SavedIrexPreferences,
  type Stay,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { toKey, type Reader } from '../../common/api/reader';

const api = paths.api.connect;

export const staysQuery = (userId: string) =>
  queryOptions({
    queryKey: toKey(userId, 'stays'),
    queryFn: async ({ signal }) => {
      const [stays, overlaps] = await Promise.all([
        http.get<Stay[]>(api.stays(), { signal }),
        http.get<OverlapWeek[]>(api.overlaps(), { signal }),
      ]);
      return { stays, overlaps };
    },
  });

/** The hours that the reader shares, and those of Your IREX to start from. */
export const callHoursQuery = (userId: string) =>
  queryOptions({
    queryKey: toKey(userId, 'call-hours'),
    queryFn: async ({ signal }) => {
      const [{ hours }, clients] = await Promise.all([
        http.get<{ hours: CallHours | null }>(api.callHours(), { signal }),
        findIrexClients(),
      ]);
      return { hours, clients };
    },
  });

/** Null if there are none, or if they can't be had: they only save typing. */
const findIrexClients = async () => {
  try {
    const saved = await http.get<SavedIrexPreferences>(paths.api.account.irex());
    return saved.wishes?.clients ?? null;
  } catch {
    return null;
  }
};

export const freeEveningsQuery = (reader: Reader, city: string, from: string, to: string) =>
  queryOptions({
    queryKey: toKey(reader, 'free-evenings', city, from, to),
    queryFn: ({ signal }) => http.get<FreeEvening[]>(api.freeEvenings(city), { query: { from, to }, signal }),
    enabled: Boolean(reader),
  });
