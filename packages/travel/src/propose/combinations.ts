import { calculateCost } from '../check/cost.js';
import type { TripFacts } from '../check/facts.js';
import type { RouteStop } from '../check/route.js';
import type { Trip } from '../trip/trip.js';
import { countCollisions, createChooser, type Choice } from './choices.js';
import type { Journeys, Moves } from './moves.js';
import {
  createClassifier,
  createRuleChecker,
  createRules,
  type AddToRules,
  type RuleState,
} from './rules.js';
import type { Slot } from './template.js';

/** Runs in slices: between two pauses little more than a millisecond passes. */
export type PlanSearch<T> = Generator<null, T, void>;

/** The least that the rest of a plan adds, by choice. */
interface Rests {
  score: Float64Array;
  warnings: Float64Array;
}

/** All combinations of cities for the slots of a template, as sums of precomputed parts. */
export interface Combinations {
  trip: Trip;
  nights: number;
  free: readonly boolean[];
  /** By slot. The free cities are sorted by slug. */
  choices: readonly (readonly Choice[])[];
  /** By slot: the journeys from the slot before; null for the first one. */
  moves: readonly (Moves | null)[];
  /** Bounds of what follows a choice, by slot: no combination adds more score or fewer warnings. */
  rests: readonly Rests[];
  /** The rules before the first stop. */
  rules: RuleState;
  addToRules: AddToRules;
  /** Warnings, and journeys, of every combination. */
  warnings: number;
  journeys: number;
  /** Cents of the person's own costs. */
  lineCents: number;
}

/** Bounds from behind: the best continuation of each choice, if the rest of the plan were free. */
function* boundRests({ choices, moves }: Pick<Combinations, 'choices' | 'moves'>): PlanSearch<Rests[]> {
  const rests = choices.map(({ length }) => ({
    score: new Float64Array(length),
    warnings: new Float64Array(length),
  }));
  for (let slot = choices.length - 2; slot >= 0; slot -= 1) {
    const [stays, move, own, next] = [choices[slot + 1]!, moves[slot + 1]!, rests[slot]!, rests[slot + 1]!];
    let index = 0;
    for (let at = 0; at < own.score.length; at += 1) {
      let [score, warnings] = [-Infinity, Infinity];
      for (let other = 0; other < move.width; other += 1, index += 1) {
        const value = move.value[index]!;
        if (value === -Infinity) continue;
        const stay = stays[other]!;
        score = Math.max(score, stay.value + value + next.score[other]!);
        warnings = Math.min(
          warnings,
          stay.warnings + move.warnings[index]! + move.workdays[index]! + next.warnings[other]!,
        );
      }
      own.score[at] = score;
      own.warnings[at] = warnings;
    }
    yield null;
  }
  return rests;
}

/**
 * Precomputes all parts of all plans.
 * @param isStrict whether the planner may choose only cities that keep to the trip's limits
 */
export function* createCombinations(
  conditions: Trip,
  template: readonly Slot[],
  candidates: readonly string[],
  facts: TripFacts,
  journeys: Journeys,
  isStrict: boolean,
): PlanSearch<Combinations> {
  const trip: Trip = { ...conditions, legs: [] };
  const nights = template.reduce((sum, slot) => sum + slot.nights, 0);
  const fixed = template.map(({ city }) => city);
  const free = [...new Set(candidates)].filter((slug) => !fixed.includes(slug)).sort();
  const classify = createClassifier(trip, facts, nights);
  const choices: Choice[][] = [];
  const moves: (Moves | null)[] = [];
  let day = trip.from;
  for (const [at, { id, city, nights: own, pinned }] of template.entries()) {
    const [arrive, leave] = [day, day + own];
    const isReached = at > 0 && (city === null || city !== fixed[at - 1]);
    const choose = createChooser(trip, { arrive, leave }, isReached, city === null && isStrict, nights);
    const choicesOfSlot = (city === null ? free : [city]).flatMap((slug) => {
      const found = journeys.cities.get(slug);
      if (!found) return [];
      const { place, index } = found;
      const stop: RouteStop = { id, city: slug, arrive, leave, pinned, note: '', place };
      return choose(stop, index, classify(place.countryCode)) ?? [];
    });
    day = leave;
    yield null;
    const before = choices.at(-1);
    moves.push(before ? journeys.connect(before, choicesOfSlot, arrive, fixed[at - 1] !== null) : null);
    choices.push(choicesOfSlot);
    yield null;
  }
  const firsts = choices.flatMap(([first]) => first ?? []);
  const route = { stops: firsts.map(({ stop }) => stop), legs: [] };
  const firstCents = firsts.reduce((sum, { cents }) => sum + cents, 0);
  return {
    trip,
    nights,
    free: fixed.map((city) => city === null),
    choices,
    moves,
    rests: yield* boundRests({ choices, moves }),
    rules: createRules(),
    addToRules: createRuleChecker(trip, facts),
    journeys: fixed.slice(1).filter((city, at) => city === null || city !== fixed[at]).length,
    warnings: countCollisions(trip, firsts[0]?.stop, nights),
    lineCents: Math.round(calculateCost(trip, route).total.middle * 100) - firstCents,
  };
}
