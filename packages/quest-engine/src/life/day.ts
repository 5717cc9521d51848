import { type Ending } from '../endings.js';
import { hasAssist } from '../help.js';
import { type Journal } from '../journal.js';
import { addMoney } from '../money.js';
import { type State } from '../state.js';
import { dropOldLead } from './lead.js';
import { spendNight } from './night.js';
import { dayCost, rentAhead } from './prices.js';
import { see } from './sights.js';
import { spendDay, type Verb } from './verbs.js';
import { daysLeft, DEPORTED_AFTER, OVERSTAY_CENTS, stampToday } from './visas.js';
import { settleWeek } from './week.js';
import { endingOnLastDay } from '../winning.js';

const LONELY_DAYS = 10;
const EXHAUSTED = 15;

const payForTheDay = (state: State, onTheRoad: boolean, journal: Journal): void => {
  if (!onTheRoad) rentAhead(state, journal);
  addMoney(state, -dayCost(state), 'living', journal);
  if (state.prepaid > 0) state.prepaid -= 1;
};

/** A city stayed in for as long as the goal asks, home apart, counts once. */
const countLongStay = (state: State, journal: Journal): void => {
  const { city, nights, rules } = state;
  if (rules.longStay === 0 || nights !== rules.longStay) return;
  if (city === state.home || state.visited[city] === 2) return;
  state.visited[city] = 2;
  state.longStays += 1;
  journal?.({ kind: 'long_stay', city });
};

const countOverstay = (state: State, journal: Journal): void => {
  if (daysLeft(state) >= 0) return;
  state.overstay += 1;
  addMoney(state, -OVERSTAY_CENTS, 'overstay', journal);
};

const failureOf = (state: State): Ending | null => {
  if (state.cash < state.rules.credit) return 'out_of_money';
  if (state.health <= 0) return state.energy < EXHAUSTED ? 'burned_out' : 'medevac';
  if (state.lonely >= LONELY_DAYS) return 'lonely_train';
  return state.overstay >= DEPORTED_AFTER ? 'escorted_out' : null;
};

/** Whether, and how, the state is an end. */
export const endingOf = (state: State): Ending | null => {
  const failure = hasAssist(state, 'no_failure') ? null : failureOf(state);
  if (failure) return failure;
  return state.day >= state.rules.days ? endingOnLastDay(state) : null;
};

export const end = (state: State, ending: Ending | null, journal: Journal): void => {
  if (!ending || state.ending) return;
  state.ending = ending;
  journal?.({ kind: 'end', ending });
};

/** Counts a city that a headline shut on arrival. Home counts on return. */
const seeAtLast = (state: State, journal: Journal): void => {
  if (state.city !== state.home) see(state, journal);
};

/** Plays a day and its night; a day without a verb is a travel day. */
export const liveDay = (state: State, verb: Verb | null, journal: Journal): void => {
  journal?.({ kind: 'day', day: state.day, verb: verb ?? 'travel' });
  if (verb) spendDay(state, verb, journal);
  payForTheDay(state, verb === null, journal);
  spendNight(state, verb === 'rest', journal);
  stampToday(state);
  state.day += 1;
  state.nights += 1;
  if (verb) seeAtLast(state, journal);
  countLongStay(state, journal);
  state.draws = 0;
  state.daysSinceCard += 1;
  countOverstay(state, journal);
  settleWeek(state, journal);
  dropOldLead(state);
  state.lonely = state.belonging === 0 ? state.lonely + 1 : 0;
  end(state, endingOf(state), journal);
};
