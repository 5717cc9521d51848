const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The name of a country by its code: "Brazil". */
export const getCountryName = (code: string): string => countryNames.of(code) ?? code;
