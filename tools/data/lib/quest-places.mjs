/** What the game must know of a place and no table says: who shares a border regime, an island, a continent. */

/** States of the Schengen area in 2026 (European Commission, Schengen area). */
export const schengen = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Continents as the game counts them: Europe, Asia, Africa, North and South America, Oceania. */
export const continents = ['Europe', 'Asia', 'Africa', 'North America', 'South America', 'Oceania'];

const regionsOf = {
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

export const continentOf = (region) =>
  continents.findIndex((continent) => regionsOf[continent].includes(region));

/** Islands that no road or railway of the game leaves; a country of one island stands under its code. */
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

/** A name shared by the places between which one can go by land. */
export const landmassOf = ({ slug, countryCode, region }) => {
  if (islandOfCity[slug]) return islandOfCity[slug];
  if (islandCountries.has(countryCode)) return countryCode;
  const continent = continents[continentOf(region)];
  return americas.has(continent) ? continent : continent === 'Africa' ? 'Africa' : 'Eurasia';
};
