import { toScore, scoreRule, type ScoreSums } from '../order/score.js';
import type { RouteStop } from '../check/route.js';
import type { Choice } from './choices.js';
import type { Combinations, PlanSearch } from './combinations.js';
import type { Moves } from './moves.js';
import type { RuleState } from './rules.js';

/** What a plan should be better at. */
export const goals = ['cheaper', 'warmer', 'fewer-moves', 'better-calls', 'less-carbon', 'no-visa'] as const;
export type Goal = (typeof goals)[number];

/** With more free stops than this, the search keeps only the best prefixes. */
const MAX_FULL_SLOTS = 3;
const BEAM_WIDTH = 200;

/** What plans are compared by, in this order: the goal's figure (less is better), conflicts that block, the score. */
export interface Rating {
  measure: number;
  blocking: number;
  score: number;
  /** All warnings. No comparison uses them, but an alternative may not have more of them. */
  warnings: number;
}

export const compareRatings = (one: Rating, other: Rating): number =>
  one.measure - other.measure || one.blocking - other.blocking || other.score - one.score;

/** What a search looks for: the best plan within these limits. */
export interface Objective {
  goal: Goal | null;
  maxBlocking: number;
  maxWarnings: number;
  /** Whether the goal's figure is good enough. It must be for any lower one, too. */
  isEnough: (measure: number) => boolean;
}

/** A plan, or the prefix of one. */
interface Prefix extends ScoreSums {
  /** Indices of the choices. */
  path: readonly number[];
  /** Sum of what the goal measures. */
  sum: number;
  /** The score of the steps so far. */
  value: number;
  rules: RuleState;
  /** No plan with this prefix is better; of a whole plan, the rating by its parts. */
  bound: Rating;
}

/** A plan by its parts. The full check never finds it better. */
interface Candidate {
  stops: RouteStop[];
  rating: Rating;
}

/** A goal whose figure is a sum over steps. */
type SummedGoal = Exclude<Goal, 'fewer-moves' | 'no-visa'>;

/** What a stay adds to the sum of a goal. */
const measureStay = (goal: SummedGoal, stay: Choice): number => {
  switch (goal) {
    case 'cheaper':
      return stay.cents;
    case 'warmer':
      return -stay.warmth;
    case 'better-calls':
      return stay.callsOutside;
    case 'less-carbon':
      return 0;
  }
};

/** What journeys add to the sum of a goal, by their index; null for nothing. */
const getMoveMeasures = (goal: SummedGoal, moves: Moves | null): Int16Array | Float64Array | null => {
  if (goal === 'better-calls') return moves && moves.calls;
  return goal === 'less-carbon' ? moves && moves.carbon : null;
};

/** Sums of these goals are not whole numbers: added in another order, they differ slightly. */
const getSlack = (goal: Goal | null): number => (goal === 'warmer' || goal === 'less-carbon' ? 1e-6 : 0);
/** Twice the rounding of a score. */
const SCORE_SLACK = 2e-6;

/** What the steps of a plan add to the sum of a goal. */
interface Measures {
  stays: Float64Array;
  moves: Int16Array | Float64Array | null;
  /** The least that follows each choice. */
  rests: Float64Array;
  /** The same with the choice itself and the journey to it, by the index of the journey. */
  reaches: Float64Array;
}

/** By slot; null for a goal that does not depend on steps. */
function* measureSteps({ choices, moves }: Combinations, goal: Goal | null): PlanSearch<Measures[] | null> {
  if (goal === null || goal === 'fewer-moves' || goal === 'no-visa') return null;
  const measures: Measures[] = [];
  let rests = new Float64Array(choices.at(-1)?.length ?? 0);
  for (let slot = choices.length - 1; slot >= 0; slot -= 1) {
    const stays = Float64Array.from(choices[slot]!, (stay) => measureStay(goal, stay));
    const [move, ofMoves] = [moves[slot], getMoveMeasures(goal, moves[slot]!)];
    const rows = slot > 0 ? choices[slot - 1]!.length : 1;
    const reaches = new Float64Array(rows * stays.length);
    const least = new Float64Array(rows).fill(Infinity);
    for (let row = 0, index = 0; row < rows; row += 1)
      for (let at = 0; at < stays.length; at += 1, index += 1) {
        reaches[index] = stays[at]! + (ofMoves ? ofMoves[index]! : 0) + rests[at]!;
        if (move?.value[index] !== -Infinity) least[row] = Math.min(least[row]!, reaches[index]!);
      }
    measures[slot] = { stays, moves: ofMoves, rests, reaches };
    rests = least;
    yield null;
  }
  return measures;
}

