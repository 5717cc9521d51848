import { paths, type SampleCity } from '@wanderwork/contracts';
import { cacheTimes, hasFields, http, isListOf, createStoredQuery } from '@wanderwork/platform';

const isSampleCity = hasFields<SampleCity>({
  slug: 'string',
  name: 'string',
  irexScore: 'number',
  monthlyCost: 'number',
  internetSpeed: 'number',
  weather: 'object',
  pros: 'array',
  cons: 'array',
});

/** The featured cities of the home page, cached for a day. */
export const sampleCitiesQuery = createStoredQuery({
  queryKey: ['sample-cities'],
  queryFn: async () => (await http.getOrNull<SampleCity[]>(paths.api.sampleCities())) ?? [],
  isValid: isListOf(isSampleCity),
  freshFor: cacheTimes.homeCities,
});
