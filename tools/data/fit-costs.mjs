#!/usr/bin/env node
/**
 * Writes api/data/costs.json: rent, other monthly costs and their ranges for every city, from the open tables in
 * tools/data/open and the per diems and populations of api/data/cities.jsonl.
 *
 * node tools/data/fit-costs.mjs          writes the file
 * node tools/data/fit-costs.mjs --check  prints the errors; fails if the file is out of date or a known pair fails
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseCsvRows } from './lib/csv.mjs';
import { computeCosts } from './lib/costs/costs.mjs';
import { checkRentPairs, listPairProblems } from './lib/costs/known-pairs.mjs';

const open = new URL('open/', import.meta.url);
const data = new URL('../../api/data/', import.meta.url);
const target = new URL('costs.json', data);

const readTable = (name) => parseCsvRows(readFileSync(new URL(name, open), 'utf8'));

const readTables = () => ({
  cities: readFileSync(new URL('cities.jsonl', data), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
  rents: readTable('rents-official.csv'),
  rentSources: readTable('rents-sources.csv'),
  rates: readTable('currency-rates.csv'),
  priceLevels: readTable('price-level-country.csv'),
  spending: readTable('spending-us.csv'),
  pairs: readTable('known-pairs.csv'),
});

/** One city per line, so that a change shows as the cities that it moves. */
const toText = ({ cities, ...rest }) => {
  const lines = Object.entries(cities).map(
    ([slug, costs]) => `    ${JSON.stringify(slug)}: ${JSON.stringify(costs)}`,
  );
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "cities": {\n${lines.join(',\n')}\n  }\n}\n`;
};

const printCheck = ({ errors, model, cities }, pairs, accepted) => {
  const { rent, lines } = errors;
  console.log(`model: ${JSON.stringify(model)}`);
  console.log(
    `rent, whole countries left out (${rent.anchors} cities, ${rent.countries} countries): bias ${rent.biasPct} %, ` +
      `median error ${rent.medianErrorPct} %, sd ${rent.logSd} (ln), ${rent.within80Pct} % within the 80 % range`,
  );
  console.log(
    `other lines (parity against Big Mac, ${lines.countries} countries): bias ${lines.biasPct} %, sd ${lines.logSd} (ln)`,
  );
  console.log('sd of ln rent within a country: official rents, formula alone, published rents of all cities');
  for (const { country, anchors, formula, published } of errors.spreads)
    console.log(`  ${country} ${anchors} ${formula} ${published}`);
  const grades = Object.values(cities).map((city) => city.rent.grade);
  console.log(
    `grades: ${['A', 'B', 'C', 'D'].map((grade) => `${grade} ${grades.filter((one) => one === grade).length}`).join(', ')}`,
  );
  const results = checkRentPairs(pairs, cities);
  for (const { higher, lower, higherUsd, lowerUsd, result } of results) {
    const reason = accepted.find((one) => one.higher === higher && one.lower === lower)?.reason;
    console.log(
      `  ${result}: ${higher} $${higherUsd} > ${lower} $${lowerUsd}${reason ? ` (accepted: ${reason})` : ''}`,
    );
  }
  console.log(`pairs: ${errors.pairs.right} of ${errors.pairs.of} hold`);
  return listPairProblems(results, accepted);
};

const tables = readTables();
const costs = computeCosts(tables);
const text = toText(costs);
if (process.argv.includes('--check')) {
  const accepted = JSON.parse(readFileSync(new URL('accepted-pairs.json', open), 'utf8'));
  const problems = printCheck(costs, tables.pairs, accepted);
  if (readFileSync(target, 'utf8') !== text)
    problems.push('costs.json is out of date: run node tools/data/fit-costs.mjs');
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  writeFileSync(target, text);
  console.log(`${Object.keys(costs.cities).length} cities`);
}
