import { countries } from 'countries-list';
import { country } from './figure.mjs';

const COUNTRIES_LIST_YEAR = '2026';
/** Units of account that nobody pays with; the list includes them with the currencies. */
const notMoney = new Set(['USN', 'CHE', 'CHW', 'CLF', 'UYI', 'BOV', 'SVC']);
/** Countries whose list of languages is wrong or lacks the main one; see api/data/README.md. */
const doubtfulLanguages = new Set(['CW', 'ME']);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const findCurrency = (code) =>
  countries[code]?.currency.filter((currency) => !notMoney.has(currency)).join(', ') ?? '';

const findLanguages = (code) =>
  doubtfulLanguages.has(code)
    ? ''
    : (countries[code]?.languages.map((language) => languageNames.of(language)).join(', ') ?? '');

/** Returns currency, languages, plugs and mains voltage of the country. */
export const toPracticalFigures = (row) => {
  const toFigure = (value) => country(value, 'countries-list', COUNTRIES_LIST_YEAR);
  const toPlugFigure = (value) => country(value, 'iec-plugs', 'undated');
  return {
    currency: toFigure(findCurrency(row.iso2)),
    languages: toFigure(findLanguages(row.iso2)),
    plug: toPlugFigure(row.plug.replace(/ \(also.*\)/, '').replaceAll(',', ', ')),
    voltage: toPlugFigure(row.voltage.replace('V', ' V')),
    frequency: toPlugFigure(row.frequency.replace('Hz', ' Hz')),
  };
};
