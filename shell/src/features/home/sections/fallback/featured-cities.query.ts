import { paths, type SampleCity } from '@wanderwork/contracts';
import { cacheTimes, hasFields, http, isListOf, createStoredQuery } from '@wanderwork/platform';

const isSampleCity = hasFields<SampleCity>({
  slug: 'string',
  name: 'string',
  irexScore: 'number',
  monthlyCost: 'number',
  weather: 'object',
});

/** The same query as in WanderLens, so that both share the stored answer. */
export const featuredCitiesQuery = createStoredQuery({
  queryKey: ['sample-cities'],
  queryFn: async () => (await http.getOrNull<SampleCity[]>(paths.api.sampleCities())) ?? [],
  isValid: isListOf(isSampleCity),
  freshFor: cacheTimes.homeCities,
});
