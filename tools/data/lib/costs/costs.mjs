import { checkRentPairs } from './known-pairs.mjs';
import { comparePriceLevels, estimateLines, lineKeys, toUsLines } from './monthly-lines.mjs';
import { toAnchors, toRates } from './official-rents.mjs';
import {
  estimateRent,
  fitRents,
  getSd,
  measureErrors,
  predictRent,
  rentRangesPct,
  toInputs,
  toPriceLevels,
  Z_80,
} from './rent-model.mjs';

const STEP_USD = 5;
/** Steps of a rough guess. */
const ROUGH_STEP_USD = 50;

const roundTo = (value, step) => Math.round(value / step) * step;
const roundDigits = (value, digits) => Number(value.toFixed(digits));

/** An 80% range around a value whose logarithm has the standard deviation `sd`. */
const toRange = (value, sd, step) => ({
  low: roundTo(value * Math.exp(-Z_80 * sd), step),
  high: roundTo(value * Math.exp(Z_80 * sd), step),
});

const LINES_SOURCE = 'cost-model';
const LINES_YEAR = '2024';

const rentNotes = {
  B: 'An official rent, brought to one bedroom and a new lease by a ratio.',
  D: 'No official rent in this country: a rough guess.',
};

/** A total with an official rent rests on models for its other half. */
const toTotalGrade = (rentGrade) => (rentGrade === 'A' ? 'B' : rentGrade);

/**
 * Returns the figures of one city in the order of the page, each with its 80% range: the total first. The parts are
 * rounded before they are added up, so that the lines add up for readers, but for the rounding of a rough guess. Rent
 * and the other lines err independently.
 */
const toCityCosts = (rent, lines, linesSd) => {
  const step = rent.grade === 'D' ? ROUGH_STEP_USD : STEP_USD;
  const toLine = (usd) => ({
    value: roundTo(usd, STEP_USD),
    ...toRange(usd, linesSd, STEP_USD),
    grade: 'C',
    source: LINES_SOURCE,
    year: LINES_YEAR,
  });
  const lineFigures = Object.fromEntries(lineKeys.map((key) => [key, toLine(lines[key])]));
  const linesSum = lineKeys.reduce((sum, key) => sum + lineFigures[key].value, 0);
  const rentValue = roundTo(rent.usd, step);
  const total = roundTo(rentValue + linesSum, step);
  const totalSd = Math.hypot(rentValue * rent.sd, linesSum * linesSd) / total;
  return {
    monthly_cost: {
      value: total,
      ...toRange(total, totalSd, step),
      grade: toTotalGrade(rent.grade),
      source: LINES_SOURCE,
      year: rent.year,
    },
    rent: {
      value: rentValue,
      ...toRange(rent.usd, rent.sd, step),
      grade: rent.grade,
      source: rent.source,
      year: rent.year,
      ...(rentNotes[rent.grade] && { note: rentNotes[rent.grade] }),
    },
    ...lineFigures,
  };
};

const spreadCountries = ['US', 'GB', 'ES', 'FR', 'DE'];

/**
 * Measures how much the rents of one country's cities differ, as the standard deviation of ln rent.
 *
 * @returns {{ country: string, anchors: number, formula: number, published: number }[]} of the official rents, of the
 *   formula alone in the same cities, and of the published rents of all its cities
 */
const measureSpreads = (anchorRows, model, publishedRents) =>
  spreadCountries.map((country) => {
    const rows = anchorRows.filter((row) => row.country === country);
    const spread = (values) => roundDigits(getSd(values.map(Math.log)), 3);
    return {
      country,
      anchors: spread(rows.map(({ usd }) => usd)),
      formula: spread(rows.map((row) => predictRent(model, row))),
      published: spread(
        publishedRents.filter(({ inputs }) => inputs.country === country).map(({ rent }) => rent.usd),
      ),
    };
  });

/**
 * Computes monthly costs of all cities whose inputs are known.
 *
 * @param {object} tables rows of the files in tools/data/open
 * @param {Record<string, string>[]} tables.cities
 * @param {Record<string, string>[]} tables.rents
 * @param {Record<string, string>[]} tables.rentSources
 * @param {Record<string, string>[]} tables.rates
 * @param {Record<string, string>[]} tables.priceLevels
 * @param {Record<string, string>[]} tables.spending
 * @param {Record<string, string>[]} tables.pairs
 * @returns {object} `cities`: the figures of each by key, US dollars a month; the rest is the content of
 *   cost-model.json
 */
export const computeCosts = (tables) => {
  const priceLevels = toPriceLevels(tables.priceLevels);
  const { anchors, ratios } = toAnchors(tables.rents, tables.rentSources, toRates(tables.rates));
  const inputsList = tables.cities.map((city) => toInputs(city, priceLevels)).filter(Boolean);
  const anchorRows = inputsList
    .filter(({ slug }) => anchors.has(slug))
    .map((inputs) => ({ ...inputs, ...anchors.get(inputs.slug) }));
  const model = fitRents(anchorRows);
  const usLines = toUsLines(tables.spending);
  const lineErrors = comparePriceLevels(tables.priceLevels, priceLevels);
  const rents = inputsList.map((inputs) => ({ inputs, rent: estimateRent(model, anchors, inputs) }));
  const cities = Object.fromEntries(
    rents.map(({ inputs, rent }) => [
      inputs.slug,
      toCityCosts(rent, estimateLines(usLines, inputs), lineErrors.logSd),
    ]),
  );
  const pairs = checkRentPairs(tables.pairs, cities);
  const rentErrors = measureErrors(anchorRows);
  const [priceLevel, lodging, meals, population] = model.slopes.map((slope) => roundDigits(slope, 3));
  return {
    ratesOf: tables.rates[0].date,
    model: {
      intercept: roundDigits(model.intercept, 3),
      priceLevel,
      lodging,
      meals,
      population,
      bridges: Object.fromEntries(
        Object.entries(ratios).map(([source, ratio]) => [source, roundDigits(ratio, 3)]),
      ),
    },
    rentRangesPct,
    errors: {
      rent: {
        anchors: rentErrors.anchors,
        countries: rentErrors.countries,
        biasPct: roundDigits(100 * rentErrors.bias, 1),
        medianErrorPct: roundDigits(100 * rentErrors.medianError, 1),
        logSd: roundDigits(rentErrors.logSd, 3),
        within80Pct: roundDigits(100 * rentErrors.within80, 0),
      },
      lines: {
        countries: lineErrors.countries,
        biasPct: roundDigits(100 * lineErrors.bias, 1),
        logSd: roundDigits(lineErrors.logSd, 3),
      },
      spreads: measureSpreads(anchorRows, model, rents),
      pairs: {
        right: pairs.filter(({ result }) => result === 'right').length,
        of: pairs.length,
      },
    },
    cities,
  };
};
