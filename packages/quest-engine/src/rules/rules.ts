import { type Passport } from '../world/zones.js';

export const difficulties = ['gap_month', 'standard', 'hard', 'extreme'] as const;
export type Difficulty = (typeof difficulties)[number];

export const modes = [
  'first_week',
  'daily_dash',
  'weekly_route',
  'grand_tour',
  'slow_year',
  'free_roam',
] as const;
export type Mode = (typeof modes)[number];

/**
 * What wins a run: around the world and home; away and home; long stays; or lasting to the last day. Modes
 * without a goal only count points.
 */
export type Goal = 'circle' | 'return' | 'stays' | 'last_day' | 'none';

/** The numbers of a game. Money in cents; "thousandths" scale a value (1000 is unchanged). */
export interface Rules {
  /** Missing in the first version; see rules-versions.ts. */
  version?: number;
  /** A client pays for the days worked for it and no others, also when it is left during a week. Since version 2. */
  payFollowsWork?: true;
  /** The fewest days after which a card may return. Since version 2. */
  cardRestDays?: number;
  mode: Mode;
  goal: Goal;
  days: number;
  startCash: number;
  /** The game is lost below this. */
  credit: number;
  fareThousandths: number;
  payThousandths: number;
  lossThousandths: number;
  citiesToWin: number;
  continentsToWin: number;
  wishesToWin: number;
  /** Nights in a row after which a city counts for the goal of long stays; 0: stays are not counted. */
  longStay: number;
  /** Every border sells a visa to passports that otherwise need one in advance. */
  visasAtBorder: boolean;
  /** Things that the bag holds. */
  gearSlots: number;
  /** Allowed passports. */
  passports: readonly Passport[];
  /** Peak fares are charged on arrival instead of at booking. */
  peaksHidden: boolean;
  /** A border requires this much cash and an onward ticket. */
  proofOfFunds: number;
  /** Nights of rent a landlord takes at once. */
  rentAhead: number;
  /** The delay in days with which prices of other zones are known. */
  newsLate: number;
  /** One in this many periods per city has a headline of each kind; 0 disables them. */
  headlineStretches: number;
  /** Scales the connection speed that work requires. */
  speedThousandths: number;
  /** Hours of overlap that work requires beyond the client's. */
  overlapHours: number;
  wonderThousandths: number;
  /** The belonging a day of work costs. */
  workAlone: number;
}
