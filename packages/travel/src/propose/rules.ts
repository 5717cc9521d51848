import { getArea, readEntry, SCHENGEN } from '../areas/entry.js';
import type { TripFacts } from '../check/facts.js';
import type { RouteStop } from '../check/route.js';
import { checkTaxDays, hasTaxRule } from '../check/tax.js';
import { checkVisits, chooseEntry, type AreaEntry, type GetEntry } from '../check/visas.js';
import { countStayDays } from '../stays/stay.js';
import type { Trip } from '../trip/trip.js';

/** What the visa and tax rules say about the beginning of a plan. Longer plans never have less of anything. */
export interface RuleState {
  blocking: number;
  warnings: number;
  /** Areas whose entry needs a document or is unknown. */
  visas: number;
  /** By the class of the next country. */
  next: Map<number, RuleState>;
}

export const createRules = (): RuleState => ({ blocking: 0, warnings: 0, visas: 0, next: new Map() });

/**
 * Countries of one class may be exchanged in any plan without another result of `checkVisas` and `checkTaxDays`: those
 * that limit no stay of this length, and Schengen countries with the same entries.
 */
export const createClassifier = (
  trip: Trip,
  facts: TripFacts,
  nights: number,
): ((country: string) => number) => {
  const classes = new Map<string, number>();
  const limitsNothing = (country: string): boolean => {
    if (trip.passports.length === 0) return true;
    const { kind, days } = chooseEntry(trip.passports, [country], facts).entry;
    const past = trip.pastStays.filter((stay) => getArea(stay.country) === getArea(country));
    const most = past.reduce((sum, stay) => sum + countStayDays(stay), nights + 1);
    return (kind === 'free' || kind === 'days') && (days === null || days >= most);
  };
  const getKey = (country: string): string => {
    if (hasTaxRule(country)) return country;
    if (getArea(country) !== SCHENGEN) return limitsNothing(country) ? '' : country;
    const entries = trip.passports.map((passport) =>
      readEntry(
        passport,
        country,
        Object.hasOwn(facts.entryRules, passport.code) ? facts.entryRules[passport.code] : undefined,
      ),
    );
    return `${SCHENGEN} ${JSON.stringify(entries)}`;
  };
  const byCountry = new Map<string, number>();
  return (country) => {
    const cached = byCountry.get(country);
    if (cached !== undefined) return cached;
    const key = getKey(country);
    const own = classes.get(key) ?? classes.size;
    classes.set(key, own);
    byCountry.set(country, own);
    return own;
  };
};

/** Remembers the best passport by the countries of a plan in one area. */
const createEntryCache = (trip: Trip, facts: TripFacts): GetEntry => {
  const entries = new Map<string, AreaEntry>();
  return (countries) => {
    const key = countries.join(' ');
    const cached = entries.get(key);
    if (cached) return cached;
    const entry = chooseEntry(trip.passports, countries, facts);
    entries.set(key, entry);
    return entry;
  };
};

/** The rules after one more stop, whose country is of a class. `list` lists all stops up to this one. */
export type AddToRules = (state: RuleState, countryClass: number, list: () => RouteStop[]) => RuleState;

export const createRuleChecker = (trip: Trip, facts: TripFacts): AddToRules => {
  const getEntry = createEntryCache(trip, facts);
  return ({ next }, countryClass, list) => {
    const cached = next.get(countryClass);
    if (cached) return cached;
    const state = createRules();
    const stops = list();
    for (const { level, code } of [...checkVisits(trip, stops, getEntry), ...checkTaxDays(trip, stops)]) {
      if (level === 'blocking') state.blocking += 1;
      if (level === 'warning') state.warnings += 1;
      if (code === 'visa.needed' || code === 'visa.unknown') state.visas += 1;
    }
    next.set(countryClass, state);
    return state;
  };
};
