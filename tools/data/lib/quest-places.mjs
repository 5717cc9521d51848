/** What the game needs to know about places and no table contains: shared border regimes, islands, continents. */

/** States of the Schengen area in 2026 (European Commission, Schengen area). */
export const schengen = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** The continents of the game: Europe, Asia, Africa, North and South America, Oceania. */
export const continents = ['Europe', 'Asia', 'Africa', 'North America', 'South America', 'Oceania'];

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

export const findContinent = (region) =>
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
export const findLandmass = ({ slug, countryCode, region }) => {
  if (islandOfCity[slug]) return islandOfCity[slug];
  if (islandCountries.has(countryCode)) return countryCode;
  const continent = continents[findContinent(region)];
  return americas.has(continent) ? continent : continent === 'Africa' ? 'Africa' : 'Eurasia';
};
