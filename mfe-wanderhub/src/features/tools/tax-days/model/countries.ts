const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Groups of countries and codes that stand for none. */
const noCountries = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'AC',
  'CP',
  'DG',
  'EA',
  'IC',
  'TA',
  'CQ',
]);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Browsers also know codes of the past, each as the country that it became. */
const isOfToday = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

const isCode = (code: string): boolean => /^[A-Z]{2}$/.test(code) && !noCountries.has(code);

/** The country of a code, in English; null for what is none. */
export const countryName = (code: string): string | null =>
  isCode(code) && isOfToday(code) ? (names.of(code) ?? null) : null;

/** Every country as a choice, by name. */
export const countryChoices = (): { value: string; label: string }[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = countryName(value);
      return label === null ? [] : [{ value, label }];
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
