import { type State, copyState } from '../state.js';
import { clampMeter, type Meter } from '../meters.js';
import { countOverstay, payDayCost } from './day.js';
import { spendQuietNight } from './night.js';
import { spendDay, type Verb } from './verbs.js';
import { recordZoneDay } from './visas.js';
import { settleWeek } from './week.js';
import { getDayOutput } from './work.js';

export type ForecastMeter = Meter | 'wonder';
type MeterChanges = Readonly<Record<ForecastMeter, number>>;

/** What some days change if chance stays out of them: no illness, outage, offer or card. */
export interface Forecast {
  /** Until the evening of the last day. */
  now: MeterChanges;
  /** In the night after it. */
  night: MeterChanges;
  /** Cents spent until the next morning. */
  spent: number;
  /** Cents that a payday in these nights brings. */
  pay: number;
}

const compare = (after: State, before: State): MeterChanges => ({
  energy: clampMeter(after.energy) - clampMeter(before.energy),
  health: clampMeter(after.health) - clampMeter(before.health),
  belonging: clampMeter(after.belonging) - clampMeter(before.belonging),
  reputation: after.reputation - before.reputation,
  wonder: after.wonder - before.wonder,
});

/** The day without its night. A day without a verb is a day of travel. */
const spendDaytime = (state: State, verb: Verb | null): void => {
  const { units } = state;
  const output = verb === 'work' ? getDayOutput(state) : 0;
  if (verb) spendDay(state, verb, undefined);
  state.units = units + output;
  payDayCost(state, verb === null, undefined);
};

/** The night, up to the cents that a payday brings. */
const passNight = (state: State, verb: Verb | null): number => {
  spendQuietNight(state, verb === 'rest');
  recordZoneDay(state);
  state.day += 1;
  state.nights += 1;
  state.draws = 0;
  countOverstay(state, undefined);
  let pay = 0;
  settleWeek(state, (entry) => {
    if (entry.kind === 'week') ({ pay } = entry);
  });
  return pay;
};

/** Forecasts some days spent the same way. The given state does not change. */
export const forecastDays = (before: State, verb: Verb | null, days: number): Forecast => {
  const state = copyState(before);
  let pay = 0;
  for (let day = 1; day < days; day += 1) {
    spendDaytime(state, verb);
    pay += passNight(state, verb);
  }
  spendDaytime(state, verb);
  const evening = { ...state };
  pay += passNight(state, verb);
  return {
    now: compare(evening, before),
    night: compare(state, evening),
    spent: before.cash + pay - state.cash,
    pay,
  };
};
