import { readEntry, getArea, SCHENGEN } from '../areas/entry.js';
import { checkCalls } from '../check/calls.js';
import { checkClimate, listMonths, sumScores } from '../check/climate.js';
import type { Conflict } from '../check/conflicts.js';
import { calculateCost, checkCost } from '../check/cost.js';
import { findCity, type TripCity, type TripFacts } from '../check/facts.js';
import type { RouteStop } from '../check/route.js';
import { checkTaxDays, hasTaxRule } from '../check/tax.js';
import { checkVisas, chooseEntry } from '../check/visas.js';
import { scoreStep } from '../order/score.js';
import { createSteps, type JourneyValue, type StayValue } from '../order/steps.js';
import { countStayDays } from '../stays/stay.js';
import type { Day } from '../time/day.js';
import { noPins, type Trip } from '../trip/trip.js';
import { breaksLimits, type Slot } from './template.js';

/** Runs in slices: between two pauses little more than a millisecond passes. */
export type PlanSearch<T> = Generator<null, T, void>;

/** A city for a slot, with what the stay adds to a plan whatever its neighbors are. */
export interface Choice extends StayValue {
  stop: RouteStop;
  /** Cents of US dollars; 0 if unknown. */
  cents: number;
  /** Σ nights · mean temperature of their months; 0 for unknown months. */
  warmth: number;
  /** What the stay adds to the score. */
  value: number;
  /** Countries of one class are alike for the rules on days in countries. */
  countryClass: number;
}

/** The journey between the stays of two neighboring slots. */
export interface Move extends JourneyValue {
  /** What the journey adds to the score. */
  value: number;
}

/** What the visa and tax rules say about the beginning of a plan. Longer plans never have less of anything. */
export interface RuleState {
  blocking: number;
  warnings: number;
  /** Areas whose entry needs a document or is unknown. */
  visas: number;
  /** By the class of the next country. */
  next: Map<number, RuleState>;
}

/** The least that the rest of a plan adds. */
interface Rest {
  score: number;
  warnings: number;
}

/** All combinations of cities for the slots of a template, as sums of precomputed parts. */
export interface Combinations {
  trip: Trip;
  nights: number;
  free: readonly boolean[];
  /** By slot. The free cities are sorted by slug. */
  choices: readonly (readonly Choice[])[];
  /** By slot, index of the choice before and own index; null if the plan would have a city twice. */
  moves: readonly (readonly (readonly (Move | null)[])[])[];
  /** Bounds of what follows a choice, by slot and index: no combination adds more score or fewer warnings. */
  rests: readonly (readonly Rest[])[];
  /** The rules before the first stop. */
  rules: RuleState;
  /** The rules after another stop, whose choices are the given ones. */
  addToRules: (state: RuleState, choice: Choice, before: () => RouteStop[]) => RuleState;
  /** Warnings, and journeys, of every combination. */
  warnings: number;
  journeys: number;
  /** Cents of the person's own costs. */
  lineCents: number;
}

const countWarnings = (conflicts: readonly Conflict[]): number =>
  conflicts.filter(({ level }) => level === 'warning').length;

/** Σ nights · mean temperature of their months; 0 for unknown months. */
export const sumWarmth = (place: TripCity, stay: { arrive: Day; leave: Day }): number =>
  listMonths(stay).reduce((sum, { month, nights }) => sum + nights * (place.climate?.[month]?.tempC ?? 0), 0);

const createChoice = (
  trip: Trip,
  stop: RouteStop,
  isReached: boolean,
): Omit<Choice, 'value' | 'countryClass'> => {
  // The day of an arrival is spent on the way.
  const inside = isReached ? { ...stop, arrive: stop.arrive + 1 } : stop;
  const calls = checkCalls(trip, { stops: inside.arrive < inside.leave ? [inside] : [], legs: [] });
  const route = { stops: [stop], legs: [] };
  return {
    stop,
    comfort: sumScores(stop.place, stop),
    warnings:
      countWarnings([...checkClimate(trip, [stop]), ...checkCost(trip, route)]) +
      calls.conflicts.filter(({ code }) => code === 'call.night').length,
    callsOutside: calls.outside,
    cents: Math.round(calculateCost({ ...trip, lines: [] }, route).total.middle * 100),
    warmth: sumWarmth(stop.place, stop),
  };
};

/** Pairs of series that overlap in every plan. Two days of margin: first and last calls depend on zones. */
const countCollisions = (trip: Trip, stop: RouteStop | undefined, nights: number): number => {
  const inside = stop && { ...stop, arrive: trip.from + 2, leave: trip.from + nights - 2 };
  if (!inside || inside.arrive >= inside.leave) return 0;
  const { conflicts } = checkCalls(trip, { stops: [inside], legs: [] });
  return conflicts.filter(({ code }) => code === 'call.collides').length;
};

/**
 * Countries of one class may be exchanged in any plan without another result of `checkVisas` and `checkTaxDays`: those
 * that limit no stay of this length, and Schengen countries with the same entries.
 */
