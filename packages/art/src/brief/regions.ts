const countries: Readonly<Record<string, string>> = {
  'Northern Europe': 'DK EE FI GB IE IS LT LV NO SE',
  'Western Asia': 'AE AM AZ GE IL JO LB OM QA SA TR',
  'West Africa': 'CV GH NG SN',
  'East Africa': 'ET KE MU RW SC TZ UG',
  'Australia and New Zealand': 'AU NZ',
  'North Africa': 'EG MA TN',
  'Southern Europe': 'AD CY ES GI GR IT MT PT',
  'Central Asia': 'KG KZ UZ',
  'Western Europe': 'BE CH DE FR LU NL',
  'Central America': 'BZ CR GT NI PA SV',
  'South America': 'AR BO BR CL CO EC PE PY UY',
  'North America': 'CA MX US',
  'Southeast Asia': 'ID KH LA MM MY PH SG TH VN',
  'Southeast Europe': 'AL BA BG HR ME MK RO RS XK',
  'East Asia': 'CN HK JP KR TW',
  'South Asia': 'IN LK NP',
  'Central Europe': 'AT CZ HU PL SI SK',
  Caribbean: 'BB BS CW DO JM PR',
  'Southern Africa': 'NA ZA',
  'Eastern Europe': 'MD UA',
  Melanesia: 'FJ',
};

const regions: ReadonlyMap<string, string> = new Map(
  Object.entries(countries).flatMap(([region, codes]) =>
    codes.split(' ').map((code) => [code, region] as const),
  ),
);

/** The region of a country in our table, or else the city's own. */
export const getRegion = ({ countryCode, region }: { countryCode: string; region: string }): string =>
  regions.get(countryCode) ?? region;
