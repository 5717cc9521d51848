import type { EntryRules, PassportCode } from './entry-rules.js';
import type { Contradiction, NotUnderstood, Span } from './search.js';

/** Days since 1 January 1970, as in a trip. */
type Day = number;

export const planLimits = {
  /** Characters of a sentence. */
  text: 600,
  /** Ids of removed chips. */
  removed: 60,
  key: 80,
  nights: 731,
  stops: 24,
  calls: 12,
  passports: 5,
  people: 8,
  usdMonth: 1_000_000,
  drafts: 3,
} as const;

/** One thing that the sentence says. `key` removes it; the same sentence on the same day always gives the same keys. */
export interface TripChip extends Span {
  key: string;
  label: string;
}

/** Repeated calls, on the clocks of `zone`. */
export interface PlanCalls {
  title: string;
  /** IANA name. */
  zone: string;
  /** Minutes since midnight; an end before the start is on the next day. */
  from: number;
  to: number;
  /** 1 for Monday to 7 for Sunday; sorted. */
  weekdays: number[];
}

/** A stop that the plan must have. Stops are in the order of the trip, except that `at` puts one first or last. */
export interface PlanStop {
  /** The slug of the city. */
  city: string;
  at?: 'start' | 'end';
  nights?: number;
  /** With `leave`: dates that may not change. */
  arrive?: Day;
  leave?: Day;
}

/** What a first plan has to meet; absent means any. */
export interface PlanConditions {
  from?: Day;
  nights?: number;
  /** How many stops; with `minStops`, not fewer. */
  maxStops?: number;
  minStops?: number;
  /** How long a stay lasts. */
  stayNights?: number;
  people?: number;
  passports?: PassportCode[];
  calls?: PlanCalls[];
  /** US dollars a month for all people. */
  usdMonth?: number;
  /** Only places that a passport enters without a visa. */
  noVisa?: boolean;
  /** The words about cities, read as a search, and the ids of its removed conditions. */
  words?: string;
  without?: string[];
}

/** What a first plan is made from: the request of `POST /api/trips/proposals`. */
export interface TripFrame {
  conditions: PlanConditions;
  pinned: PlanStop[];
}

/** The answer of `POST /api/trips/parse`. */
export interface TripParse {
  frame: TripFrame;
  chips: TripChip[];
  /** Words that were not understood, and why if that is known. */
  leftovers: NotUnderstood[];
  contradictions: Contradiction[];
}

/** What an alternative plan improves. */
export const planGoals = [
  'cheaper',
  'warmer',
  'fewer_moves',
  'better_calls',
  'less_carbon',
  'no_visa',
] as const;
export type PlanGoal = (typeof planGoals)[number];

/** The figures by which plans are compared. */
export interface PlanFigures {
  nights: number;
  stops: number;
  /** US dollars for all people, without journeys. */
  usd: number;
  usdPerMonth: number;
  /** The mean temperature of the nights, °C; null if a city has no climate. */
  temperature: number | null;
  moves: number;
  callsOutside: number;
  carbonKg: number;
  visasNeeded: number;
  score: number;
}

/** Something that does not fit, as `@wanderwork/travel` describes it. */
export interface PlanConflict {
  code: string;
  level: 'blocking' | 'warning' | 'info';
  ids: string[];
  figures: Readonly<Record<string, unknown>>;
}

export interface PlanDraftStop {
  id: string;
  city: string;
  arrive: Day;
  leave: Day;
  isPinned: boolean;
}

/** One whole plan. */
export interface PlanDraft {
  /** `best` by the score, or what it improves on the first draft. */
  kind: 'best' | PlanGoal;
  stops: PlanDraftStop[];
  figures: PlanFigures;
  /** The change from the first draft; null for that one. */
  change: PlanFigures | null;
  conflicts: PlanConflict[];
}

/** The data of a city that a plan needs; the same as `TripCity` of `@wanderwork/travel`. */
export interface PlanCity {
  slug: string;
  name: string;
  country: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  timezone: string;
}

/** The answer of `POST /api/trips/proposals`, and the details of 422 `trips.nothing_fits` with the nearest plan. */
export interface TripProposals<City extends PlanCity = PlanCity> {
  drafts: PlanDraft[];
  /** The figures of all cities of the drafts. */
  cities: City[];
  entryRules: EntryRules[];
  /** Whether every combination of the candidates was tried. */
  isExhaustive: boolean;
  candidates: number;
  /** Goals that no draft reaches without changing what is pinned: "No plan is cheaper …". */
  unreached: PlanGoal[];
  /** Days of the year of the first draft on which the defaults, such as a stay of 30 days, were used. */
  defaults: ('from' | 'nights' | 'stops')[];
}
