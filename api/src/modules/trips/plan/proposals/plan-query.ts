import { planLimits, type PlanConditions, type PlanDefault, type PlanStop } from '@wanderwork/contracts';
import type { TripProposalsRequest } from '@wanderwork/contracts/requests';
import { listMonths, type Day, type Trip, type TripFacts } from '@wanderwork/travel';
import { goals as allGoals, MIN_PACE_NIGHTS, type Goal, type Slot } from '@wanderwork/travel/propose';
import type { Vocabulary } from '../../../city-search/index.js';
import { toToday } from '../frame/dates.js';
import {
  findTempLimit,
  readCityConditions,
  readCityPhrase,
  type CityConditions,
  type CityPhrase,
} from './city-conditions.js';
import { createPlanTrip, sortPinned } from './plan-trip.js';
import { buildTemplate } from './template.js';

/** What a request asks for, with defaults for what it leaves open. */
export interface PlanQuery {
  conditions: PlanConditions;
  pinned: readonly PlanStop[];
  goals: readonly Goal[];
  /** Without stops, and with the limits of all conditions. */
  trip: Trip;
  nights: number;
  /** Months of the whole trip, 1–12, in their order. */
  months: readonly number[];
  phrase: CityPhrase;
  /** What the words ask of cities, in the months of the whole trip. */
  cityConditions: CityConditions;
  defaults: PlanDefault[];
  /** What the plan can't follow. */
  notes: string[];
}

const WHY_LONG_STAYS = `In a first plan, a stay lasts at least ${MIN_PACE_NIGHTS} nights.`;
const WHY_MOST_STOPS = `A trip has at most ${planLimits.stops} stops, so stays are longer than you asked for.`;

/** The months of a stay, 1–12, each once, in their order. */
export const listStayMonths = (stay: { arrive: Day; leave: Day }): number[] => [
  ...new Set(listMonths(stay).map(({ month }) => month + 1)),
];

const listNotes = ({ stayNights = Infinity }: PlanConditions, nights: number): string[] => [
  ...(stayNights < MIN_PACE_NIGHTS ? [WHY_LONG_STAYS] : []),
  ...(nights / stayNights >= planLimits.stops + 1 ? [WHY_MOST_STOPS] : []),
];

export const readPlanQuery = (
  { conditions, pinned: stops = [], goal }: TripProposalsRequest,
  vocabulary: Vocabulary,
  now: Date,
): PlanQuery => {
  const { words = '', without = [] } = conditions;
  const pinned = sortPinned(stops);
  const { trip, nights, defaults } = createPlanTrip(conditions, pinned, toToday(now));
  const months = listStayMonths({ arrive: trip.from, leave: trip.from + nights });
  const phrase = readCityPhrase(words, without, vocabulary, now);
  const cityConditions = readCityConditions(phrase, months);
  const tempMonth = findTempLimit(cityConditions);
  const limits = { ...trip.limits, ...(tempMonth !== undefined && { tempMonth }) };
  return {
    conditions,
    pinned,
    goals: goal ? [goal] : allGoals,
    trip: { ...trip, limits },
    nights,
    months,
    phrase,
    cityConditions,
    defaults,
    notes: listNotes(conditions, nights),
  };
};

/** As `buildTemplate`. */
export const buildSlots = (
  { trip, nights, conditions, pinned }: PlanQuery,
  facts: TripFacts,
  mostFree?: number,
): Slot[] | null => buildTemplate(trip, nights, conditions, pinned, facts, mostFree);
