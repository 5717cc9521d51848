import { type ComboboxOption } from '@wanderwork/ui/controls';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that browsers name but that issue no passport: unions, territories, former states and test codes. */
const excludedCodes = new Set(
  'AC AN BU CP CQ CS CT DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO RH SU TA TP UK UN VD WK XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country by its ISO 3166-1 alpha-2 code. */
export const getCountryName = (code: string): string => names.of(code) ?? code;

/** All countries that issue passports, sorted by name. */
export const listCountries = (): ComboboxOption[] =>
  ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second))
    .filter((code) => !excludedCodes.has(code) && names.of(code) !== undefined)
    .map((code) => ({ value: code, label: getCountryName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
