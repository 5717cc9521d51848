import { joinNames } from '@wanderwork/contracts';
import { isSlug } from '@wanderwork/travel';
import { slugToName } from '../../../shared/slug-to-name';

/** What a message is about: a page of cities, or a trip. */
export interface Subject {
  /** The address of the page, as messages name it; null for a trip. */
  page: string | null;
  trip: string | null;
  cities: readonly string[];
}

const MAX_CITIES = 3;

/** The subject of the page at this address; null where there is none. */
export const findSubject = (pathname: string, search: string): Subject | null => {
  const city = /^\/wanderlens\/cities\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (city !== undefined && isSlug(city))
    return { page: `/wanderlens/cities/${city}`, trip: null, cities: [city] };
  const query = new URLSearchParams(search);
  if (pathname === '/wanderlens/compare') {
    const cities = (query.get('cities') ?? '').split(',').filter(isSlug).slice(0, MAX_CITIES);
    return cities.length === 0
      ? null
      : { page: `/wanderlens/compare?cities=${cities.join(',')}`, trip: null, cities };
  }
  const trip = pathname === '/wanderlens/planner' ? query.get('trip') : null;
  return trip ? { page: null, trip, cities: [] } : null;
};

export const describeSubject = (
  { trip, cities }: Subject,
  getName: (slug: string) => string = slugToName,
): string => (trip === null ? `About ${joinNames(cities.map(getName))}` : 'About this trip');

const general = [
  'Where is it warm in March for under $1500?',
  'How long may I stay in Japan with a British passport?',
  'What is 9:00 in London in Bangkok?',
  'Three months in Mexico City for two, how much?',
  'What should I pack for Lisbon in November?',
];

/** Questions to begin with, about the subject if there is one. */
export const getExamples = (
  subject: Subject | null,
  getName: (slug: string) => string = slugToName,
): string[] => {
  if (!subject) return general;
  if (subject.trip !== null)
    return [
      'What doesn’t fit in my trip?',
      'Make it cheaper',
      'Add two weeks in Porto',
      'What should I pack?',
    ];
  const [first, second] = subject.cities.map(getName);
  if (second !== undefined)
    return [
      `${first} or ${second}?`,
      `Is ${first} cheaper than ${second}?`,
      `How far is ${first} from ${second}?`,
      `When should I go to ${first}?`,
    ];
  return [
    `When should I go to ${first}?`,
    `What does a month in ${first} cost for two?`,
    `Which cities are like ${first} but cheaper?`,
    `Which hours does ${first} share with New York?`,
    `How far is Bangkok from ${first}?`,
  ];
};

/** Searches that answer without the assistant. */
export const searches = [
  'Warm in January under $1500',
  'Safe, with fast internet, in Europe',
  'Cheap and good for calls with London',
] as const;
