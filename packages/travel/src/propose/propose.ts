import { checkTrip, type TripCheck } from '../check/check.js';
import { listMonths } from '../check/climate.js';
import type { TripFacts } from '../check/facts.js';
import type { RouteStop } from '../check/route.js';
import { scorePlan } from '../order/score.js';
import { diffTrips } from '../trip/diff.js';
import type { Operation } from '../trip/operations.js';
import { type Trip } from '../trip/trip.js';
import { goals, MAX_FULL_SLOTS, searchPlans, type Goal, type PlanSearch } from './search.js';
import type { Slot } from './template.js';

/** A whole plan as a draft. */
export interface Proposal {
  /** What it is better at than the first plan; null for the first plan itself. */
  goal: Goal | null;
  trip: Trip;
  check: TripCheck;
  /** What turns the trip into this plan. */
  ops: Operation[];
  /** The figure of the goal in the first plan and in this one: US dollars, °C, journeys, calls, kg, areas. */
  gain: { before: number; after: number } | null;
}

export interface Proposals {
  plan: Proposal;
  /** Whether the plan breaks no hard rule and keeps to the limits of temperature and money. */
  fits: boolean;
  alternatives: Proposal[];
  /** Why there is no alternative of a kind. */
  sentences: string[];
  /** All combinations were evaluated; otherwise the search keeps the best prefixes only. */
  isComplete: boolean;
}

/** An alternative must gain at least this share. */
const MIN_GAIN = 0.1;

const sentences: Record<Goal, string> = {
  cheaper: 'No plan is cheaper without changing something you pinned.',
  warmer: 'No plan is warmer without changing something you pinned.',
  'fewer-moves': 'No plan has fewer moves without changing something you pinned.',
  'better-calls': 'No plan has better call hours without changing something you pinned.',
  'less-carbon': 'No plan has less CO2e without changing something you pinned.',
  'no-visa': 'No plan avoids a visa without changing something you pinned.',
};

const getWarmth = ({ route, nights }: TripCheck): number =>
  route.stops.reduce(
    (sum, stop) =>
      sum +
      listMonths(stop).reduce(
        (own, { month, nights: count }) => own + count * (stop.place.climate?.[month]?.tempC ?? 0),
        0,
      ),
    0,
  ) / Math.max(1, nights);

const countCodes = ({ conflicts }: TripCheck, codes: readonly string[]): number =>
  conflicts.filter(({ code }) => codes.includes(code)).length;

/** The figure of a goal. Less is better, except for warmth. */
const measure = (goal: Goal, check: TripCheck): number => {
  switch (goal) {
    case 'cheaper':
      return check.cost.total.middle;
    case 'warmer':
      return getWarmth(check);
    case 'fewer-moves':
      return check.route.legs.length;
    case 'better-calls':
      return check.callsOutside + countCodes(check, ['call.on_leg']);
    case 'less-carbon':
      return check.carbon.middle;
    case 'no-visa':
      return countCodes(check, ['visa.needed', 'visa.unknown']);
  }
};

const isGain = (goal: Goal, before: number, after: number): boolean => {
  if (goal === 'no-visa') return before > 0 && after === 0;
  const gain = goal === 'warmer' ? after - before : before - after;
  return gain > 0 && gain >= MIN_GAIN * Math.abs(before);
};

const toTrip = (trip: Trip, stops: readonly RouteStop[]): Trip => ({
  ...trip,
  stops: stops.map(({ place: _, ...stop }) => stop),
  legs: [],
});

interface Plan {
  trip: Trip;
  check: TripCheck;
  score: number;
  blocking: number;
}

/** Fewer conflicts that block come first, then the score. */
const comparePlans = (one: Plan, other: Plan): number =>
  one.blocking - other.blocking || other.score - one.score;

const countWarnings = ({ check }: Plan): number =>
  check.conflicts.filter(({ level }) => level === 'warning').length;