const comparePrefixes = (one: Prefix, other: Prefix): number => {
  const byRating = compareRatings(one.bound, other.bound);
  if (byRating !== 0) return byRating;
  const at = one.path.findIndex((choice, slot) => choice !== other.path[slot]);
  return at < 0 ? 0 : one.path[at]! - other.path[at]!;
};

/** Keeps the best few of many, in their order. */
const createTop = (size: number) => {
  const list: Prefix[] = [];
  return {
    list,
    getWorst: (): Rating | null => (list.length < size ? null : list.at(-1)!.bound),
    add: (one: Prefix): void => {
      let [low, high] = [0, list.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (comparePrefixes(list[middle]!, one) <= 0) low = middle + 1;
        else high = middle;
      }
      list.splice(low, 0, one);
      if (list.length > size) list.pop();
    },
  };
};
type Top = ReturnType<typeof createTop>;

/** Makes prefixes longer, and says which can't lead to one of the best plans. */
const createExpander = (
  combinations: Combinations,
  { goal, maxBlocking, maxWarnings, isEnough }: Objective,
  measures: readonly Measures[] | null,
) => {
  const { choices, moves, reaches, free, nights, addToRules } = combinations;
  const slack = getSlack(goal);

  const offset = goal === 'cheaper' ? combinations.lineCents : 0;
  const scale = goal === 'cheaper' ? 100 : goal === 'warmer' ? Math.max(1, nights) : 1;

  const toMeasure = (sum: number, rules: RuleState): number => {
    if (measures) return (sum + offset) / scale;
    if (goal === 'no-visa') return rules.visas;
    return goal === 'fewer-moves' ? combinations.journeys : 0;
  };

  /** Whether nothing with this bound can be among the best. */
  const isHopeless = (
    measure: number,
    blocking: number,
    score: number,
    warnings: number,
    worst: Rating | null,
  ): boolean => {
    if (blocking > maxBlocking || warnings > maxWarnings || !isEnough(measure - slack)) return true;
    if (!worst) return false;
    const difference = measure - worst.measure;
    if (difference > slack) return true;
    if (difference < 0 || slack > 0) return false;
    return blocking !== worst.blocking ? blocking > worst.blocking : score < worst.score - SCORE_SLACK;
  };

  /** Passes on the prefixes that are one stop longer and not hopeless beside the best ones so far. */
  const expand = (prefix: Prefix, top: Top, add: (longer: Prefix) => void): void => {
    const { path } = prefix;
    const slot = path.length;
    const stays = choices[slot]!;
    const move = moves[slot];
    const row = move ? path[slot - 1]! * move.width : 0;
    const isWhole = slot === choices.length - 1;
    const reach = reaches[slot]!;
    const own = measures?.[slot];
    const warningsSoFar = prefix.warnings + prefix.workdays + prefix.rules.warnings;
    const ruleMeasure = toMeasure(0, prefix.rules);
    const scoreSoFar = prefix.value - scoreRule.perWarning * prefix.rules.warnings;
    const getStop = (choice: number, at: number) => choices[at]![choice]!.stop;
    const visited = free[slot] ? path.map((choice, at) => choices[at]![choice]!.city) : [];
    let worst = top.getWorst();
    for (let at = 0; at < stays.length; at += 1) {
      const index = row + at;
      // Most are out by what they reach at best, with the rules of the prefix.
      if (warningsSoFar + reach.warnings[index]! > maxWarnings) continue;
      if (worst) {
        const measure = own ? (prefix.sum + own.reaches[index]! + offset) / scale : ruleMeasure;
        const difference = measure - worst.measure;
        if (difference > 2 * slack) continue;
        const isNoLess = slack === 0 && difference === 0 && prefix.rules.blocking >= worst.blocking;
        if (isNoLess && scoreSoFar + reach.score[index]! < worst.score - 2 * SCORE_SLACK) continue;
      }
      const stay = stays[at]!;
      if (visited.includes(stay.city)) continue;
      const sum = own ? prefix.sum + (own.stays[at]! + (own.moves ? own.moves[index]! : 0)) : 0;
      const value = prefix.value + stay.value + (move ? move.value[index]! : 0);
      const comfort = prefix.comfort + stay.comfort;
      const km = prefix.km + (move ? move.km[index]! : 0);
      const warnings = prefix.warnings + stay.warnings + (move ? move.warnings[index]! : 0);
      const workdays = prefix.workdays + (move ? move.workdays[index]! : 0);
      const allWarnings = warnings + workdays + reach.restWarnings[at]!;
      const measure = own ? sum + own.rests[at]! : 0;
      // Twice: the rules of the prefix hold for what follows, and often suffice.
      let { rules } = prefix;
      for (let isKnown = false; ; isKnown = true) {
        const score = isWhole
          ? toScore({ comfort, km, warnings: warnings + rules.warnings, workdays }, nights)
          : value + reach.restScore[at]! - scoreRule.perWarning * rules.warnings;
        const bounded = toMeasure(measure, rules);
        const lost = allWarnings + rules.warnings;
        if (isHopeless(bounded, rules.blocking, score, lost, worst)) break;
        if (isKnown) {
          const bound = { measure: bounded, blocking: rules.blocking, score, warnings: lost };
          add({ path: [...path, at], sum, value, comfort, km, warnings, workdays, rules, bound });
          worst = top.getWorst();
          break;
        }
        rules = addToRules(rules, stay.countryClass, () => [...path.map(getStop), stay.stop]);
      }
    }
  };

  const root: Prefix = {
    path: [],
    sum: 0,
    value: -scoreRule.perWarning * combinations.warnings,
    ...{ comfort: 0, km: 0, warnings: combinations.warnings, workdays: 0 },
    rules: combinations.rules,
    bound: { measure: -Infinity, blocking: 0, score: Infinity, warnings: 0 },
  };
  const isOut = ({ measure, blocking, score, warnings }: Rating, top: Top): boolean =>
    isHopeless(measure, blocking, score, warnings, top.getWorst());
  return { root, expand, isOut };
};

