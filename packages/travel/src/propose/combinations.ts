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

/** Runs in slices: between two pauses a few milliseconds pass at most. */
export type PlanSearch<T> = Generator<null, T, void>;

/** What a step and the rest of a plan add at best: no combination adds more score or fewer warnings. */
interface Reach {
  /** Of what follows each choice. */
  restScore: Float64Array;
  restWarnings: Float64Array;
  /** The same with the choice itself and the journey to it, by the index of the journey. */
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
  /** By slot. */
  reaches: readonly Reach[];
  /** The rules before the first stop. */
  rules: RuleState;
  addToRules: AddToRules;
  /** Warnings, and journeys, of every combination. */
  warnings: number;
  journeys: number;
  /** Cents of the person's own costs. */
  lineCents: number;
}

/** The best continuation of each choice, from behind, as if the rest of the plan were free. */
function* boundReaches({ choices, moves }: Pick<Combinations, 'choices' | 'moves'>): PlanSearch<Reach[]> {
  const reaches: Reach[] = [];
  let restScore = new Float64Array(choices.at(-1)?.length ?? 0);
  let restWarnings = new Float64Array(restScore.length);
  for (let slot = choices.length - 1; slot >= 0; slot -= 1) {
    const [stays, move] = [choices[slot]!, moves[slot]];
    const rows = slot > 0 ? choices[slot - 1]!.length : 1;
    const score = new Float64Array(rows * stays.length);
    const warnings = new Float64Array(score.length);
    const bestScores = new Float64Array(rows).fill(-Infinity);
    const fewestWarnings = new Float64Array(rows).fill(Infinity);
    for (let row = 0, index = 0; row < rows; row += 1)
      for (let at = 0; at < stays.length; at += 1, index += 1) {
        const stay = stays[at]!;
        score[index] = stay.value + (move ? move.value[index]! : 0) + restScore[at]!;
        warnings[index] =
          stay.warnings + (move ? move.warnings[index]! + move.workdays[index]! : 0) + restWarnings[at]!;
        if (score[index] === -Infinity) continue;
        bestScores[row] = Math.max(bestScores[row]!, score[index]!);
        fewestWarnings[row] = Math.min(fewestWarnings[row]!, warnings[index]!);
      }
    reaches[slot] = { restScore, restWarnings, score, warnings };
    [restScore, restWarnings] = [bestScores, fewestWarnings];
    yield null;
  }
  return reaches;
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
    reaches: yield* boundReaches({ choices, moves }),
    rules: createRules(),
    addToRules: createRuleChecker(trip, facts),
    journeys: fixed.slice(1).filter((city, at) => city === null || city !== fixed[at]).length,
    warnings: countCollisions(trip, firsts[0]?.stop, nights),
    lineCents: Math.round(calculateCost(trip, route).total.middle * 100) - firstCents,
  };
}
