import { parseNumber } from '../csv.mjs';
import { fitRidge } from './ridge.mjs';

const RIDGE_PENALTY = 0.5;
const POPULATION_UNIT = 500_000;
/** Below this size, population says nothing about rent: the smallest places in the table are resorts. */
const MIN_POPULATION = 20_000;

/** Half of an 80% range in standard deviations. */
export const Z_80 = 1.2816;

/** Several exchange rates, or a collapse of the currency: no price in dollars means anything there. */
const refusedCountries = new Set(['EG', 'NG', 'ET', 'LB', 'MM']);

/** The World Bank has no price level for Gibraltar, which uses the pound and British goods. */
const priceLevelOf = { GI: 'GB' };

/** Prices and the lira moved too far since Ankara's rent of 2023 to trust it for the other cities. */
const unstableCountries = new Set(['TR']);

/** From this price level on, a country without an anchor resembles those that have one. */
const MIN_FAMILIAR_PRICE_LEVEL = 0.5;

/**
 * Standard deviations of ln rent. C is the measured error with whole countries left out (`check-costs.mjs`). The others are
 * judged: A and B have nothing to be compared with, and D lies outside what the anchors can test.
 */
const logSd = { A: 0.12, B: 0.2, C: 0.33, D: 0.5 };
const LOG_SD_WITH_ANCHOR_IN_COUNTRY = 0.265;

const toRangePct = (sd) => Math.round(100 * (Math.exp(Z_80 * sd) - 1));

/** How far up the 80% range of a rent reaches, %. That of C is narrower where the country has an anchor. */
export const rentRangesPct = {
  A: [toRangePct(logSd.A)],
  B: [toRangePct(logSd.B)],
  C: [toRangePct(LOG_SD_WITH_ANCHOR_IN_COUNTRY), toRangePct(logSd.C)],
  D: [toRangePct(logSd.D)],
};

/**
 * Returns price levels against the US (US = 1): purchasing power parity ÷ market rate, or the Big Mac's price in
 * dollars against the American one where there is no parity (Taiwan).
 *
 * @param {Record<string, string>[]} rows price-level-country.csv
 * @returns {Map<string, number>} by country code
 */
export const toPriceLevels = (rows) => {
  const bigMacUs = Number(rows.find(({ iso2 }) => iso2 === 'US').bigmac_usd_2026_01);
  const levels = new Map();
  for (const row of rows) {
    if (row.ppp_lcu_per_intl_usd)
      levels.set(row.iso2, Number(row.ppp_lcu_per_intl_usd) / Number(row.market_rate_2024_07_31));
    else if (row.bigmac_usd_2026_01) levels.set(row.iso2, Number(row.bigmac_usd_2026_01) / bigMacUs);
  }
  for (const [country, other] of Object.entries(priceLevelOf)) levels.set(country, levels.get(other));
  return levels;
};

/**
 * Returns a city's inputs, or null if one is missing or its country is refused.
 *
 * @param {Record<string, string>} row of cities.csv
 * @param {Map<string, number>} priceLevels US = 1
 * @returns {{ slug: string, country: string, priceLevel: number, features: number[] } | null} `features` holds natural
 *   logarithms of: price level (US = 1), US per diem for lodging (US dollars a night), for meals (US dollars a day),
 *   population ÷ 500,000
 */
export const toInputs = (row, priceLevels) => {
  const priceLevel = priceLevels.get(row.iso2);
  const lodging = parseNumber(row.perdiem_lodging_usd);
  const meals = parseNumber(row.perdiem_mie_usd);
  const population = parseNumber(row.population);
  if (refusedCountries.has(row.iso2) || !priceLevel || !lodging || !meals || !population) return null;
  const size = Math.max(population, MIN_POPULATION) / POPULATION_UNIT;
  return {
    slug: row.slug,
    country: row.iso2,
    priceLevel,
    features: [priceLevel, lodging, meals, size].map((value) => Math.log(value)),
  };
};

