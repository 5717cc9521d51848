import { zoneOf } from './quest-city.mjs';

/** Passports of the game, by the column that knows them. */
export const passports = ['de', 'us', 'br', 'in', 'ph'];

const SCHENGEN_DAYS = 90;
const FREE = -1;
const ASK_BEFORE = 0;
/** The table says "visa free", "e-visa" or "on arrival" without the days: the game counts these. */
const DAYS_WHEN_UNSAID = { 'visa free': 90, eta: 90, 'e-visa': 30, 'visa on arrival': 30 };
const paidAtTheBorder = new Set(['e-visa', 'visa on arrival']);

const daysOf = (entry) => {
  if (entry === 'home') return FREE;
  if (entry === undefined || entry === 'visa required' || entry === 'no admission') return ASK_BEFORE;
  return DAYS_WHEN_UNSAID[entry] ?? Number(entry);
};

const stamp = (entry) => `${daysOf(entry)}${paidAtTheBorder.has(entry) ? 'p' : ''}`;

/** What a passport may do in a zone: "90", "30p" (paid at the border), "0" (a visa before) or "-1" (free). */
export const borderOf = (rows, zone, passport) => {
  const entries = rows
    .filter((row) => zoneOf(row) === zone)
    .map((row) => row.figures.visa[`entry_${passport}`]?.value);
  if (entries.includes('home')) return stamp('home');
  const [entry] = entries;
  if (zone === 'SCHENGEN' && daysOf(entry) !== ASK_BEFORE) return String(SCHENGEN_DAYS);
  return stamp(entry);
};
