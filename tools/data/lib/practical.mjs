import { countries } from 'countries-list';
import { country } from './figure.mjs';

const COUNTRIES_LIST_YEAR = '2026';
/** Units of account that nobody pays with, which the list names beside the money. */
const notMoney = new Set(['USN', 'CHE', 'CHW', 'CLF', 'UYI', 'BOV', 'SVC']);
/** Lists of languages that are wrong or lack the first one; see api/data/README.md. */
const doubtfulLanguages = new Set(['CW', 'ME']);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const currencyOf = (code) =>
  countries[code]?.currency.filter((currency) => !notMoney.has(currency)).join(', ') ?? '';

const languagesOf = (code) =>
  doubtfulLanguages.has(code)
    ? ''
    : (countries[code]?.languages.map((language) => languageNames.of(language)).join(', ') ?? '');

/** Money, languages and plugs of the country. */
export const practicalFigures = (row) => {
  const listed = (value) => country(value, 'countries-list', COUNTRIES_LIST_YEAR);
  const plug = (value) => country(value, 'iec-plugs', 'undated');
  return {
    currency: listed(currencyOf(row.iso2)),
    languages: listed(languagesOf(row.iso2)),
    plug: plug(row.plug.replace(/ \(also.*\)/, '').replaceAll(',', ', ')),
    voltage: plug(row.voltage.replace('V', ' V')),
    frequency: plug(row.frequency.replace('Hz', ' Hz')),
  };
};
