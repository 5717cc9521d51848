import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { type CitySummary } from '@wanderwork/contracts';
import { Banner, Stack } from '@wanderwork/ui';
import { useState, type ReactNode } from 'react';
import { formatCount } from '../../../shared/format';
import { type ResultPage } from '../api/result.query';
import { searchLoadedCities } from '../model/offline-search';
import { CityCards } from './answer/city-cards';

type LoadedList = InfiniteData<ResultPage> | CitySummary[];

/** The cities of all lists that are loaded, each once. */
const listLoadedCities = (client: QueryClient): CitySummary[] => {
  const cities = client
    .getQueriesData<LoadedList>({ queryKey: ['cities'] })
    .flatMap(([, list]) => (Array.isArray(list) ? list : (list?.pages.flatMap(({ items }) => items) ?? [])));
  return [...new Map(cities.map((city) => [city.slug, city])).values()];
};

interface Props {
  q: string;
  /** Shown if no city is loaded. */
  children: ReactNode;
}

/** Searches the cities that this visit has loaded, because the server cannot be reached. */
const OfflineSearch = ({ q, children }: Props) => {
  const client = useQueryClient();
  const [loadedCities] = useState(() => listLoadedCities(client));
  if (loadedCities.length === 0) return children;
  const cities = searchLoadedCities(loadedCities, q);
  const count = `${formatCount(loadedCities.length)} ${loadedCities.length === 1 ? 'city' : 'cities'}`;
  return (
    <Stack $gap={4}>
      <Banner tone="warn" role="status" title={`You’re offline: searching the ${count} already loaded`}>
        {cities.length > 0
          ? 'By name, country, region and safety only. We’ll search all cities once you’re back online.'
          : 'None of them has your words in its name, country or region, so here they all are. We’ll search all cities once you’re back online.'}
      </Banner>
      <CityCards cities={cities.length > 0 ? cities : loadedCities} />
    </Stack>
  );
};

export default OfflineSearch;
