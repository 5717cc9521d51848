import type { SampleCity } from './city.js';
import * as paths from './paths/index.js';

/**
 * The three sample cities of the specification, in its order. The server's list is based on them, and the screens show
 * them while the list loads, if it fails and if it is empty.
 */
export const launchCities: SampleCity[] = [
  {
    slug: 'chiang-mai',
    name: 'Chiang Mai',
    country: 'Thailand',
    region: 'Southeast Asia',
    imageUrl: paths.api.art.city('chiang-mai'),
    irexScore: 86,
    monthlyCost: 1100,
    internetSpeed: 75,
    weather: { temperature: 82, condition: 'Sunny' },
    safety: 'Safe',
    pros: ['A month costs $1,100', 'The airport is minutes from the center'],
    cons: ['Smoke from February to April'],
    irexRange: null,
    climate: null,
  },
  {
    slug: 'lisbon',
    name: 'Lisbon',
    country: 'Portugal',
    region: 'Southern Europe',
    imageUrl: paths.api.art.city('lisbon'),
    irexScore: 91,
    monthlyCost: 1800,
    internetSpeed: 85,
    weather: { temperature: 68, condition: 'Mild' },
    safety: 'Very Safe',
    pros: ['A visa of up to 24 months for remote workers', 'No month colder than 12 °C on average'],
    cons: ['The highest rent of the three'],
    irexRange: null,
    climate: null,
  },
  {
    slug: 'medellin',
    name: 'Medellín',
    country: 'Colombia',
    region: 'South America',
    imageUrl: paths.api.art.city('medellin'),
    irexScore: 83,
    monthlyCost: 1300,
    internetSpeed: 60,
    weather: { temperature: 73, condition: 'Spring-like' },
    safety: 'Moderate',
    pros: ['Mild weather in every month', 'Shares office hours with New York'],
    cons: ['Only moderate safety (country figure)'],
    irexRange: null,
    climate: null,
  },
];

/** The number of cities on the home page. */
export const FEATURED_CITIES = 3;

/** The featured cities: the server's, or the launch samples if there are none. */
export const getFeaturedCities = (cities: SampleCity[] | undefined): SampleCity[] =>
  (cities && cities.length > 0 ? cities : launchCities).slice(0, FEATURED_CITIES);
