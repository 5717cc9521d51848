/** What the game needs to know about places and no table contains: shared border regimes, islands, continents. */

/** States of the Schengen area in 2026 (European Commission, Schengen area). */
const schengen = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** The continents of the game: Europe, Asia, Africa, North and South America, Oceania. */
const continents = ['Europe', 'Asia', 'Africa', 'North America', 'South America', 'Oceania'];

const regionsByContinent = {
  Europe: [
    'Northern Europe',
    'Western Europe',
    'Central Europe',
    'Southern Europe',
    'Southeast Europe',
    'Eastern Europe',
  ],
  Asia: ['Western Asia', 'Central Asia', 'South Asia', 'Southeast Asia', 'East Asia'],
  Africa: ['North Africa', 'West Africa', 'East Africa', 'Southern Africa', 'Central Africa'],
  'North America': ['North America', 'Central America', 'Caribbean'],
  'South America': ['South America'],
  Oceania: ['Australia and New Zealand', 'Melanesia', 'Polynesia', 'Micronesia'],
};

const findContinent = (region) =>
  continents.findIndex((continent) => regionsByContinent[continent].includes(region));

/** Islands without a road or railway to another landmass in the game. An island country is listed by its code. */
const islandOfCity = {
  honolulu: 'Oahu',
  auckland: 'North Island',
  wellington: 'North Island',
  hobart: 'Tasmania',
  funchal: 'Madeira',
  'ponta-delgada': 'Azores',
  'las-palmas': 'Gran Canaria',
  'santa-cruz-de-tenerife': 'Tenerife',
  palma: 'Mallorca',
  palermo: 'Sicily',
  chania: 'Crete',
  heraklion: 'Crete',
  zanzibar: 'Zanzibar',
  denpasar: 'Bali',
  ubud: 'Bali',
  jakarta: 'Java',
  manila: 'Luzon',
  'cebu-city': 'Cebu',
  phuket: 'Phuket',
  'george-town': 'Penang',
  sapporo: 'Hokkaido',
  fukuoka: 'Kyushu',
};
const islandCountries = new Set('AU BS CY FJ GB IE IS JM JP LK MT MU SG TW'.split(' '));
const americas = new Set(['North America', 'South America']);

/** Returns a name that is the same for all places connected by land. */
const findLandmass = ({ slug, countryCode, region }) => {
  if (islandOfCity[slug]) return islandOfCity[slug];
  if (islandCountries.has(countryCode)) return countryCode;
  const continent = continents[findContinent(region)];
  return americas.has(continent) ? continent : continent === 'Africa' ? 'Africa' : 'Eurasia';
};

const MINUTE_MS = 60_000;
const LARGE_CITY = 1_500_000;
const HUB_AIRPORT_KM = 60;

const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/** Minutes ahead of UTC in standard time; the game has no daylight saving time. */
const getStandardOffset = (timezone) =>
  Math.min(
    ...[Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)].map((at) => {
      const parts = new Intl.DateTimeFormat('en-GB', {
        timeZone: timezone,
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      }).formatToParts(at);
      const part = (type) => Number(parts.find((one) => one.type === type).value);
      const there = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
      return (there - at) / MINUTE_MS;
    }),
  );

/** Returns the comfort of a month from 0 to 100; 22 °C with little rain is 100. */
const getComfort = (celsius, rainMm) =>
  Math.round(
    clamp(100 - 3.2 * Math.max(0, Math.abs(celsius - 22) - 4) - Math.max(0, rainMm - 60) / 5, 0, 100),
  );

/**
 * Returns the game's own community figure from 0 to 100, because no source counts remote workers: spoken English, a
 * nomad visa, a large city, and affordable cost.
 */
const getCommunity = ({ community, visa, cost }) =>
  Math.round(
    clamp(
      20 +
        (community.english_share?.value ?? 30) * 0.3 +
        (visa.nomad_visa?.value === 'yes' ? 18 : 0) +
        Math.min(20, (community.population?.value ?? 0) / 100_000) +
        clamp((3000 - cost.monthly_cost.value) / 75, 0, 24),
      10,
      100,
    ),
  );

const isHub = ({ access, community }) =>
  (community.population?.value ?? 0) >= LARGE_CITY &&
  (access.airport_large_km?.value ?? Infinity) <= HUB_AIRPORT_KM;

export const getZone = ({ countryCode }) => (schengen.has(countryCode) ? 'SCHENGEN' : countryCode);

const listNeededFigures = ({ figures: { cost, internet, climate, safety } }) => [
  cost.monthly_cost,
  internet.download,
  climate.temperature_months,
  climate.rain_months,
  safety.safety_index,
];

/** Whether a city has all figures that the rules need. */
export const isPlayable = (city) =>
  listNeededFigures(city).every(
    (figure) => (figure?.value ?? null) !== null && ![figure.value].flat().includes(null),
  );

export const toQuestCity = (city) => {
  const { figures } = city;
  const temperatures = figures.climate.temperature_months.value;
  const rain = figures.climate.rain_months.value;
  return {
    id: city.slug,
    name: city.name,
    country: city.country,
    continent: findContinent(city.region),
    latitude: city.latitude,
    longitude: city.longitude,
    utc: getStandardOffset(city.timezone),
    cost: figures.cost.monthly_cost.value,
    mbps: Math.round(figures.internet.download.value),
    safety: Math.round(figures.safety.safety_index.value),
    community: getCommunity(figures),
    zone: getZone(city),
    hub: isHub(figures),
    landmass: findLandmass(city),
    comfort: temperatures.map((celsius, month) => getComfort(celsius, rain[month])),
  };
};