const createClassifier = (trip: Trip, facts: TripFacts, nights: number): ((country: string) => number) => {
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

const noStay: StayValue = { comfort: 0, warnings: 0, callsOutside: 0 };

/** Bounds from behind: the best continuation of each choice, if the rest of the plan were free. */
function* boundRests({ choices, moves }: Pick<Combinations, 'choices' | 'moves'>): PlanSearch<Rest[][]> {
  const rests: Rest[][] = choices.map((stays) => stays.map(() => ({ score: 0, warnings: 0 })));
  for (let slot = choices.length - 2; slot >= 0; slot -= 1) {
    const stays = choices[slot + 1]!;
    for (const [at, row] of moves[slot + 1]!.entries()) {
      let [score, warnings] = [-Infinity, Infinity];
      for (let next = 0; next < stays.length; next += 1) {
        const move = row[next];
        if (!move) continue;
        const [stay, rest] = [stays[next]!, rests[slot + 1]![next]!];
        score = Math.max(score, stay.value + move.value + rest.score);
        warnings = Math.min(warnings, stay.warnings + move.warnings + move.workdays + rest.warnings);
      }
      rests[slot]![at] = { score, warnings };
    }
    yield null;
  }
  return rests;
}

/** The journey from one city to another one on a day. What depends on no date is computed once for all templates. */
export type GetJourney = (from: string, to: string, day: Day) => JourneyValue;

export const createJourneys = (trip: Trip, slugs: readonly string[], facts: TripFacts): GetJourney => {
  const stops = [...new Set(slugs)].flatMap((city): RouteStop[] => {
    const place = findCity(facts, city);
    const [arrive, leave] = [trip.from, trip.from];
    return place ? [{ id: city, city, arrive, leave, pinned: noPins, note: '', place }] : [];
  });
  const indices = new Map(stops.map(({ city }, at) => [city, at]));
  const { getJourney } = createSteps({ ...trip, legs: [] }, stops);
  return (from, to, day) => getJourney(indices.get(from)!, indices.get(to)!, day, day);
};

/**
 * Precomputes all parts of all plans.
 * @param isStrict whether the planner may choose only cities that keep to the trip's limits
 */
export function* createCombinations(
  conditions: Trip,
  template: readonly Slot[],
  candidates: readonly string[],
  facts: TripFacts,
  getJourney: GetJourney,
  isStrict: boolean,
): PlanSearch<Combinations> {
  const trip: Trip = { ...conditions, legs: [] };
  const nights = template.reduce((sum, slot) => sum + slot.nights, 0);
  const fixed = template.map(({ city }) => city);
  const free = [...new Set(candidates)].filter((slug) => !fixed.includes(slug)).sort();
  const classify = createClassifier(trip, facts, nights);
  const choices: Choice[][] = [];
  let day = trip.from;
  for (const [at, { id, city, nights: own, pinned }] of template.entries()) {
    const dates = { arrive: day, leave: day + own };
    const isReached = at > 0 && (city === null || city !== fixed[at - 1]);
    const choicesOfSlot: Choice[] = [];
    day = dates.leave;
    for (const slug of city === null ? free : [city]) {
      const place = findCity(facts, slug);
      if (!place) continue;
      const stop: RouteStop = { id, city: slug, ...dates, pinned, note: '', place };
      if (city === null && isStrict && breaksLimits(trip, stop)) continue;
      const choice = createChoice(trip, stop, isReached);
      const value = scoreStep(choice, null, nights);
      choicesOfSlot.push({ ...choice, value, countryClass: classify(place.countryCode) });
      yield null;
    }
    choices.push(choicesOfSlot);
  }
  const moves: (Move | null)[][][] = [[]];
  for (const [at, before] of choices.slice(0, -1).entries()) {
    const rows: (Move | null)[][] = [];
    for (const { stop: from } of before) {
      rows.push(
        choices[at + 1]!.map(({ stop: to }) => {
          const isSame = from.city === to.city;
          if (isSame && fixed[at] === null) return null;
          const journey = getJourney(from.city, to.city, to.arrive);
          return {
            ...journey,
            carbon: journey.carbon * trip.people,
            value: scoreStep(noStay, journey, nights),
          };
        }),
      );
      yield null;
    }
    moves.push(rows);
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
    rules: { blocking: 0, warnings: 0, visas: 0, next: new Map() },
    addToRules: ({ next }, { countryClass, stop }, before) => {
      const cached = next.get(countryClass);
      if (cached) return cached;
      const stops = [...before(), stop];
      const conflicts = [...checkVisas(trip, stops, facts), ...checkTaxDays(trip, stops)];
      const state: RuleState = {
        blocking: conflicts.filter(({ level }) => level === 'blocking').length,
        warnings: countWarnings(conflicts),
        visas: conflicts.filter(({ code }) => code === 'visa.needed' || code === 'visa.unknown').length,
        next: new Map(),
      };
      next.set(countryClass, state);
      return state;
    },
    journeys: fixed.slice(1).filter((city, at) => city === null || city !== fixed[at]).length,
    warnings: countCollisions(trip, firsts[0]?.stop, nights),
    lineCents: Math.round(calculateCost(trip, route).total.middle * 100) - firstCents,
  };
}
