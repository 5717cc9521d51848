#!/usr/bin/env node
/**
 * Prints the errors of the cost model and the known pairs; fails if a pair fails that is not accepted.
 *
 * node tools/data/check-costs.mjs
 */
import { computeCosts } from './lib/costs/costs.mjs';
import { checkRentPairs, listPairProblems } from './lib/costs/known-pairs.mjs';
import { readAcceptedPairs, readCostTables } from './lib/tables.mjs';

const printCheck = ({ errors, model, cities }, pairs, accepted) => {
  const { rent, lines } = errors;
  console.log(`model: ${JSON.stringify(model)}`);
  console.log(
    `rent, whole countries left out (${rent.anchors} cities, ${rent.countries} countries): bias ${rent.biasPct}%, ` +
      `median error ${rent.medianErrorPct}%, sd ${rent.logSd} (ln), ${rent.within80Pct}% within the 80% range`,
  );
  console.log(
    `other lines (parity against Big Mac, ${lines.countries} countries): bias ${lines.biasPct}%, sd ${lines.logSd} (ln)`,
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

const tables = readCostTables();
const problems = printCheck(computeCosts(tables), tables.pairs, readAcceptedPairs());
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
