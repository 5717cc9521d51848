import { getScript } from './content/script.js';
import { type Rules } from './rules/rules.js';
import { getKnownContent } from './content/known-content.js';
import { copyTables, emptyTables, type Tables } from './tables.js';
import { ROLLING_WINDOW_DAYS } from './world/zones.js';
import { drawWishes } from './wishes.js';
import { NO_CLIENT, FIRST_CLIENT } from './life/clients.js';
import { type Ending } from './endings.js';

/** The start of a run: all that a replay needs besides its actions. */
export interface Start {
  seedA: number;
  seedB: number;
  home: number;
  /** Index into `passports`. */
  passport: number;
  rules: Rules;
  /** The day of the year on which it starts; by default the first. */
  firstDay?: number;
  /** Cards met in earlier runs. If given, new cards come first. */
  met?: readonly number[];
  /** Revealed week by week, with keys in its actions; see weeks.ts. */
  keyed?: boolean;
}

/** A prepaid seat. It departs on its day from the city where it was booked. */
export interface Seat {
  from: number;
  to: number;
  day: number;
  /** Cents. */
  paid: number;
}

/** The open week of a run that is revealed week by week, and its key. */
export interface Week {
  /** Weeks opened so far. */
  count: number;
  seedA: number;
  seedB: number;
}

export const NO_CARD = -1;
export const NEVER = -1;
/** No zone: the day has not come yet. */
const NO_ZONE = 255;

/** A run. Whole numbers only; money in cents, work in thousandths of a day, meters 0–100. */
export interface State extends Start, Tables {
  /** All actions so far, folded into one number. */
  trail: number;
  day: number;
  /** The number of draws made today, so that each is different. */
  draws: number;
  city: number;
  cash: number;
  energy: number;
  health: number;
  belonging: number;
  reputation: number;
  wonder: number;
  /** How many minutes the body's clock is behind the city's (positive, after going east) or ahead of it. */
  lag: number;
  nights: number;
  /** 0 a shared room, 1 a room, 2 a flat. */
  lodging: number;
  client: number;
  /** The client agreed in writing to two hours less overlap. */
  inWriting: boolean;
  /** Thousandths of a day of work since the week began. */
  units: number;
  /** The current offer and the day it came. */
  lead: number;
  leadDay: number;
  /** Nights of rent already paid. */
  prepaid: number;
  /** Consecutive days without belonging. */
  lonely: number;
  /** Bits of `gear`. */
  gear: number;
  kilograms: number;
  /** Net distance eastward in hundredths of a degree. */
  longitude: number;
  kilometres: number;
  landKilometres: number;
  /** Kilograms of CO₂. */
  co2: number;
  cityCount: number;
  /** Bits of `continents`. */
  continents: number;
  /** Indices into `wishes`. */
  wishes: readonly number[];
  entryDay: number;
  overstay: number;
  /** The card that waits for an answer. */
  card: number;
  cardsSeen: number;
  daysSinceCard: number;
  /** Promised cards: card, day, card, day… */
  promised: number[];
  /** Replaced as a whole, never changed. */
  seat: Readonly<Seat> | null;
  /** Cities with a stay as long as the goal requires. */
  longStays: number;
  /** Bits of `assists`, and whether one was ever on, which makes the run unranked. */
  assists: number;
  assisted: boolean;
  /** The state to which the last action can be undone. */
  before: State | null;
  ending: Ending | null;
  /** The open week of a keyed run. Replaced as a whole, never changed. */
  week?: Readonly<Week>;
  /** The units of this week that a client taken since excuses and does not pay. Missing in the first version of the rules. */
  excusedUnits?: number;
}

/** The hash depends on this field order. */
const createEmptyState = (start: Start, tables: Tables): State => ({
  seedA: start.seedA,
  seedB: start.seedB,
  home: start.home,
  passport: start.passport,
  rules: start.rules,
  trail: 0,
  day: 0,
  draws: 0,
  city: start.home,
  cash: start.rules.startCash,
  energy: 80,
  health: 90,
  belonging: 55,
  reputation: 50,
  wonder: 0,
  lag: 0,
  nights: 0,
  lodging: 1,
  client: FIRST_CLIENT,
  inWriting: false,
  units: 0,
  lead: NO_CLIENT,
  leadDay: 0,
  prepaid: 0,
  lonely: 0,
  gear: 0,
  kilograms: 0,
  longitude: 0,
  kilometres: 0,
  landKilometres: 0,
  co2: 0,
  visited: tables.visited,
  cityCount: 0,
  explored: tables.explored,
  continents: 0,
  wishes: drawWishes(start.seedA, start.seedB),
  wishProgress: tables.wishProgress,
  zoneOfDay: tables.zoneOfDay.fill(NO_ZONE),
  zoneDays: tables.zoneDays,
  zoneExtension: tables.zoneExtension,
  visaFrom: tables.visaFrom.fill(NEVER),
  entryDay: 0,
  overstay: 0,
  flags: tables.flags,
  bonds: tables.bonds,
  card: NO_CARD,
  cardsSeen: 0,
  daysSinceCard: 0,
  cardFrom: tables.cardFrom,
  promised: [],
  seat: null,
  longStays: 0,
  assists: 0,
  assisted: false,
  before: null,
  ending: null,
});

/** A run before its first day. */
export const createState = (start: Start): State => {
  const state = createEmptyState(
    start,
    emptyTables(getKnownContent(start.rules), start.rules.days + ROLLING_WINDOW_DAYS),
  );
  if (start.firstDay) state.firstDay = start.firstDay;
  if (start.met) state.met = start.met;
  const script = getScript(start.rules);
  if (script) state.promised = [...script];
  if (start.rules.payFollowsWork) state.excusedUnits = 0;
  if (!start.keyed) return state;
  state.keyed = true;
  state.week = { count: 0, seedA: start.seedA, seedB: start.seedB };
  return state;
};

/** A copy that shares no mutable data. */
export const copyState = (state: State): State => {
  const tables = copyTables(state);
  return {
    ...state,
    visited: tables.visited,
    explored: tables.explored,
    wishProgress: tables.wishProgress,
    zoneOfDay: tables.zoneOfDay,
    zoneDays: tables.zoneDays,
    zoneExtension: tables.zoneExtension,
    visaFrom: tables.visaFrom,
    flags: tables.flags,
    bonds: tables.bonds,
    cardFrom: tables.cardFrom,
    promised: state.promised.slice(),
  };
};
