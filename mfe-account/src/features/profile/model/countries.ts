import { type ComboboxOption } from '@wanderwork/ui/controls';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What browsers name as well: unions, islands without passports of their own, states that are no more, tests. */
const noCountries = new Set(
  'AC AN BU CP CQ CS CT DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO RH SU TA TP UK UN VD WK XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country by its ISO code. */
export const countryName = (code: string): string => names.of(code) ?? code;

/** All countries, by name. */
export const countries = (): ComboboxOption[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && names.of(code) !== undefined)
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
