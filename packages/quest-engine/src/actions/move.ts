import { drawCard } from '../cards/draw-card.js';
import { toll } from '../help.js';
import { type Journal } from '../journal.js';
import { end, liveDay } from '../life/day.js';
import { fare, flightMinutes, goesByLand, landFare, landMinutes, peakOnArrival } from '../life/prices.js';
import { borderAt, daysLeft, ENTRY_CENTS, needsVisa, ONWARD_CENTS } from '../life/visas.js';
import { clamp } from '../meters.js';
import { addMoney } from '../money.js';
import { type State } from '../state.js';
import { cityAt, isCity } from '../world/cities.js';
import { distance, longitudeStep } from '../world/distances.js';
import { countsFor, wishes, WISHES_A_RUN } from '../wishes.js';
import { winOnArrival } from '../winning.js';
import { type Action, type Refusal } from './action.js';

type Move = Extract<Action, { type: 'move' }>;

const { floor } = Math;
const TWO_DAYS_ABOVE_MINUTES = 600;
const DAY_MINUTES = 1440;
const CO2_GRAMS_A_KM = { air: 150, land: 35 } as const;
const WONDER_OF_A_CITY = 6;
const WONDER_OF_A_CONTINENT = 15;
const WONDER_OF_A_WISH = 60;

const crossesBorder = (from: number, to: number): boolean => cityAt(from).zone !== cityAt(to).zone;

const wayFare = (state: State, { to, by, ahead }: Move): number =>
  by === 'land' ? landFare(state.city, to) : fare(state, to, ahead);

const isQuestioned = (state: State, to: number): boolean =>
  state.rules.proofOfFunds > 0 &&
  crossesBorder(state.city, to) &&
  cityAt(to).zone !== cityAt(state.home).zone;

/** Cents for the border: a visa that it sells, and where it is asked for, a ticket onward. */
const entryOf = (state: State, to: number): number =>
  (crossesBorder(state.city, to) && borderAt(state, to).paid ? ENTRY_CENTS : 0) +
  (isQuestioned(state, to) ? ONWARD_CENTS : 0);

/** Cents for the way and the border, as far as they are known before. */
export const priceOfMove = (state: State, action: Move): number =>
  wayFare(state, action) + entryOf(state, action.to);

/** Why one can't go there now, or null. */
export const refusalOfMove = (state: State, action: Move): Refusal | null => {
  const { to, by, ahead } = action;
  if (!isCity(to)) return 'no_such_city';
  if ((by !== 'air' && by !== 'land') || ![0, 7, 14].includes(ahead)) return 'not_an_action';
  if (to === state.city) return 'already_here';
  if (needsVisa(state, to)) return 'no_visa';
  if (crossesBorder(state.city, to) && daysLeft(state, to) < 1) return 'no_days_left';
  if (by === 'land' && !goesByLand(state.city, to)) return 'no_land_route';
  const left = state.cash - priceOfMove(state, action);
  if (left < state.rules.credit) return 'too_dear';
  return isQuestioned(state, to) && left < state.rules.proofOfFunds ? 'no_proof' : null;
};

const clockChange = (from: number, to: number): number => {
  const change = cityAt(to).utc - cityAt(from).utc;
  return change > DAY_MINUTES / 2
    ? change - DAY_MINUTES
    : change < -DAY_MINUTES / 2
      ? change + DAY_MINUTES
      : change;
};

const countWishes = (state: State, city: number, journal: Journal): void => {
  for (let at = 0; at < WISHES_A_RUN; at += 1) {
    const wish = state.wishes[at]!;
    if (!countsFor(wish, city)) continue;
    state.wishProgress[at]! += 1;
    if (state.wishProgress[at] !== wishes[wish]!.count) continue;
    state.wonder += WONDER_OF_A_WISH;
    journal?.({ kind: 'wish', wish });
  }
};

const seeForTheFirstTime = (state: State, city: number, journal: Journal): void => {
  if (state.visited[city]) return;
  state.visited[city] = 1;
  state.cityCount += 1;
  state.wonder += WONDER_OF_A_CITY;
  countWishes(state, city, journal);
  const { continent } = cityAt(city);
  if (state.continents & (1 << continent)) return;
  state.continents |= 1 << continent;
  state.wonder += WONDER_OF_A_CONTINENT;
  journal?.({ kind: 'continent', continent });
};

const arrive = (state: State, from: number, { to, by }: Move, minutes: number): void => {
  const km = distance(from, to);
  state.longitude += longitudeStep(from, to);
  state.kilometres += km;
  if (by === 'land') state.landKilometres += km;
  state.co2 += floor((km * CO2_GRAMS_A_KM[by]) / 1000);
  state.lag = clamp(state.lag + clockChange(from, to), -DAY_MINUTES / 2, DAY_MINUTES / 2);
  state.energy = clamp(state.energy - toll(state, 6 + floor(minutes / 90)), 0, 100);
  state.city = to;
  state.nights = 0;
  state.prepaid = 0;
  if (!crossesBorder(from, to)) return;
  state.entryDay = state.day;
  state.zoneExtension[cityAt(to).zone] = 0;
};

/** Goes to another city, by air or by land; the way takes a day, or two when it is long. */
export const moveTo = (state: State, action: Move, journal: Journal): Refusal | null => {
  const refusal = refusalOfMove(state, action);
  if (refusal) return refusal;
  const from = state.city;
  const { to, by } = action;
  const way = wayFare(state, action);
  addMoney(state, -way, 'fare', journal);
  addMoney(state, -entryOf(state, to), 'entry', journal);
  const minutes = by === 'land' ? landMinutes(from, to) : flightMinutes(from, to);
  const days = minutes > TWO_DAYS_ABOVE_MINUTES ? 2 : 1;
  for (let day = 0; day < days && !state.ending; day += 1) liveDay(state, null, journal);
  if (state.ending) return null;
  if (by === 'air') addMoney(state, -peakOnArrival(state, to, way), 'fare', journal);
  arrive(state, from, action, minutes);
  journal?.({ kind: 'arrived', city: to, byLand: by === 'land', kilometres: distance(from, to), days });
  seeForTheFirstTime(state, to, journal);
  end(state, winOnArrival(state), journal);
  drawCard(state, 'travel', journal);
  return null;
};
