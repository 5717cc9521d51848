/** The members of the European Union; ISO 3166-1 alpha-2. */
export const euCountries: readonly string[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

/** The Schengen area: the EU without Ireland and Cyprus, and four more countries. */
export const schengenCountries: readonly string[] = [
  ...euCountries.filter((code) => !['IE', 'CY'].includes(code)),
  'CH',
  'NO',
  'IS',
  'LI',
];
