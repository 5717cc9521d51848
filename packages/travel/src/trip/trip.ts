import type { PassportCode } from '@wanderwork/contracts';
import type { ExtraFrequency, Housing } from '../money/budget.js';
import type { CountryStay } from '../stays/country-days.js';
import type { Day } from '../time/day.js';

/** The size of a trip. A document that exceeds a limit is refused, never cut. */
export const tripLimits = {
  stops: 24,
  /** From the first arrival to the last departure. */
  days: 731,
  /** Legs include those of stops that are no longer neighbors, so that a typed price survives a change of order. */
  legs: 100,
  /** Series that repeat; those of one date count as single calls. */
  series: 12,
  singleCalls: 200,
  exceptions: 366,
  lines: 40,
  checks: 100,
  pastStays: 60,
  passports: 5,
  people: 8,
  id: 40,
  title: 80,
  note: 2000,
  /** UTF-8 bytes of the document as JSON. */
  bytes: 64 * 1024,
} as const;

export const legModes = ['plane', 'train', 'coach', 'ferry'] as const;
export type LegMode = (typeof legModes)[number];

export interface Passport {
  code: PassportCode;
  /** Days per visit as the person knows them, by country (ISO 3166-1 alpha-2). They replace ours. */
  ownDays?: Record<string, number>;
}

/** Housing of one stop or of the whole trip. */
export interface HousingChoice {
  kind: Housing;
  /** The person's own rent in US dollars a month; only with `own`. */
  usdMonth?: number;
}

/** What may not change by itself. Dates that are pinned never move. */
export interface Pins {
  place: boolean;
  dates: boolean;
  order: boolean;
}

/** A stay at one city. Both days are days of the place; the day of travel belongs to both stops. */
export interface Stop {
  id: string;
  /** The slug of the city. */
  city: string;
  arrive: Day;
  leave: Day;
  pinned: Pins;
  housing?: HousingChoice;
  note: string;
}

/** The journey from one stop to the next. Times are minutes since midnight of `day` on the clocks of each place. */
export interface Leg {
  from: string;
  to: string;
  day: Day;
  mode: LegMode;
  departs?: number;
  /** 1,440 or more on the next day. */
  arrives?: number;
  /** The price for all people in US dollars, as the person typed it. The planner never supplies one. */
  usd?: number;
}

/** Repeated calls in the time zone of a client. One of a single date is a single call. */
export interface Series {
  id: string;
  title: string;
  /** IANA name. */
  zone: string;
  /** Minutes since midnight in `zone`; an end that is not after the start is on the next day. */
  from: number;
  to: number;
  /** 1 for Monday to 7 for Sunday; sorted. */
  weekdays: number[];
  first: Day;
  last: Day;
  except: Day[];
}

/** The person's own hours, in minutes since midnight on the clock of wherever they are. */
export interface Work {
  /** 1 for Monday to 7 for Sunday; sorted. */
  days: number[];
  from: number;
  to: number;
  /** Calls outside these hours are reported. */
  earliest: number;
  latest: number;
}

export interface TripConditions {
  /** US dollars a month for all people. */
  usdMonth?: number;
  /** The lowest mean temperature of a month, °C. */
  tempMonth?: number;
}

/** A cost that the person adds. */
export interface Line {
  id: string;
  title: string;
  usd: number;
  per: ExtraFrequency;
}

/** An item of the trip's checklist. */
export interface Check {
  id: string;
  title: string;
  done: boolean;
}

/** A trip as it is stored. */
export interface Trip {
  id: string;
  title: string;
  /** The day on which the first stop begins. */
  from: Day;
  stops: Stop[];
  /** Stops that no longer fit. They keep their dates and are part of no calculation. */
  unplaced: Stop[];
  /** Sorted by `from` and `to`. */
  legs: Leg[];
  people: number;
  passports: Passport[];
  calls: Series[];
  work: Work;
  housing: HousingChoice;
  limits: TripConditions;
  /** Earlier stays that count toward 90/180 and tax days. */
  pastStays: CountryStay[];
  lines: Line[];
  checks: Check[];
  notes: string;
}

export const noPins: Pins = { place: false, dates: false, order: false };

/** Monday to Friday, nine to five; calls from eight to ten in the evening. */
export const defaultWork: Work = { days: [1, 2, 3, 4, 5], from: 540, to: 1020, earliest: 480, latest: 1320 };

/** An empty trip. */
export const createTrip = (id: string, from: Day, title = ''): Trip => ({
  id,
  title,
  from,
  stops: [],
  unplaced: [],
  legs: [],
  people: 1,
  passports: [],
  calls: [],
  work: defaultWork,
  housing: { kind: 'apartment' },
  limits: {},
  pastStays: [],
  lines: [],
  checks: [],
  notes: '',
});

export const countNights = ({ arrive, leave }: Pick<Stop, 'arrive' | 'leave'>): number =>
  Math.max(0, leave - arrive);

export const findLeg = (trip: Pick<Trip, 'legs'>, from: string, to: string): Leg | undefined =>
  trip.legs.find((leg) => leg.from === from && leg.to === to);
