import { paths, type SampleCity } from '@wanderwork/contracts';
import { cacheTimes, http, storedQuery } from '@wanderwork/platform';

/** The same answer that WanderLens asks for, so that what one of them kept serves the other. */
export const featuredCitiesQuery = storedQuery({
  queryKey: ['sample-cities'],
  queryFn: async () => (await http.getOrNull<SampleCity[]>(paths.api.sampleCities())) ?? [],
  freshFor: cacheTimes.homeCities,
});
