import type { PlaceScope } from '@wanderwork/contracts';
import { euCountries, schengenCountries } from '@wanderwork/travel';

export interface PlaceGroup extends PlaceScope {
  name: string;
  /** Other names, separated by commas. A bar marks where a comma may be typed. */
  also?: string;
}

const europeanRegions = [
  'Northern Europe',
  'Western Europe',
  'Central Europe',
  'Eastern Europe',
  'Southern Europe',
  'Southeast Europe',
];
const africanRegions = ['North Africa', 'West Africa', 'East Africa', 'Southern Africa'];
const asianRegions = ['East Asia', 'Southeast Asia', 'South Asia', 'Central Asia', 'Western Asia'];
const latinRegions = ['South America', 'Central America', 'Caribbean'];

/** Cities of the table within about thirty kilometers of the sea. */
const adriaticCities = ['dubrovnik', 'split', 'zadar', 'budva', 'kotor'];
const mediterraneanCities = [
  ...adriaticCities,
  ...[
    'alicante',
    'barcelona',
    'malaga',
    'palma',
    'valencia',
    'marseille',
    'montpellier',
    'nice',
    'gibraltar',
  ],
  ...['athens', 'chania', 'heraklion', 'rhodes', 'thessaloniki', 'naples', 'palermo', 'rome', 'valletta'],
  ...['tel-aviv', 'beirut', 'limassol', 'antalya', 'izmir', 'tunis', 'tangier', 'tirana'],
];

/** Names for several places of the table together. Where a border is disputed, the most common usage counts. */
export const placeGroups: readonly PlaceGroup[] = [
  { name: 'Europe', also: 'european continent, continental europe, european', regions: europeanRegions },
  { name: 'Asia', also: 'asian', regions: asianRegions },
  { name: 'Africa', also: 'african', regions: africanRegions },
  { name: 'the Americas', also: 'americas', regions: ['North America', ...latinRegions] },
  { name: 'Latin America', also: 'latam, latin american', regions: latinRegions, countries: ['MX'] },
  { name: 'Oceania', also: 'australasia', regions: ['Australia and New Zealand', 'Melanesia'] },
  { name: 'the EU', also: 'eu, european union', countries: euCountries },
  { name: 'the Schengen area', also: 'schengen, schengen area, schengen zone', countries: schengenCountries },
  { name: 'Scandinavia', also: 'scandinavian', countries: ['DK', 'NO', 'SE'] },
  {
    name: 'the Nordic countries',
    also: 'nordics, nordic, nordic countries, the nordics',
    countries: ['DK', 'NO', 'SE', 'FI', 'IS'],
  },
  {
    name: 'the Baltic states',
    also: 'baltics, baltic, baltic states, baltic countries',
    countries: ['EE', 'LV', 'LT'],
  },
  {
    name: 'the Balkans',
    also: 'balkans, balkan',
    countries: ['AL', 'BA', 'BG', 'HR', 'GR', 'XK', 'ME', 'MK', 'RS', 'SI', 'RO'],
  },
  {
    name: 'Former Yugoslavia',
    also: 'ex yugoslavia, yugoslavia',
    countries: ['BA', 'HR', 'ME', 'MK', 'RS', 'SI', 'XK'],
  },
  {
    name: 'the former Soviet Union',
    also: 'former soviet union, former soviet, former soviet countries, former soviet republics, soviet, soviet union, ex soviet, post soviet, ussr, former ussr, cis',
    countries: 'AM AZ BY EE GE KG KZ LT LV MD RU TJ TM UA UZ'.split(' '),
  },
  { name: 'the DACH countries', also: 'dach, dach region, dach countries', countries: ['DE', 'AT', 'CH'] },
  { name: 'the Levant', also: 'levant', countries: ['LB', 'JO', 'IL', 'CY'] },
  { name: 'Indochina', countries: ['VN', 'LA', 'KH', 'TH', 'MM'] },
  {
    name: 'the Andean countries',
    also: 'andes, the andes, andean countries, andean',
    countries: ['BO', 'CO', 'EC', 'PE'],
  },
  { name: 'Iberia', also: 'iberian peninsula', countries: ['PT', 'ES', 'AD', 'GI'] },
  { name: 'Benelux', countries: ['BE', 'NL', 'LU'] },
  {
    name: 'the Middle East',
    also: 'middle east, middle eastern, mideast',
    countries: ['AE', 'SA', 'QA', 'OM', 'JO', 'LB', 'IL', 'EG', 'TR', 'CY'],
  },
  { name: 'the Gulf', also: 'gulf states, persian gulf, gcc', countries: ['AE', 'SA', 'QA', 'OM'] },
  { name: 'the Caucasus', also: 'caucasus, south caucasus', countries: ['GE', 'AM', 'AZ'] },
  { name: 'the Maghreb', also: 'maghreb', countries: ['MA', 'TN'] },
  { name: 'Great Britain', also: 'britain, british isles', countries: ['GB'] },
  {
    name: 'Southeast Asia',
    also: 'sea, se asia, seasia, south east asia, southeastern asia, south eastern asia',
    regions: ['Southeast Asia'],
  },
  { name: 'East Asia', also: 'far east, eastern asia', regions: ['East Asia'] },
  { name: 'South Asia', also: 'indian subcontinent, southern asia', regions: ['South Asia'] },
  { name: 'Western Asia', also: 'west asia', regions: ['Western Asia'] },
  { name: 'Southeast Europe', also: 'south east europe, southeastern europe', regions: ['Southeast Europe'] },
  {
    name: 'Eastern Europe',
    also: 'east europe, eastern european',
    regions: ['Eastern Europe', 'Southeast Europe', 'Central Europe'],
  },
  { name: 'Western Europe', also: 'west europe', regions: ['Western Europe'] },
  { name: 'Northern Europe', also: 'north europe', regions: ['Northern Europe'] },
  { name: 'Southern Europe', also: 'south europe', regions: ['Southern Europe'] },
  {
    name: 'Sub-Saharan Africa',
    also: 'subsaharan africa',
    regions: ['West Africa', 'East Africa', 'Southern Africa'],
  },
  { name: 'Australia and New Zealand', also: 'anz, down under', regions: ['Australia and New Zealand'] },
  {
    name: 'the Mediterranean',
    also: 'mediterranean, mediterranean sea, mediterranean coast, the mediterranean coast, mediterranean region',
    cities: mediterraneanCities,
  },
  {
    name: 'the Adriatic',
    also: 'adriatic, adriatic sea, adriatic coast, the adriatic coast',
    cities: adriaticCities,
  },
  { name: 'Bali', also: 'canggu, seminyak, uluwatu, kuta, sanur', cities: ['denpasar', 'ubud'] },
  {
    name: 'the Canary Islands',
    also: 'canary islands, canaries, canary, canarias',
    cities: ['las-palmas', 'santa-cruz-de-tenerife'],
  },
  { name: 'Tenerife', cities: ['santa-cruz-de-tenerife'] },
  { name: 'Gran Canaria', cities: ['las-palmas'] },
  { name: 'Madeira', cities: ['funchal'] },
  { name: 'the Azores', also: 'azores', cities: ['ponta-delgada'] },
  { name: 'Mallorca', also: 'majorca', cities: ['palma'] },
  { name: 'Crete', cities: ['heraklion', 'chania'] },
  { name: 'Sicily', cities: ['palermo'] },
  { name: 'the Algarve', also: 'algarve', cities: ['faro', 'lagos-portugal'] },
  { name: 'Andalusia', also: 'andalucia', cities: ['sevilla', 'malaga', 'granada-spain'] },
  { name: 'Goa', cities: ['panaji'] },
  { name: 'Penang', cities: ['george-town'] },
  { name: 'the Yucatán', also: 'yucatan', cities: ['merida', 'cancun', 'tulum', 'playa-del-carmen'] },
];

