import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { paths, type EntryRules, type TripCities, type TripCityFacts } from '@wanderwork/contracts';
import { http, HttpError } from '@wanderwork/platform';
import type { Trip, TripCity, TripFacts } from '@wanderwork/travel';
import { useMemo } from 'react';
import { entryRulesQuery } from '../../../shared/preferences/entry-rules.query';
import { tripStorage } from '../model/trip-storage';

const toKey = (slug: string) => ['trip-city', slug] as const;
const toDeviceKey = (slug: string): string => `city/${slug}`;

const postCities = async (slugs: readonly string[]): Promise<TripCityFacts[]> =>
  (await http.post<TripCities>(paths.api.trips.cities(), { slugs })).cities;

const isUnknown = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/** One city that no longer exists must not hide the others. */
const fetchCities = async (slugs: readonly string[]): Promise<TripCityFacts[]> => {
  try {
    return await postCities(slugs);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    const each = slugs.length > 1 ? slugs.map((slug) => fetchCities([slug])) : [];
    return (await Promise.all(each)).flat();
  }
};

/** Figures stay on the device, so that a trip can be read and changed without a connection. */
const keepOnDevice = (city: TripCityFacts): void =>
  void tripStorage.change(toDeviceKey(city.slug), () => city).catch(() => undefined);

const readFromDevice = async (slugs: readonly string[]): Promise<TripCityFacts[]> => {
  const cities = await Promise.all(slugs.map((slug) => tripStorage.read(toDeviceKey(slug))));
  return cities.filter((city) => city !== undefined) as TripCityFacts[];
};

const loadCities = async (slugs: readonly string[], client: QueryClient): Promise<TripCityFacts[]> => {
  const cachedCities = slugs.flatMap((slug) => client.getQueryData<TripCityFacts>(toKey(slug)) ?? []);
  const missing = slugs.filter((slug) => !cachedCities.some((city) => city.slug === slug));
  if (missing.length === 0) return cachedCities;
  try {
    const loaded = await fetchCities(missing);
    for (const city of loaded) {
      client.setQueryData(toKey(city.slug), city);
      keepOnDevice(city);
    }
    return [...cachedCities, ...loaded];
  } catch (error) {
    const stored = await readFromDevice(missing).catch(() => []);
    if (stored.length < missing.length) throw error;
    return [...cachedCities, ...stored];
  }
};

const citiesQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['trip-cities', ...slugs],
    queryFn: ({ client }) => loadCities(slugs, client),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

/** Scores are only needed to compare plans, which loads them. */
export const toTripCity = ({ irex: _irex, ...city }: TripCityFacts): TripCity => ({
  ...city,
  monthScores: [],
});

const loadRules = async (code: string, client: QueryClient): Promise<EntryRules> => {
  const key = `rules/${code}`;
  try {
    const rules = await client.ensureQueryData(entryRulesQuery(code));
    void tripStorage.change(key, () => rules).catch(() => undefined);
    return rules;
  } catch (error) {
    const stored = (await tripStorage.read(key).catch(() => undefined)) as EntryRules | undefined;
    if (!stored) throw error;
    return stored;
  }
};

/** The entry rules of each passport. A failed one is asked for again. */
const rulesQuery = (codes: readonly string[]) =>
  queryOptions({
    queryKey: ['trip-entry-rules', ...codes],
    queryFn: ({ client }) => Promise.all(codes.map((code) => loadRules(code, client))),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

/** The figures behind a trip, and of `more` cities. `facts` is null while a city is not loaded yet; a city that no longer exists is left out. */
export const useTripFacts = (trip: Trip, more: readonly string[] = []) => {
  const own = [...trip.stops, ...trip.unplaced].map(({ city }) => city);
  const slugs = [...new Set([...own, ...more])].sort();
  const hasNone = slugs.length === 0;
  const cities = useQuery({ ...citiesQuery(slugs), enabled: !hasNone });
  const codes = trip.passports.map(({ code }) => code);
  const rules = useQuery({ ...rulesQuery(codes), enabled: codes.length > 0 });
  const facts = useMemo(
    (): TripFacts | null =>
      hasNone || cities.data
        ? {
            cities: Object.fromEntries((cities.data ?? []).map((city) => [city.slug, toTripCity(city)])),
            entryRules: Object.fromEntries((rules.data ?? []).map((one) => [one.passport, one])),
          }
        : null,
    [cities.data, rules.data, hasNone],
  );
  return {
    facts,
    /** The figures of a new city are on their way. */
    isLoading: cities.isFetching,
    error: cities.error ?? rules.error,
    retry: () => {
      void cities.refetch();
      if (rules.isError) void rules.refetch();
    },
  };
};