/** Tries all combinations, except those that a bound excludes. */
function* searchDeep(
  expander: ReturnType<typeof createExpander>,
  prefix: Prefix,
  slots: number,
  top: Top,
): PlanSearch<void> {
  if (prefix.path.length === slots - 1) {
    expander.expand(prefix, top, top.add);
    yield null;
    return;
  }
  const longer: Prefix[] = [];
  expander.expand(prefix, top, (one) => longer.push(one));
  yield null;
  for (const one of longer.sort(comparePrefixes))
    if (!expander.isOut(one.bound, top)) yield* searchDeep(expander, one, slots, top);
}

/** Whether all combinations are considered. */
export const isFullSearch = (free: readonly boolean[]): boolean =>
  free.filter(Boolean).length <= MAX_FULL_SLOTS;

/**
 * The best plans by their parts, best first; ties are broken by slugs. Up to three free stops these are the `count` best of
 * all combinations, by branch and bound. With more, a beam of 200 prefixes runs and leaves 200 plans.
 */
export function* searchPlans(
  combinations: Combinations,
  objective: Objective,
  count: number,
): PlanSearch<Candidate[]> {
  const { choices, free } = combinations;
  if (choices.some(({ length }) => length === 0)) return [];
  const expander = createExpander(combinations, objective, yield* measureSteps(combinations, objective.goal));
  let top = createTop(count);
  if (isFullSearch(free)) yield* searchDeep(expander, expander.root, choices.length, top);
  else {
    let prefixes = [expander.root];
    for (let slot = 0; slot < choices.length; slot += 1) {
      top = createTop(BEAM_WIDTH);
      for (const prefix of prefixes) {
        expander.expand(prefix, top, top.add);
        yield null;
      }
      prefixes = top.list;
    }
  }
  return top.list.map(({ path, bound }) => ({
    stops: path.map((choice, slot) => choices[slot]![choice]!.stop),
    rating: bound,
  }));
}