/** Other names of countries, by code, separated by commas. */
export const countryNames: Readonly<Record<string, string>> = {
  US: 'usa, us, america, u s, the states, states, united states of america',
  GB: 'uk, u k',
  AE: 'uae, emirates',
  CZ: 'czech republic, czechia',
  TR: 'turkey, turkiye',
  KR: 'korea, south korea, republic of korea',
  NL: 'holland, the netherlands',
  MK: 'macedonia',
  MM: 'burma',
  BA: 'bosnia, bosnia herzegovina',
  NZ: 'nz, new zealand, aotearoa',
  ZA: 'south africa, rsa',
  DO: 'dominican republic',
  CV: 'cabo verde',
  PR: 'puerto rico',
  VN: 'viet nam',
  PH: 'the philippines',
  SA: 'ksa',
};

/** Other names of cities, by slug, separated by commas. A bar marks where a comma may be typed. */
export const cityNames: Readonly<Record<string, string>> = {
  'new-york': 'nyc, ny, new york city, manhattan, brooklyn',
  'san-francisco': 'sf, san fran, bay area',
  washington: 'washington dc, dc',
  'mexico-city': 'cdmx, ciudad de mexico',
  'kuala-lumpur': 'kl',
  'ho-chi-minh-city': 'saigon, hcmc, ho chi minh',
  bangkok: 'bkk',
  'rio-de-janeiro': 'rio',
  'buenos-aires': 'baires',
  'chiang-mai': 'chiangmai',
  marrakesh: 'marrakech',
  sevilla: 'seville',
  kyiv: 'kiev',
  bengaluru: 'bangalore',
  mumbai: 'bombay',
  'ko-samui': 'koh samui, samui',
  'cebu-city': 'cebu',
  'las-palmas': 'las palmas de gran canaria',
  'frankfurt-am-main': 'frankfurt',
  lisbon: 'lisboa',
  florence: 'firenze',
  turin: 'torino',
  munich: 'munchen',
  cologne: 'koln',
  vienna: 'wien',
  prague: 'praha',
  copenhagen: 'kobenhavn',
  warsaw: 'warszawa',
  'the-hague': 'den haag, hague',
};
