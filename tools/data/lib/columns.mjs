import { readFileSync } from 'node:fs';
import { parseNumber } from './csv.mjs';
import { toClimateFigures } from './climate.mjs';
import { toSpeedFigures } from './speed.mjs';
import { toPracticalFigures } from './practical.mjs';
import { country, withValues, measured, estimate } from './figure.mjs';

/** Written by tools/data/entry-rules.mjs. */
const entryRules = JSON.parse(
  readFileSync(new URL('../../../api/data/entry-rules.json', import.meta.url), 'utf8'),
);

const AROUND_2020 = '2017–2023';

/** The passports whose rules are figures of the cities, for filters, phrases and articles. */
const passports = ['US', 'GB', 'DE', 'IN', 'BR', 'ZA', 'PH'];

/** Rules that let somebody in for 30 days without an application before the journey, besides a number of days. */
const openRules = new Set(['visa free', 'visa on arrival', 'eta']);

const isOpen = (rule) => openRules.has(rule) || Number(rule) >= 30;

/** The share of foreign passports that get into a country for 30 days, %. */
const getOpenShare = (countryCode) => {
  const rules = Object.entries(entryRules.passports)
    .filter(([passport, rules]) => passport !== countryCode && rules[countryCode] !== undefined)
    .map(([, rules]) => rules[countryCode]);
  if (rules.length === 0) return null;
  return Math.round((1000 * rules.filter(isOpen).length) / rules.length) / 10;
};

const toEntryFigures = (row) =>
  Object.fromEntries(
    passports.map((code) => [
      `entry_${code.toLowerCase()}`,
      country(entryRules.passports[code][row.iso2] ?? '', entryRules.source, entryRules.date),
    ]),
  );

const toNomadFigures = (row) => {
  if (row.dn_visa === '') return {};
  const isOfficial = row.dn_visa_licence === 'CC BY 4.0';
  const source = isOfficial ? 'globenomad' : 'visa-articles';
  const year = isOfficial
    ? row.dn_visa_verified
    : (row.dn_visa_source.match(/\d{4}(?:-\d{2})?/)?.[0] ?? 'undated');
  const note = isOfficial ? undefined : `From ${row.dn_visa_source}; verify before relying on it.`;
  const figure = (value) => country(value, source, year, note);
  return {
    nomad_visa: { ...figure(row.dn_visa), basis: isOfficial ? 'official' : 'secondary' },
    nomad_visa_name: row.dn_visa === 'none' ? null : figure(row.dn_visa_name),
    nomad_visa_months: figure(parseNumber(row.dn_visa_max_months)),
    nomad_visa_income: figure(row.dn_visa_income),
    nomad_visa_income_usd: figure(parseNumber(row.dn_visa_min_income_usd_month)),
    nomad_visa_fee: figure(parseNumber(row.dn_visa_fee_usd)),
    nomad_visa_page: figure(row.dn_visa_official_url),
  };
};

/**
 * Returns nomad visa programs, and who may enter for how long. An unknown program is left out, never written as "no".
 */
const toVisaFigures = (row) => {
  return {
    ...toNomadFigures(row),
    open_passports: country(getOpenShare(row.iso2), entryRules.source, entryRules.date),
    ...toEntryFigures(row),
  };
};

/** An official rent counts as measured; the rest of the total is always a model. */
const toCostFigure = ({ value, low, high, grade, source, year, note }) => ({
  ...(grade === 'A' ? measured : estimate)(value, source, year, note),
  basis: grade,
  range: [low, high],
});

/** Returns the monthly cost and its parts as lib/costs computes them, and the US per diems next to them. */
const toCostFigures = (row, costs) => {
  const ownRate = row.perdiem_level === 'city';
  const perDiem = (value) =>
    ownRate
      ? measured(value, 'us-per-diem', '2026')
      : country(value, 'us-per-diem', '2026', "The rate for the country's other places.");
  return {
    ...Object.fromEntries(Object.entries(costs ?? {}).map(([key, cost]) => [key, toCostFigure(cost)])),
    perdiem_lodging: perDiem(parseNumber(row.perdiem_lodging_usd)),
    perdiem_meals: perDiem(parseNumber(row.perdiem_mie_usd)),
  };
};

/** Returns which figures the safety composite of a row is based on. */
export const toSafetyBasis = (text) => {
  if (text.startsWith('homicide+')) return 'homicide';
  return text.includes('older') ? 'older-homicide' : 'governance';
};

const safetyNotes = {
  'older-homicide': 'Its homicide figure is older.',
  governance: 'Estimated from governance alone, without a homicide figure.',
};

/** Returns the composite, its label and its parts. `basis` tells the score how reliable it is. */
const toSafetyFigures = (row) => {
  const isOlder = row.homicide_src === 'WDI (older year)';
  const homicideYear = isOlder ? row.homicide_year : AROUND_2020;
  const wgi = (value) => country(value, 'wgi', AROUND_2020);
  const figures = {
    homicide_rate: country(parseNumber(row.homicide_per100k), 'wdi', homicideYear),
    political_stability: wgi(parseNumber(row.wgi_political_stability)),
    rule_of_law: wgi(parseNumber(row.wgi_rule_of_law)),
  };
  if (row.safety_basis === '') return figures;
  const basis = toSafetyBasis(row.safety_basis);
  const year = basis === 'older-homicide' ? `${row.homicide_year} and ${AROUND_2020}` : AROUND_2020;
  const index = estimate(parseNumber(row.safety_index_0_100), 'safety-composite', year, safetyNotes[basis]);
  return {
    safety_index: { ...index, basis },
    safety_label: estimate(row.safety_label, 'safety-composite', year, safetyNotes[basis]),
    ...figures,
  };
};

const toHealthFigures = (row) => ({
  health_coverage: country(parseNumber(row.uhc_index), 'wdi', row.uhc_index_year),
  air_pm25: country(parseNumber(row.pm25), 'wdi', row.pm25_year),
  life_expectancy: country(parseNumber(row.life_expectancy), 'wdi', AROUND_2020),
  health_spending: country(parseNumber(row.health_exp_pct_gdp), 'wdi', AROUND_2020),
});

const toAccessFigures = (row) => {
  const airport = (value) => measured(value, 'airports', '2026');
  return {
    airport_nearest: airport(row.airport_nearest),
    airport_nearest_km: airport(parseNumber(row.airport_nearest_km)),
    airport_large: airport(row.airport_large),
    airport_large_km: airport(parseNumber(row.airport_large_km)),
  };
};

const toCommunityFigures = (row) => {
  const cldr = (value) => country(value, 'cldr', '2025');
  return {
    population: measured(parseNumber(row.population), 'geonames', 'undated'),
    english_share: cldr(parseNumber(row.english_pct)),
    english_official: cldr(row.english_official),
    english_level: cldr(row.english_level),
  };
};

const groups = {
  cost: toCostFigures,
  internet: toSpeedFigures,
  climate: toClimateFigures,
  safety: toSafetyFigures,
  health: toHealthFigures,
  visa: toVisaFigures,
  access: toAccessFigures,
  community: toCommunityFigures,
  practical: toPracticalFigures,
};

/** Returns every known figure of a row, by group and key. */
export const toFigures = (row, costs) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, toFigures]) => [group, withValues(toFigures(row, costs))]),
  );
