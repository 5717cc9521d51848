import {
  launchCities,
  paths,
  type CityDetail,
  type CitySummary,
  type Figure,
  type Page,
  type SampleCity,
  type SearchAnswer,
} from '@wanderwork/contracts';

const lisbon = launchCities.find(({ slug }) => slug === 'lisbon') as SampleCity;

/** A city as the list returns it. Pass only the fields that the test is about. */
export const aCity = (change: Partial<CitySummary> = {}): CitySummary => {
  const slug = change.slug ?? 'lisbon';
  return {
    slug,
    name: 'Lisbon',
    country: 'Portugal',
    countryCode: 'PT',
    region: 'Southern Europe',
    latitude: 38.7167,
    longitude: -9.1333,
    population: 517_802,
    timezone: 'Europe/Lisbon',
    imageUrl: paths.api.art.city(slug),
    irex: { score: 91, low: 89.4, high: 92.6, band: 'outstanding', confidence: 78 },
    dimensions: [72, 61, 88, 84, 70, 76, 80, 79],
    monthlyCost: { value: 1800, grade: 'estimate', reliability: 'B' },
    internetSpeed: { value: 69.9, grade: 'country' },
    safety: { value: 'Very Safe', grade: 'estimate' },
    climate: Array.from({ length: 12 }, () => ({ tempC: 17, rainMm: 60 })),
    weather: 'Mild',
    ...change,
  };
};

/** A city as its page shows it. */
export const aCityDetail = (change: Partial<CityDetail> = {}): CityDetail => ({
  ...aCity(),
  irex: {
    ...aCity().irex,
    formulaVersion: '1',
    raw: 70.12,
    rank: 1,
    rankLow: 3,
    rankHigh: 26,
    dimensions: [{ key: 'internet', weight: 0.18, score: 72.3, quality: 0.6, spread: 9.8, imputed: [] }],
  },
  saferThan: null,
  verdicts: [],
  figures: [],
  sources: [],
  similar: [],
  ...change,
});

/** The PM2.5 figure of a country, as a city's page shows it. */
export const aFigure = (change: Partial<Figure> = {}): Figure => ({
  key: 'air_pm25',
  label: 'Fine dust (PM2.5)',
  group: 'health',
  value: 8.16,
  unit: 'µg/m³',
  grade: 'country',
  sourceId: 'wdi',
  year: '2017',
  note: null,
  ...change,
});

/** One page of a list, with the total count. */
export const aPage = <T>(items: T[], change: Partial<Page<T>> = {}): Page<T> => ({
  items,
  nextKey: null,
  total: items.length,
  ...change,
});

/** Lisbon as the server's sample list returns it, with the computed fields. */
export const aSampleCity = (change: Partial<SampleCity> = {}): SampleCity => ({
  ...lisbon,
  irexRange: { low: 88.7, high: 91.7 },
  climate: Array.from({ length: 12 }, () => ({ tempC: 17, rainMm: 60 })),
  ...change,
});

/** The answer to a search in which every word was understood and every city matches all conditions. */
export const aSearchAnswer = (items: CitySummary[], change: Partial<SearchAnswer> = {}): SearchAnswer => ({
  ...aPage(items),
  query: '',
  hits: [],
  understood: [],
  notUnderstood: [],
  contradictions: [],
  ranking: { by: 'irex', rising: false, label: 'Best score first' },
  topics: [],
  months: [],
  intent: null,
  narrowest: null,
  near: null,
  facts: {},
  place: null,
  ...change,
});
