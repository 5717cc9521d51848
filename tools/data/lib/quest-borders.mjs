import { getZone } from './quest-city.mjs';

/** The game's passports, named as in the table's columns. */
export const passports = ['de', 'us', 'br', 'in', 'ph'];

const SCHENGEN_DAYS = 90;
const UNLIMITED = -1;
const VISA_REQUIRED = 0;
/** Days of stay where the table says only "visa free", "eta", "e-visa" or "visa on arrival". */
const DEFAULT_DAYS = { 'visa free': 90, eta: 90, 'e-visa': 30, 'visa on arrival': 30 };
const paidEntries = new Set(['e-visa', 'visa on arrival']);

const toDays = (entry) => {
  if (entry === 'home') return UNLIMITED;
  if (entry === undefined || entry === 'visa required' || entry === 'no admission') return VISA_REQUIRED;
  return DEFAULT_DAYS[entry] ?? Number(entry);
};

const formatStay = (entry) => `${toDays(entry)}${paidEntries.has(entry) ? 'p' : ''}`;

/**
 * Returns what a passport allows in a zone: "90", "30p" (paid at the border), "0" (a visa in advance) or "-1"
 * (unlimited).
 */
export const getBorderRule = (rows, zone, passport) => {
  const entries = rows
    .filter((row) => getZone(row) === zone)
    .map((row) => row.figures.visa[`entry_${passport}`]?.value);
  if (entries.includes('home')) return formatStay('home');
  const [entry] = entries;
  if (zone === 'SCHENGEN' && toDays(entry) !== VISA_REQUIRED) return String(SCHENGEN_DAYS);
  return formatStay(entry);
};
