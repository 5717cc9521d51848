import type { EntryRules, PassportCode } from '@wanderwork/contracts';
import { euCountries, schengenCountries } from './countries.js';

/** An area that counts the days of a visit together: the Schengen area, or one country. */
export type Area = string;

export const SCHENGEN = 'SCHENGEN';

const schengen = new Set(schengenCountries);
/** EU, EEA and Switzerland: their citizens may move and stay freely. */
const freeMovement = new Set([...euCountries, 'IS', 'LI', 'NO', 'CH']);

export const getArea = (country: string): Area => (schengen.has(country) ? SCHENGEN : country);

/** A document that a visit requires, as the data set names it. */
export const entryDocuments = ['eta', 'visa on arrival', 'e-visa', 'visa required', 'no admission'] as const;
export type EntryDocument = (typeof entryDocuments)[number];

/** What one passport may do in one country. */
export interface Entry {
  /** `free`: home, or free movement. `unknown`: no rule, or "visa free" without a number of days. */
  kind: 'free' | 'days' | 'unknown' | EntryDocument;
  /** Days per visit; null if there is no limit or none is known. */
  days: number | null;
}

const isDocument = (rule: string | undefined): rule is EntryDocument =>
  entryDocuments.some((document) => document === rule);

const DAYS = /^\d+$/;

/**
 * Reads the rule of a passport for a country. A number means days per visit. "visa free" without a number is not known,
 * never "no limit". Days that the person typed replace those of the data.
 * @param rules the passport's rules; undefined if there are none
 */
export const readEntry = (
  passport: { code: PassportCode; ownDays?: Readonly<Record<string, number>> },
  country: string,
  rules: EntryRules | undefined,
): Entry => {
  const { code, ownDays = {} } = passport;
  const rule = rules && Object.hasOwn(rules.rules, country) ? rules.rules[country] : undefined;
  const isHome = code === country || rule === 'home';
  if (isHome || (freeMovement.has(code) && freeMovement.has(country))) return { kind: 'free', days: null };
  const own = Object.hasOwn(ownDays, country) ? ownDays[country]! : null;
  if (isDocument(rule)) return { kind: rule, days: own };
  if (own !== null) return { kind: 'days', days: own };
  return rule !== undefined && DAYS.test(rule)
    ? { kind: 'days', days: Number(rule) }
    : { kind: 'unknown', days: null };
};

/** From best to worst. A rule that is not known comes after those that only need a form. */
const ranks: readonly Entry['kind'][] = ['free', 'days', 'eta', 'unknown', ...entryDocuments.slice(1)];

/** Whether the first entry is better; of two with days, the longer one. */
export const isBetterEntry = (one: Entry, other: Entry): boolean => {
  const [rank, otherRank] = [ranks.indexOf(one.kind), ranks.indexOf(other.kind)];
  return rank === otherRank ? (one.days ?? -1) > (other.days ?? -1) : rank < otherRank;
};
