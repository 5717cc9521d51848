import { paths, type SampleCity } from '@wanderwork/contracts';
import { cacheTimes, http, storedQuery } from '@wanderwork/platform';

/** The featured cities of the home page, which reads them on its own clock of a day. */
export const sampleCitiesQuery = storedQuery({
  queryKey: ['sample-cities'],
  queryFn: async () => (await http.getOrNull<SampleCity[]>(paths.api.sampleCities())) ?? [],
  freshFor: cacheTimes.homeCities,
});
