import { getMonthBudget } from '../check/cost.js';
import { listMonths } from '../check/climate.js';
import { findCity, type TripCity, type TripFacts } from '../check/facts.js';
import type { RouteStop } from '../check/route.js';
import { chooseEntry, createStayTest } from '../check/visas.js';
import { DAYS_PER_MONTH } from '../money/budget.js';
import { scoreStep } from '../order/score.js';
import { createSteps, type JourneyValue, type StayValue } from '../order/steps.js';
import type { Trip } from '../trip/trip.js';
import { breaksLimits, type Slot } from './template.js';

/** What a plan should be better at; `score` is the rule of `scorePlan`. */
export const goals = ['cheaper', 'warmer', 'fewer-moves', 'better-calls', 'less-carbon', 'no-visa'] as const;
export type Goal = (typeof goals)[number];

/** With more free stays than this, the search keeps only the best prefixes. */
export const MAX_FULL_SLOTS = 3;
export const BEAM_WIDTH = 200;
/** Complete plans that the full check compares. */
const FINALISTS = 40;
const STEPS_PER_YIELD = 200;
/** A warning weighs more than any gain toward a goal. */
const WARNING_WEIGHT = 1000;

interface Prefix {
  stops: readonly RouteStop[];
  /** Index of the last stop among all possible ones. */
  last: number;
  value: number;
}

/** Mean temperature of a stay, weighted by nights; 0 for unknown months. */
const sumWarmth = (place: TripCity, stay: { arrive: number; leave: number }): number =>
  listMonths(stay).reduce((sum, { month, nights }) => sum + nights * (place.climate?.[month]?.tempC ?? 0), 0);

/** What a step adds toward a goal, on a scale of about 0 to 100 for a whole plan. */
const createGoalValue = (trip: Trip, facts: TripFacts, goal: Goal | null, nights: number) => {
  const needsVisa = (place: TripCity): boolean => {
    const { kind } = chooseEntry(trip.passports, [place.countryCode], facts).entry;
    return kind !== 'free' && kind !== 'days';
  };
  return (stop: RouteStop, stay: StayValue, journey: JourneyValue | null): number => {
    const own = scoreStep(stay, journey, nights);
    const warnings = stay.warnings + (journey?.warnings ?? 0);
    const toward = (value: number): number => value - WARNING_WEIGHT * warnings + own / 1000;
    switch (goal) {
      case 'cheaper': {
        const { month } = getMonthBudget(stop.place, trip.people, trip.housing);
        return toward((-month.middle * (stop.leave - stop.arrive)) / DAYS_PER_MONTH / 100);
      }
      case 'warmer':
        return toward(sumWarmth(stop.place, stop) / nights);
      case 'better-calls':
        return own / 1000 - WARNING_WEIGHT * (warnings - stay.warnings) - stay.callsOutside;
      case 'less-carbon':
        return toward(-(journey?.carbon ?? 0) / 10);
      case 'no-visa':
        return toward(needsVisa(stop.place) ? -WARNING_WEIGHT : 0);
      case 'fewer-moves':
      case null:
        return own;
    }
  };
};

const comparePrefixes = (one: Prefix, other: Prefix): number =>
  other.value - one.value || one.last - other.last;

/** The best of many prefixes, without sorting all of them each time. */
const trim = (prefixes: Prefix[], width: number): Prefix[] =>
  prefixes.length > width ? prefixes.sort(comparePrefixes).slice(0, width) : prefixes;

/** A plan's stops, best first by an estimate, to be compared by the full check. */
export type PlanSearch<T> = Generator<null, T, void>;

/**
 * Fills the free stays of a template with cities, no city twice. Up to three free stays all combinations are evaluated;
 * with more, a beam of 200 prefixes runs. Prefixes that stay too long for an area are left out as long as others exist.
 * @param isStrict whether the planner may choose only cities that keep to the trip's limits
 */
export function* searchPlans(
  trip: Trip,
  template: readonly Slot[],
  candidates: readonly string[],
  facts: TripFacts,
  goal: Goal | null,
  isStrict: boolean,
): PlanSearch<RouteStop[][]> {
  const nights = template.reduce((sum, slot) => sum + slot.nights, 0);
  const fixed = template.map(({ city }) => city);
  const free = [...new Set(candidates)].filter((slug) => !fixed.includes(slug)).sort();
  let day = trip.from;
  const choices = template.map((slot) => {
    const [arrive, leave] = [day, day + slot.nights];
    day = leave;
    return (slot.city === null ? free : [slot.city]).flatMap((city): RouteStop[] => {
      const place = findCity(facts, city);
      const { id, pinned } = slot;
      if (!place) return [];
      const stop = { id, city, arrive, leave, pinned, note: '', place };
      return slot.city === null && isStrict && breaksLimits(trip, stop) ? [] : [stop];
    });
  });
  const all = choices.flat();
  const { getStay, getJourney } = createSteps({ ...trip, legs: [] }, all);
  const staysTooLong = createStayTest(trip, all, facts);
  const getValue = createGoalValue(trip, facts, goal, nights);
  const isFull = fixed.filter((city) => city === null).length <= MAX_FULL_SLOTS;
  let prefixes: Prefix[] = [{ stops: [], last: -1, value: 0 }];
  let offset = 0;
  let work = 0;
  for (const [index, stops] of choices.entries()) {
    const isLast = index === choices.length - 1;
    const width = isLast ? FINALISTS : isFull ? Infinity : BEAM_WIDTH;
    let next: Prefix[] = [];
    let tooLong: Prefix[] = [];
    for (const { stops: before, last, value } of prefixes) {
      for (const [place, stop] of stops.entries()) {
        if ((work += 1) % STEPS_PER_YIELD === 0) yield null;
        if (before.some(({ city }) => city === stop.city)) continue;
        const at = offset + place;
        const journey = last < 0 ? null : getJourney(last, at, stop.arrive, stop.arrive);
        const sum = value + getValue(stop, getStay(at, stop.arrive), journey);
        const prefix = { stops: [...before, stop], last: at, value: sum };
        if (staysTooLong(prefix.stops)) tooLong.push(prefix);
        else next.push(prefix);
      }
      if (next.length > 2 * width) next = trim(next, width);
      if (tooLong.length > 2 * width) tooLong = trim(tooLong, width);
    }
    prefixes = trim(next.length > 0 ? next : tooLong, width);
    offset += stops.length;
  }
  return prefixes.sort(comparePrefixes).map(({ stops }) => [...stops]);
}
