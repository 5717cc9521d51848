import { countries } from 'countries-list';
import { parseCsvRows } from './csv.mjs';

const ruleNames = new Set([
  'home',
  'visa free',
  'visa on arrival',
  'eta',
  'e-visa',
  'visa required',
  'no admission',
]);

const checkCountry = (code, row) => {
  if (!Object.hasOwn(countries, code)) throw new Error(`Unknown country "${code}" in line ${row + 2}`);
  return code;
};

/** Days have one to three digits and are never 0. */
const checkRule = (rule, row) => {
  if (!ruleNames.has(rule) && !/^[1-9]\d{0,2}$/.test(rule))
    throw new Error(`Unknown rule "${rule}" in line ${row + 2}`);
  return rule;
};

/**
 * Returns the rules of a CSV with the columns `destination`, `passport` and `rule` as `{ US: { AD: '90' } }`: by
 * passport, then by country of destination. Throws for an unknown country, an unknown rule, a repeated pair, or a
 * passport that lacks a destination that others have.
 */
export const parseEntryRules = (text) => {
  const passports = {};
  const destinations = new Set();
  parseCsvRows(text).forEach((row, index) => {
    const rules = (passports[checkCountry(row.passport, index)] ??= {});
    const destination = checkCountry(row.destination, index);
    if (destination in rules)
      throw new Error(`${row.passport} to ${destination} is repeated in line ${index + 2}`);
    rules[destination] = checkRule(row.rule, index);
    destinations.add(destination);
  });
  for (const [passport, rules] of Object.entries(passports))
    for (const destination of destinations)
      if (!(destination in rules)) throw new Error(`No rule for ${passport} to ${destination}`);
  return passports;
};

const sortByKey = (record) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Writes the rules as JSON with one passport per line, so that a change shows whose rules changed. */
export const formatEntryRules = ({ date, source, passports }) => {
  const lines = Object.entries(sortByKey(passports)).map(
    ([passport, rules]) => `    ${JSON.stringify(passport)}: ${JSON.stringify(sortByKey(rules))}`,
  );
  return `{
  "date": ${JSON.stringify(date)},
  "source": ${JSON.stringify(source)},
  "passports": {
${lines.join(',\n')}
  }
}
`;
};
