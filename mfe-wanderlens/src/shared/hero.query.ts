import { paths, type WanderlensHero } from '@wanderwork/contracts';
import { cacheTimes, hasFields, http, createStoredQuery } from '@wanderwork/platform';

/** The picture of the day and the number of cities, cached in the browser for a day. */
export const heroQuery = createStoredQuery({
  queryKey: ['wanderlens-hero'],
  queryFn: ({ signal }) => http.get<WanderlensHero>(paths.api.wanderlensHero(), { signal }),
  isValid: hasFields<WanderlensHero>({
    slug: 'string',
    imageUrl: 'string',
    title: 'string',
    caption: 'string',
    cities: 'number',
    countries: 'number',
  }),
  freshFor: cacheTimes.hero,
});
