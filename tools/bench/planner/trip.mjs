/** A trip around the world, made up: its figures need only have the shape of real ones. */

export const DAYS = 365;

const places = [
  ['lisbon', 'PT', 38.72, -9.13, 'Europe/Lisbon'],
  ['dakar', 'SN', 14.69, -17.45, 'Africa/Dakar'],
  ['sao-paulo', 'BR', -23.55, -46.63, 'America/Sao_Paulo'],
  ['bogota', 'CO', 4.71, -74.07, 'America/Bogota'],
  ['mexico-city', 'MX', 19.43, -99.13, 'America/Mexico_City'],
  ['tokyo', 'JP', 35.69, 139.69, 'Asia/Tokyo'],
  ['chiang-mai', 'TH', 18.79, 98.98, 'Asia/Bangkok'],
  ['porto', 'PT', 41.15, -8.61, 'Europe/Lisbon'],
  ['madrid', 'ES', 40.42, -3.7, 'Europe/Madrid'],
];

const months = (create) => Array.from({ length: 12 }, (_, month) => create(month));

const createFigure = (key, value, group = 'cost') => ({
  key,
  label: key,
  group,
  value,
  unit: null,
  grade: 'estimate',
  range: [value * 0.8, value * 1.2],
  reliability: 'C',
  sourceId: 'made-up',
  year: '2026',
  note: null,
});

const createCity = ([slug, countryCode, latitude, longitude, timezone], at) => ({
  slug,
  name: slug,
  country: countryCode,
  countryCode,
  latitude,
  longitude,
  timezone,
  climate: months((month) => ({ tempC: 14 + ((at * 3 + month) % 12), rainMm: 50 })),
  monthScores: months((month) => 60 + ((at * 7 + month * 5) % 30)),
  figures: [
    ...['rent', 'food', 'transport', 'utilities_internet', 'leisure', 'other'].map((key) =>
      createFigure(key, 300 + 10 * at),
    ),
    createFigure('airport_nearest_km', 10, 'access'),
    createFigure('airport_large_km', 10, 'access'),
  ],
  sources: [],
});

const createRules = (passport) => ({
  passport,
  date: '2026-02-17',
  source: 'made-up',
  rules: Object.fromEntries(places.map(([, country]) => [country, '90'])),
});

/** The cities by slug, and the rules of two passports. */
export const createFacts = () => ({
  cities: Object.fromEntries(places.map((place, at) => [place[0], createCity(place, at)])),
  entryRules: { DE: createRules('DE'), US: createRules('US') },
});

/** Facts with 60 cities around the world, to plan trips from. */
export const createCandidates = () => ({
  ...createFacts(),
  cities: Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => {
      const [, countryCode, , , timezone] = places[at % places.length];
      const slug = `city-${at}`;
      const position = [((at * 37) % 90) - 35, ((at * 61) % 330) - 165];
      return [slug, createCity([slug, countryCode, ...position, timezone], at % 20)];
    }),
  ),
});

const createSeries = (id, zone, from, weekdays, first) => ({
  id,
  title: id,
  zone,
  from,
  to: from + 60,
  weekdays,
  first,
  last: first + DAYS,
  except: [],
});

/** A trip of `count` stops over a year with three series of calls. `engine` is the package. */
export const createTrip = (engine, count) => {
  const from = engine.toDay(2027, 1, 4);
  const nights = Math.floor(DAYS / count);
  return {
    ...engine.createTrip('bench', from),
    passports: [{ code: 'DE' }],
    limits: { tempMonth: 15, usdMonth: 2500 },
    stops: places.slice(0, count).map(([city], at) => ({
      id: `stop-${at}`,
      city,
      arrive: from + at * nights,
      leave: from + (at + 1) * nights,
      pinned: engine.noPins,
      note: '',
    })),
    calls: [
      createSeries('standup', 'Europe/London', 540, [1, 2, 3, 4, 5], from),
      createSeries('review', 'America/New_York', 840, [2, 4], from),
      createSeries('planning', 'Asia/Tokyo', 960, [1], from),
    ],
  };
};
