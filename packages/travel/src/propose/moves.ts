import { findCity, toLegEnd, type TripCity, type TripFacts } from '../check/facts.js';
import { scoreJourney } from '../order/score.js';
import { countLegCalls, estimateRoad } from '../order/steps.js';
import type { Day } from '../time/day.js';
import { getWeekday } from '../time/weekends.js';
import type { Trip } from '../trip/trip.js';
import type { Choice } from './choices.js';

/**
 * The journeys between the stays of two neighboring slots. The journey from choice `one` to choice `other` is at the index
 * `one * width + other`.
 */
export interface Moves {
  width: number;
  km: Float64Array;
  /** Kilograms of CO2e for all people. */
  carbon: Float64Array;
  /** Without those of workdays. */
  warnings: Int16Array;
  /** Series with a call on the way; they are warnings, too. */
  calls: Int16Array;
  /** 1 for a journey on a workday. */
  workdays: Uint8Array;
  /** What the journey adds to the score; −∞ if the plan would have a city twice. */
  value: Float64Array;
}

/** What a journey adds on any day, by `from * cities + to`. */
interface Roads {
  km: Float64Array;
  carbon: Float64Array;
  warnings: Uint8Array;
}

const createRoads = (places: readonly TripCity[], people: number): Roads => {
  const size = places.length;
  const ends = places.map(toLegEnd);
  const [km, carbon] = [new Float64Array(size * size), new Float64Array(size * size)];
  const warnings = new Uint8Array(size * size);
  for (let from = 0; from < size; from += 1)
    for (let to = from + 1; to < size; to += 1) {
      const road = estimateRoad(ends[from]!, ends[to]!);
      for (const at of [from * size + to, to * size + from]) {
        km[at] = road.km;
        carbon[at] = road.carbon * people;
        warnings[at] = road.warnings;
      }
    }
  return { km, carbon, warnings };
};

/** The journeys between some cities. What depends on no date is computed once for all slots and templates. */
export interface Journeys {
  /** By slug: the city and its index in the tables. Cities without facts are missing. */
  cities: ReadonlyMap<string, { place: TripCity; index: number }>;
  /**
   * All journeys from the choices of one slot to those of the next one.
   * @param mayStay whether both slots may have one city, which then needs no journey
   */
  connect: (before: readonly Choice[], after: readonly Choice[], day: Day, mayStay: boolean) => Moves;
}

export const createJourneys = (trip: Trip, slugs: readonly string[], facts: TripFacts): Journeys => {
  const found = [...new Set(slugs)].flatMap((slug) => {
    const place = findCity(facts, slug);
    return place ? [{ slug, place }] : [];
  });
  const places = found.map(({ place }) => place);
  const size = places.length;
  const roads = createRoads(places, trip.people);
  // Only the zones of a journey matter for its calls.
  const zones = [...new Set(places.map(({ timezone }) => timezone))];
  const zoneOf = places.map(({ timezone }) => zones.indexOf(timezone));
  const callsByDay = new Map<Day, Int16Array>();
  const getCalls = (day: Day): Int16Array => {
    const cached = callsByDay.get(day);
    if (cached) return cached;
    const calls = new Int16Array(zones.length ** 2);
    if (trip.calls.length > 0)
      for (const [from, zone] of zones.entries())
        for (const [to, other] of zones.entries())
          calls[from * zones.length + to] = countLegCalls(trip, zone, other, day);
    callsByDay.set(day, calls);
    return calls;
  };
  const connect: Journeys['connect'] = (before, after, day, mayStay) => {
    const width = after.length;
    const length = before.length * width;
    const dayCalls = getCalls(day);
    const workday = trip.work.days.includes(getWeekday(day)) ? 1 : 0;
    const moves: Moves = {
      width,
      km: new Float64Array(length),
      carbon: new Float64Array(length),
      warnings: new Int16Array(length),
      calls: new Int16Array(length),
      workdays: new Uint8Array(length),
      value: new Float64Array(length),
    };
    let at = 0;
    for (const { city: from } of before) {
      const zoneRow = zoneOf[from]! * zones.length;
      for (let other = 0; other < width; other += 1, at += 1) {
        const to = after[other]!.city;
        if (from === to) {
          if (!mayStay) moves.value[at] = -Infinity;
          continue;
        }
        const road = from * size + to;
        const calls = dayCalls[zoneRow + zoneOf[to]!]!;
        const warnings = roads.warnings[road]! + calls;
        moves.km[at] = roads.km[road]!;
        moves.carbon[at] = roads.carbon[road]!;
        moves.calls[at] = calls;
        moves.warnings[at] = warnings;
        moves.workdays[at] = workday;
        moves.value[at] = scoreJourney(roads.km[road]!, warnings, workday);
      }
    }
    return moves;
  };
  return { cities: new Map(found.map(({ slug, place }, index) => [slug, { place, index }])), connect };
};