const evaluate = ({ intercept, slopes }, features) =>
  slopes.reduce((sum, slope, at) => sum + slope * features[at], intercept);

/**
 * Fits `ln rent = intercept + slopes · features + country effect`. A country's effect is the weighted mean residual of
 * its anchors times n / (n + 1), with n the sum of their weights: one anchor moves its country half of the way.
 *
 * @param {{ country: string, features: number[], usd: number, weight: number }[]} anchors
 * @returns {{ intercept: number, slopes: number[], effects: Map<string, number> }}
 */
export const fitRents = (anchors) => {
  const line = fitRidge(
    anchors.map(({ features, usd, weight }) => ({ features, value: Math.log(usd), weight })),
    RIDGE_PENALTY,
  );
  const sums = new Map();
  for (const { country, features, usd, weight } of anchors) {
    const sum = sums.get(country) ?? { residual: 0, weight: 0 };
    sum.residual += weight * (Math.log(usd) - evaluate(line, features));
    sum.weight += weight;
    sums.set(country, sum);
  }
  const effects = new Map([...sums].map(([country, sum]) => [country, sum.residual / (sum.weight + 1)]));
  return { ...line, effects };
};

/** Returns the model's rent in US dollars a month. */
export const predictRent = (model, { country, features }) =>
  Math.exp(evaluate(model, features) + (model.effects.get(country) ?? 0));

/**
 * Returns a city's rent with its grade: A official and direct, B official and bridged, C model in a country that has
 * an anchor or a familiar price level, D model elsewhere.
 *
 * @returns {{ usd: number, sd: number, grade: 'A' | 'B' | 'C' | 'D', source: string, year: string }} US dollars a
 *   month; `sd` of ln rent
 */
export const estimateRent = (model, anchors, inputs) => {
  const anchor = anchors.get(inputs.slug);
  if (anchor) return { ...anchor, sd: logSd[anchor.grade] };
  const hasAnchor = model.effects.has(inputs.country) && !unstableCountries.has(inputs.country);
  const grade = hasAnchor || inputs.priceLevel >= MIN_FAMILIAR_PRICE_LEVEL ? 'C' : 'D';
  return {
    usd: predictRent(model, inputs),
    sd: hasAnchor ? LOG_SD_WITH_ANCHOR_IN_COUNTRY : logSd[grade],
    grade,
    source: 'rent-model',
    year: '2026',
  };
};

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};

/** Root mean square distance from the mean, with n − 1. */
export const getSd = (values) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
};

/**
 * Predicts every anchor from a fit without any anchor of its country.
 *
 * @returns {{ anchors: number, countries: number, bias: number, medianError: number, logSd: number,
 *   within80: number }} `bias` and `medianError` as shares of the rent (above
 *   zero: the model is too high on average), `logSd` of ln(model ÷ rent), `within80` the
 *   share of anchors inside the range that a city of their country would get without it
 */
export const measureErrors = (anchors) => {
  const countries = [...new Set(anchors.map(({ country }) => country))];
  const logErrors = countries.flatMap((country) => {
    const model = fitRents(anchors.filter((anchor) => anchor.country !== country));
    return anchors
      .filter((anchor) => anchor.country === country)
      .map((anchor) => ({ anchor, error: Math.log(predictRent(model, anchor) / anchor.usd) }));
  });
  const errors = logErrors.map(({ error }) => error);
  const isWithin = ({ anchor, error }) =>
    Math.abs(error) <= Z_80 * (anchor.priceLevel >= MIN_FAMILIAR_PRICE_LEVEL ? logSd.C : logSd.D);
  return {
    anchors: anchors.length,
    countries: countries.length,
    bias: Math.exp(errors.reduce((sum, error) => sum + error, 0) / errors.length) - 1,
    medianError: median(errors.map((error) => Math.abs(Math.exp(error) - 1))),
    logSd: getSd(errors),
    within80: logErrors.filter(isWithin).length / errors.length,
  };
};
