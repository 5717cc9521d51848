import { checkTrip, type TripCheck } from '../check/check.js';
import { listMonths } from '../check/climate.js';
import type { TripFacts } from '../check/facts.js';
import type { RouteStop } from '../check/route.js';
import { scorePlan } from '../order/score.js';
import { diffTrips } from '../trip/diff.js';
import type { Operation } from '../trip/operations.js';
import { type Trip } from '../trip/trip.js';
import { sumWarmth } from './choices.js';
import { createCombinations, type Combinations, type PlanSearch } from './combinations.js';
import { createJourneys, type Journeys } from './moves.js';
import {
  compareRatings,
  goals,
  isFullSearch,
  searchPlans,
  type Goal,
  type Objective,
  type Rating,
} from './search.js';
import { removeSlot, type Slot } from './template.js';

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
  route.stops.reduce((sum, stop) => sum + sumWarmth(stop.place, listMonths(stop)), 0) / Math.max(1, nights);

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
  rating: Rating;
}

/** Warmth counts downward, so that less of any figure is better. */
const getSign = (goal: Goal | null): 1 | -1 => (goal === 'warmer' ? -1 : 1);

/** The plan as the full check sees it. */
const checkPlan = (trip: Trip, facts: TripFacts, goal: Goal | null): Plan => {
  const check = checkTrip(trip, facts);
  const warnings = check.conflicts.filter(({ level }) => level === 'warning').length;
  const own = goal === null ? 0 : getSign(goal) * measure(goal, check);
  return { trip, check, rating: { ...scorePlan(check), warnings, measure: own } };
};

const anyPlan: Objective = {
  goal: null,
  maxBlocking: Infinity,
  maxWarnings: Infinity,
  isEnough: () => true,
};

const isWithin = ({ blocking, warnings, measure: own }: Rating, objective: Objective): boolean =>
  blocking <= objective.maxBlocking && warnings <= objective.maxWarnings && objective.isEnough(own);

/** The number of plans that a search finds first; if they prove nothing, it is repeated for more of them. */
const FIRST_COUNT = 1;
const MORE = 8;

/**
 * The best plan by the full check. Plans come in the order of their ratings by parts, which are never worse than those by the
 * full check. So a checked plan that is at least as good as the next one's parts is the best of all.
 */
function* findBestPlan(
  combinations: Combinations,
  facts: TripFacts,
  objective: Objective,
): PlanSearch<Plan | null> {
  let best: Plan | null = null;
  let checked = 0;
  for (let count = FIRST_COUNT; ; count *= MORE) {
    const candidates = yield* searchPlans(combinations, objective, count);
    for (const { stops, rating } of candidates.slice(checked)) {
      if (best && compareRatings(best.rating, rating) <= 0) return best;
      const plan = checkPlan(toTrip(combinations.trip, stops), facts, objective.goal);
      const isBetter = !best || compareRatings(plan.rating, best.rating) < 0;
      if (isBetter && isWithin(plan.rating, objective)) best = plan;
      yield null;
    }
    const last = candidates.at(-1);
    const isProven = best !== null && last !== undefined && compareRatings(best.rating, last.rating) <= 0;
    if (isProven || candidates.length < count || !isFullSearch(combinations.free)) return best;
    checked = candidates.length;
  }
}

/** The combinations within the limits of money and temperature; if there are none, those of all candidates. */
function* combine(
  trip: Trip,
  template: readonly Slot[],
  candidates: readonly string[],
  facts: TripFacts,
  journeys: Journeys,
): PlanSearch<Combinations> {
  const create = (isStrict: boolean) =>
    createCombinations(trip, template, candidates, facts, journeys, isStrict);
  const strict = yield* create(true);
  // With as many choices as stays everywhere, each stay finds a city of its own.
  const most = Math.max(1, strict.free.filter(Boolean).length);
  const canFill = strict.choices.every(({ length }, slot) => length >= (strict.free[slot] ? most : 1));
  const isPossible = canFill || (yield* searchPlans(strict, anyPlan, 1)).length > 0;
  return isPossible ? strict : yield* create(false);
}

/** The best alternative: none with more conflicts that block or more warnings than the first plan. */
function* findAlternative(
  combinations: Combinations,
  facts: TripFacts,
  goal: Goal,
  first: Plan,
): PlanSearch<Plan | null> {
  const before = measure(goal, first.check);
  return yield* findBestPlan(combinations, facts, {
    goal,
    maxBlocking: first.rating.blocking,
    maxWarnings: first.rating.warnings,
    isEnough: (own) => isGain(goal, before, getSign(goal) * own),
  });
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
  const slugs = [...candidates, ...template.flatMap(({ city }) => city ?? [])];
  const journeys = createJourneys(trip, slugs, facts);
  yield null;
  const combinations = yield* combine(trip, template, candidates, facts, journeys);
  const first = yield* findBestPlan(combinations, facts, anyPlan);
  if (!first) return null;
  const alternatives: Proposal[] = [];
  const missing: string[] = [];
  for (const goal of goalsToTry) {
    const shorter = goal === 'fewer-moves' ? removeSlot(template) : template;
    const plans =
      shorter && shorter !== template
        ? yield* combine(trip, shorter, candidates, facts, journeys)
        : combinations;
    const found = shorter && (yield* findAlternative(plans, facts, goal, first));
    if (found) {
      const gain = { before: measure(goal, first.check), after: measure(goal, found.check) };
      const ops = diffTrips(trip, found.trip);
      alternatives.push({ goal, trip: found.trip, check: found.check, ops, gain });
    } else missing.push(sentences[goal]);
  }
  return {
    plan: {
      goal: null,
      trip: first.trip,
      check: first.check,
      ops: diffTrips(trip, first.trip),
      gain: null,
    },
    fits: first.rating.blocking === 0 && !breaksConditions(first, template),
    alternatives,
    sentences: missing,
    isComplete: isFullSearch(combinations.free),
  };
}
