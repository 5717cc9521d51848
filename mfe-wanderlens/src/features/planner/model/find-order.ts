import type { EntryRules, IrexCity, IrexPreferences } from '@wanderwork/contracts';
import { computePersonalScores } from '@wanderwork/irex';
import type { Trip, TripFacts } from '@wanderwork/travel';
import { orderStops, type OrderResult } from '@wanderwork/travel/order';

const SLICE_MS = 12;
const MONTHS = 12;

interface Person {
  preferences: IrexPreferences;
  /** Of the preferred passport. */
  rules: EntryRules | null;
  now: Date;
}

/** The person's own score of a city in each month. */
const scoreMonths = (city: IrexCity, { preferences, rules, now }: Person): number[] => {
  const today = { year: now.getFullYear(), month: now.getMonth() + 1 };
  return Array.from({ length: MONTHS }, (_, at) => {
    const stay = { month: at + 1, months: 1 };
    return computePersonalScores([city], { ...preferences, stay }, today, rules)[0]!.score;
  });
};

/** Adds the person's scores, by which plans are compared. */
export const addMonthScores = (
  facts: TripFacts,
  irexBySlug: ReadonlyMap<string, IrexCity>,
  person: Person,
): TripFacts => ({
  ...facts,
  cities: Object.fromEntries(
    Object.entries(facts.cities).map(([slug, city]) => {
      const irex = irexBySlug.get(slug);
      return [slug, irex ? { ...city, monthScores: scoreMonths(irex, person) } : city];
    }),
  ),
});

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Searches for the best order in slices, so that the page stays responsive; null once `signal` stops it. */
export const findOrder = async (
  trip: Trip,
  facts: TripFacts,
  signal: AbortSignal,
): Promise<OrderResult | null> => {
  const search = orderStops(trip, facts);
  while (!signal.aborted) {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const { done, value } = search.next();
      if (done) return value;
    }
    await pause();
  }
  return null;
};