/** Gives each stay of a removed slot to the others. */
const removeSlot = (template: readonly Slot[]): Slot[] | null => {
  const at = template.findLastIndex(({ city }) => city === null);
  if (at < 0 || template.length < 2) return null;
  const others = template.toSpliced(at, 1);
  const free = others.filter(({ city }) => city === null);
  const receivers = free.length > 0 ? free : others;
  const share = Math.floor(template[at]!.nights / receivers.length);
  const rest = template[at]!.nights - share * receivers.length;
  return others.map((slot) => {
    const index = receivers.indexOf(slot);
    return index < 0 ? slot : { ...slot, nights: slot.nights + share + (index < rest ? 1 : 0) };
  });
};

function* findPlans(
  trip: Trip,
  template: readonly Slot[],
  candidates: readonly string[],
  facts: TripFacts,
  goal: Goal | null,
): PlanSearch<Plan[]> {
  const fitting = yield* searchPlans(trip, template, candidates, facts, goal, true);
  const found =
    fitting.length > 0 ? fitting : yield* searchPlans(trip, template, candidates, facts, goal, false);
  const plans: Plan[] = [];
  for (const stops of found) {
    const planned = toTrip(trip, stops);
    const check = checkTrip(planned, facts);
    plans.push({ trip: planned, check, ...scorePlan(check) });
    yield null;
  }
  return plans;
}

function* findAlternative(
  trip: Trip,
  template: readonly Slot[],
  candidates: readonly string[],
  facts: TripFacts,
  goal: Goal,
  first: Plan,
): PlanSearch<Proposal | null> {
  const slots = goal === 'fewer-moves' ? removeSlot(template) : template;
  if (!slots) return null;
  const plans = yield* findPlans(trip, slots, candidates, facts, goal);
  const before = measure(goal, first.check);
  const sign = goal === 'warmer' ? -1 : 1;
  const [best] = plans
    .filter(
      (plan) =>
        plan.blocking <= first.blocking &&
        countWarnings(plan) <= countWarnings(first) &&
        isGain(goal, before, measure(goal, plan.check)),
    )
    .sort(
      (one, other) =>
        sign * (measure(goal, one.check) - measure(goal, other.check)) || comparePlans(one, other),
    );
  return best
    ? {
        goal,
        trip: best.trip,
        check: best.check,
        ops: diffTrips(trip, best.trip),
        gain: { before, after: measure(goal, best.check) },
      }
    : null;
}

/** Conditions that a city breaks although the planner could choose another one. */
const breaksConditions = ({ check }: Plan, template: readonly Slot[]): boolean => {
  const free = new Set(template.filter(({ city }) => city === null).map(({ id }) => id));
  return check.conflicts.some(
    ({ code, ids }) => (code === 'climate.outside' || code === 'cost.over') && ids.some((id) => free.has(id)),
  );
};

/**
 * Plans a trip: fills the free stays of a template with candidate cities, and looks for alternatives that gain at least a
 * tenth toward a goal without another warning. If nothing fits, the plan is the nearest one, and its conflicts say why.
 * Runs in slices, like `orderStops`; null if the template cannot be filled.
 * @param trip the conditions; its stops and legs are replaced
 * @param candidates slugs of cities to choose from; those missing in `facts` are ignored
 */
export function* proposeTrips(
  trip: Trip,
  template: readonly Slot[],
  candidates: readonly string[],
  facts: TripFacts,
  goalsToTry: readonly Goal[] = goals,
): PlanSearch<Proposals | null> {
  const plans = yield* findPlans(trip, template, candidates, facts, null);
  const [first] = plans.sort(comparePlans);
  if (!first) return null;
  const alternatives: Proposal[] = [];
  const missing: string[] = [];
  for (const goal of goalsToTry) {
    const alternative = yield* findAlternative(trip, template, candidates, facts, goal, first);
    if (alternative) alternatives.push(alternative);
    else missing.push(sentences[goal]);
  }
  return {
    plan: {
      goal: null,
      trip: first.trip,
      check: first.check,
      ops: diffTrips(trip, first.trip),
      gain: null,
    },
    fits: first.blocking === 0 && !breaksConditions(first, template),
    alternatives,
    sentences: missing,
    isComplete: template.filter(({ city }) => city === null).length <= MAX_FULL_SLOTS,
  };
}
