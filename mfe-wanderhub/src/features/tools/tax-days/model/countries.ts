const displayNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Groups of countries and codes that stand for none. */
const excludedCodes = new Set([
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
const isCurrentCode = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

const isCountryCode = (code: string): boolean => /^[A-Z]{2}$/.test(code) && !excludedCodes.has(code);

/** The country of a code, in English; null for what is none. */
export const getCountryName = (code: string): string | null =>
  isCountryCode(code) && isCurrentCode(code) ? (displayNames.of(code) ?? null) : null;

/** Every country as a choice, by name. */
export const getCountryChoices = (): { value: string; label: string }[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = getCountryName(value);
      return label === null ? [] : [{ value, label }];
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
