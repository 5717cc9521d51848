import type { PassportCode } from './entry-rules.js';
import type { Contradiction, NotUnderstood, Span } from './search.js';
import type { TripCityFacts } from './trips.js';

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
  /** The sentence as it was read: on one line. Positions refer to it. */
  text: string;
  frame: TripFrame;
  chips: TripChip[];
  /** Words that were not understood, and why if that is known. */
  leftovers: NotUnderstood[];
  contradictions: Contradiction[];
}

/** What an alternative plan improves; the goals of `packages/travel`. */
export const planGoals = [
  'cheaper',
  'warmer',
  'fewer-moves',
  'better-calls',
  'less-carbon',
  'no-visa',
] as const;
export type PlanGoal = (typeof planGoals)[number];

/** The figures by which plans are compared. */
export interface PlanFigures {
  nights: number;
  stops: number;
  moves: number;
  /** US dollars for all people, without journeys. */
  usd: number;
  carbonKg: number;
  callsOutside: number;
}

/** A condition that a city of the nearest plan misses. */
export interface UnmetCondition {
  city: string;
  /** As on its chip. */
  label: string;
}

/** One whole plan. `Trip` and `Conflict` are those of `packages/travel`, which this package can't import. */
export interface PlanDraft<Trip, Conflict> {
  /** What it improves on the first draft; null for that one. */
  goal: PlanGoal | null;
  /** With an id of its own, ready to be saved. */
  trip: Trip;
  figures: PlanFigures;
  conflicts: Conflict[];
  /** The figure of the goal in the first draft and in this one: US dollars, °C, journeys, calls, kg, entries. */
  gain: { before: number; after: number } | null;
}

/** The answer of `POST /api/trips/proposals`. The first draft is the best by the score. */
export interface TripProposals<Trip, Conflict> {
  drafts: PlanDraft<Trip, Conflict>[];
  /** The cities of all drafts. */
  cities: TripCityFacts[];
  /** How many cities the search could choose from, and whether it tried every combination of them. */
  candidates: number;
  isComplete: boolean;
  /** Why there is no alternative of a kind: "No plan is cheaper without changing something you pinned." */
  sentences: string[];
  /** What the request left open and a default decided. */
  defaults: PlanDefault[];
}

export type PlanDefault = 'from' | 'nights' | 'stops';

/** What 422 `trips.nothing_fits` adds to an error: the nearest plan. Its `drafts` are empty if there is none. */
export interface NearestPlan<Trip, Conflict> {
  nearest: TripProposals<Trip, Conflict>;
  unmet: UnmetCondition[];
}
