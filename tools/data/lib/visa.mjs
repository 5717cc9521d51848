import { parseNumber } from './csv.mjs';
import { country } from './figure.mjs';

const passports = ['us', 'gb', 'de', 'in', 'br', 'za', 'ph'];

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
export const toVisaFigures = (row) => {
  const passport = (value) => country(value, 'passport-index', '2025-01-12');
  return {
    ...toNomadFigures(row),
    open_passports: passport(parseNumber(row.visa_open_pct)),
    ...Object.fromEntries(passports.map((code) => [`entry_${code}`, passport(row[`entry_${code}`])])),
  };
};
