import type { CityDetail, ClimateMonth } from './city.js';
import type { IrexCity } from './irex.js';

/** The largest number of cities of one request: one for each stop of a trip. */
export const TRIP_CITIES_MAX = 24;
/** The largest number of operations of one change. */
export const TRIP_OPERATIONS_MAX = 50;
export const TRIP_LINKS_MAX = 5;
/** Undecided drafts of one trip. */
export const TRIP_DRAFTS_MAX = 20;
/** The largest number of operations of one draft. */
export const TRIP_DRAFT_OPERATIONS_MAX = 200;
/** A trip keeps this many changes; the oldest are merged. */
export const TRIP_HISTORY_MAX = 2000;

/** Who wrote a change: the person, or with their approval the assistant or an import. */
export const tripWriters = ['person', 'assistant', 'import'] as const;
export type TripWriter = (typeof tripWriters)[number];

/**
 * A stored trip. Documents (`Trip`) and operations (`Op`) are those of `packages/travel`, which this package can't
 * import.
 */
export interface SavedTrip<Trip> {
  revision: number;
  trip: Trip;
  updatedAt: string;
  /** False after a downgrade, except for the trip that the person chose. */
  canChange: boolean;
}

export interface TripRevision {
  revision: number;
}

/** A trip as lists show it. Days count from 1 January 1970. */
export interface TripSummary {
  id: string;
  title: string;
  revision: number;
  from: number;
  /** The last departure; null without stops. */
  to: number | null;
  /** The slugs of the cities, in the order of the stops. */
  cities: string[];
  updatedAt: string;
  /** Null, or when the trip was deleted. */
  deletedAt: string | null;
}

/** One page of `GET /api/trips`, last changed first. */
export interface TripPage {
  items: TripSummary[];
  nextKey: string | null;
  /** The one trip that can be changed after a downgrade; null if every trip can be, or none is chosen yet. */
  chosenId: string | null;
}

/** A change that was accepted. Its operations lead from `revision - 1` to `revision`. */
export interface TripChange<Op> {
  revision: number;
  ops: Op[];
  writer: TripWriter;
  at: string;
  /** The revision whose contents this change restored; null for any other change. */
  restored: number | null;
}

/** One page of a trip's history, newest first. The oldest change creates the trip and has no operations. */
export interface TripHistory<Op> {
  items: TripChange<Op>[];
  nextKey: string | null;
}

/** What `trips.changed` adds to an error: the changes since `base`; null if they are too many. Then load the trip. */
export interface TripChanged<Op> {
  revision: number;
  changes: TripChange<Op>[] | null;
}

/** A share link shows a trip to anyone; a feed is a calendar for the owner's own devices. */
export const tripLinkKinds = ['share', 'feed'] as const;
export type TripLinkKind = (typeof tripLinkKinds)[number];

export interface TripLink {
  id: string;
  kind: TripLinkKind;
  /** Whether readers see exact dates or only months. */
  dates: 'days' | 'months';
  costs: boolean;
  createdAt: string;
  revokedAt: string | null;
}

/** A new link. Only its hash is stored, so that `token` is never shown again. */
export interface NewTripLink extends TripLink {
  token: string;
}

/** A stop as readers of a share link see it. Days count from 1 January 1970. */
export interface SharedStop {
  city: string;
  /** With "months", the first day of the month. */
  arrive: number;
  leave: number;
  /** January to December; null if unknown. */
  climate: ClimateMonth[] | null;
}

/** The journey between two stops, which are numbered from 0. */
export interface SharedLeg {
  from: number;
  to: number;
  day: number;
  mode: string;
  /** Minutes since midnight of `day` on the clocks of each place; only with exact dates. */
  departs?: number;
  arrives?: number;
  usd?: number;
}

/** The costs of a shared trip, without the titles that the person gave them. */
export interface SharedCosts {
  people: number;
  /** The housing of each stop. */
  housing: { kind: string; usdMonth?: number }[];
  lines: { usd: number; per: string }[];
}

/** What a share link shows; never a name, passports, documents, clients or notes. */
export interface SharedTrip {
  dates: 'days' | 'months';
  stops: SharedStop[];
  legs: SharedLeg[];
  /** Null unless the owner shows them. */
  costs: SharedCosts | null;
}

/** A part of a draft, to be accepted or rejected as a whole. */
export interface TripDraftItem {
  id: string;
  /** Indices of the draft's operations. */
  at: number[];
  /** The items without which this one makes no sense. */
  needs: string[];
}

export interface TripDraft<Op> {
  id: string;
  /** The revision that the operations were made for. */
  base: number;
  ops: Op[];
  items: TripDraftItem[];
  writer: TripWriter;
  createdAt: string;
  decidedAt: string | null;
  /** The items that were accepted, with those that they need; null until decided. */
  accepted: string[] | null;
}

/** What the planner needs of a city. The page computes personal scores from `irex`. */
export interface TripCityFacts extends Pick<
  CityDetail,
  | 'slug'
  | 'name'
  | 'country'
  | 'countryCode'
  | 'latitude'
  | 'longitude'
  | 'timezone'
  | 'climate'
  | 'figures'
  | 'sources'
> {
  irex: IrexCity | null;
}

export interface TripCities {
  cities: TripCityFacts[];
}
