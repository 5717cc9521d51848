import { type SampleCity } from '@wanderwork/contracts';
import { launchCities } from './launch-cities';

/** How many cards the home page shows. */
export const FEATURED_CITIES = 3;

/** The cities to feature: the server's, or our own three while there are none. */
export const featuredCities = (cities: SampleCity[] | undefined): SampleCity[] =>
  (cities && cities.length > 0 ? cities : launchCities).slice(0, FEATURED_CITIES);
