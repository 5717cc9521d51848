const displayNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes of country groups and other regions that are not countries. */
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

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Browsers map obsolete codes to their successors. */
const isCurrentCode = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

const isCountryCode = (code: string): boolean => /^[A-Z]{2}$/.test(code) && !excludedCodes.has(code);

/** The English name of a country code; null if it is not a country. */
export const getCountryName = (code: string): string | null =>
  isCountryCode(code) && isCurrentCode(code) ? (displayNames.of(code) ?? null) : null;

/** All countries as options, sorted by name. */
export const getCountryChoices = (): { value: string; label: string }[] =>
  alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .flatMap((value) => {
      const label = getCountryName(value);
      return label === null ? [] : [{ value, label }];
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
