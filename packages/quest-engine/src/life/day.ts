import { type Ending } from '../endings.js';
import { hasAssist } from '../assist-rules.js';
import { type JournalWriter, addMoney } from '../journal.js';
import { type State } from '../state.js';
import { dropOldLead } from './lead.js';
import { spendNight } from './night.js';
import { getDayCost, payRentAhead } from './prices.js';
import { see } from './sights.js';
import { spendDay, type Verb } from './verbs.js';
import { getDaysLeft, DEPORTED_AFTER, OVERSTAY_CENTS, recordZoneDay } from './visas.js';
import { settleWeek } from './week.js';
import { findEndingOnLastDay } from '../winning.js';

const LONELY_DAYS = 10;
const EXHAUSTED = 15;

export const payDayCost = (state: State, onTheRoad: boolean, journal: JournalWriter): void => {
  if (!onTheRoad) payRentAhead(state, journal);
  addMoney(state, -getDayCost(state), 'living', journal);
  if (state.prepaid > 0) state.prepaid -= 1;
};

/** A city with a stay as long as the goal requires counts once; home does not count. */
const countLongStay = (state: State, journal: JournalWriter): void => {
  const { city, nights, rules } = state;
  if (rules.longStay === 0 || nights !== rules.longStay) return;
  if (city === state.home || state.visited[city] === 2) return;
  state.visited[city] = 2;
  state.longStays += 1;
  journal?.({ kind: 'long_stay', city });
};

export const countOverstay = (state: State, journal: JournalWriter): void => {
  if (getDaysLeft(state) >= 0) return;
  state.overstay += 1;
  addMoney(state, -OVERSTAY_CENTS, 'overstay', journal);
};

const findFailure = (state: State): Ending | null => {
  if (state.cash < state.rules.credit) return 'out_of_money';
  if (state.health <= 0) return state.energy < EXHAUSTED ? 'burned_out' : 'medevac';
  if (state.lonely >= LONELY_DAYS) return 'lonely_train';
  return state.overstay >= DEPORTED_AFTER ? 'escorted_out' : null;
};

/** How the run ends in this state, if it does. */
export const findEnding = (state: State): Ending | null => {
  const failure = hasAssist(state, 'no_failure') ? null : findFailure(state);
  if (failure) return failure;
  return state.day >= state.rules.days ? findEndingOnLastDay(state) : null;
};

export const endRun = (state: State, ending: Ending | null, journal: JournalWriter): void => {
  if (!ending || state.ending) return;
  state.ending = ending;
  journal?.({ kind: 'end', ending });
};

/** Counts a city that a headline closed on arrival. Home counts on return. */
const countCityAfterHeadline = (state: State, journal: JournalWriter): void => {
  if (state.city !== state.home) see(state, journal);
};

/** Plays a day and its night; a day without a verb is a travel day. */
export const liveDay = (state: State, verb: Verb | null, journal: JournalWriter): void => {
  journal?.({ kind: 'day', day: state.day, verb: verb ?? 'travel' });
  if (verb) spendDay(state, verb, journal);
  payDayCost(state, verb === null, journal);
  spendNight(state, verb === 'rest', journal);
  recordZoneDay(state);
  state.day += 1;
  state.nights += 1;
  if (verb) countCityAfterHeadline(state, journal);
  countLongStay(state, journal);
  state.draws = 0;
  state.daysSinceCard += 1;
  countOverstay(state, journal);
  settleWeek(state, journal);
  dropOldLead(state);
  state.lonely = state.belonging === 0 ? state.lonely + 1 : 0;
  endRun(state, findEnding(state), journal);
};
