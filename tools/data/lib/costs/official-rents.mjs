import { parseNumber } from '../csv.mjs';

const WEEKS_PER_YEAR = 52;
/** Floor area of a one-bedroom flat in m²; Japanese flats are smaller, and Taiwan counts shared areas. */
const FLAT_M2 = 45;
const JAPANESE_FLAT_M2 = 37;
const TAIWANESE_FLAT_GROSS_M2 = 60;

/** How many of each published unit make up a month's rent of a one-bedroom flat. */
const monthlyFactors = {
  'month, 1 bedroom flat': 1,
  'month, 1 bedroom, with utilities': 1,
  'month, 1 bedroom': 1,
  'month, all sizes': 1,
  'month, renting household': 1,
  'week, all dwellings': WEEKS_PER_YEAR / 12,
  'm2 and month, flats': FLAT_M2,
  'm2 and month, cold': FLAT_M2,
  'm2 and month': JAPANESE_FLAT_M2,
  'm2 gross and month': TAIWANESE_FLAT_GROSS_M2,
};

const kinds = ['market', 'stock'];

/** Monthly rents outside these bounds are a wrong unit (cents, a year, thousands), not a rent. */
const MIN_MONTHLY_USD = 150;
const MAX_MONTHLY_USD = 5000;

/** The table's own `usd_month` must agree with the published value this closely. */
const MAX_CONVERSION_ERROR = 0.01;

/**
 * Converts a row of rents-official.csv to US dollars a month.
 *
 * @param {Record<string, string>} row `value` as published, with its `currency`, `unit` and `kind`
 * @param {Map<string, number>} rates units of each currency per US dollar
 * @returns {number} US dollars a month for one bedroom
 * @throws if unit, kind or currency is unknown, or the result cannot be a month's rent
 */
export const toMonthlyUsd = (row, rates) => {
  const refuse = (reason) => {
    throw new Error(`${row.slug} (${row.source}): ${reason}`);
  };
  const factor = monthlyFactors[row.unit] ?? refuse(`unknown unit "${row.unit}"`);
  if (!kinds.includes(row.kind)) refuse(`unknown kind "${row.kind}"`);
  const rate = rates.get(row.currency) ?? refuse(`no exchange rate for ${row.currency}`);
  const rent = (Number(row.value) * factor) / rate;
  if (!(rent >= MIN_MONTHLY_USD && rent <= MAX_MONTHLY_USD))
    refuse(`${row.value} ${row.currency} per ${row.unit} is not a month's rent`);
  if (Math.abs(rent / Number(row.usd_month) - 1) > MAX_CONVERSION_ERROR)
    refuse(`$${row.usd_month} does not match ${row.value} ${row.currency} per ${row.unit}`);
  return rent;
};

/** Rates as units per US dollar; the dollar itself is not in the table. */
export const toRates = (rows) =>
  new Map([['USD', 1], ...rows.map((row) => [row.currency, parseNumber(row.units_per_usd)])]);

/** These publish what the model predicts: new leases of one bedroom, in good districts or of recent movers. */
const directSources = new Set(['eurostat-rents', 'hud-fmr']);

/** The cities where both the source and Eurostat publish a rent; their mean ratio carries the source's other cities over. */
const bridges = {
  serpavi: ['madrid'],
  'carte-des-loyers': ['paris'],
  'zensus-2022': ['berlin', 'munich'],
};

/** Assumed ratios, for want of such a city. */
const assumedRatios = {
  // All sizes to one bedroom.
  'ons-pipr': 0.7,
  // Sitting to new tenants.
  'japan-hls': 1.2,
  'statcan-34100133': 1.25,
  'taiwan-moi': 1,
  'dosm-hes': 1,
};

/**
 * Left out of the fit: San Juan's federal figure is far below what newcomers pay; Australia's census is of 2021 and
 * has no source to bridge it.
 */
const leftOutSlugs = new Set(['san-juan']);
const leftOutSources = new Set(['abs-census-2021']);

const findBridgeRatio = (source, rents) => {
  const findRent = (slug, from) => rents.find((rent) => rent.slug === slug && rent.source === from).usd;
  const ratios = bridges[source].map((slug) => findRent(slug, 'eurostat-rents') / findRent(slug, source));
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
};

/**
 * Brings official rents to one definition: a one-bedroom flat in a good district, new lease. A direct figure replaces
 * a bridged one of the same city. What a third party transcribed or computed is grade B at best.
 *
 * @param {Record<string, string>[]} rows rents-official.csv
 * @param {Record<string, string>[]} sources rents-sources.csv
 * @param {Map<string, number>} rates units of each currency per US dollar
 * @returns {{ anchors: Map<string, { usd: number, grade: 'A' | 'B', weight: number, source: string, year: string }>,
 *   ratios: Record<string, number> }} anchors by slug, in US dollars a month, and the ratio applied to each source
 * @throws see `toMonthlyUsd`; also if a source has no bridge
 */
export const toAnchors = (rows, sources, rates) => {
  const thirdParty = new Set(sources.filter(({ read }) => read.includes('third party')).map(({ id }) => id));
  const rents = rows
    .map((row) => ({ ...row, usd: toMonthlyUsd(row, rates) }))
    .filter(({ slug, source }) => !leftOutSlugs.has(slug) && !leftOutSources.has(source));
  const ratios = {
    ...Object.fromEntries(Object.keys(bridges).map((source) => [source, findBridgeRatio(source, rents)])),
    ...assumedRatios,
  };
  const anchors = new Map();
  for (const { slug, source, year, usd } of rents) {
    const isDirect = directSources.has(source);
    if (!isDirect && anchors.has(slug)) continue;
    if (!isDirect && ratios[source] === undefined) throw new Error(`${slug}: no bridge for ${source}`);
    anchors.set(
      slug,
      isDirect
        ? { usd, grade: thirdParty.has(source) ? 'B' : 'A', weight: 1, source, year }
        : { usd: usd * ratios[source], grade: 'B', weight: 0.5, source, year },
    );
  }
  return { anchors, ratios };
};
