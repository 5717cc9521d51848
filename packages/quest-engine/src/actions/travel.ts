import { getDeckCards, type CompiledCard } from '../cards/compiled.js';
import { bringCard, drawCard } from '../cards/draw-card.js';
import { scaleDecay } from '../assist-rules.js';
import { type JournalWriter, addMoney } from '../journal.js';
import { endRun, liveDay } from '../life/day.js';
import { findHeadline, type Headline } from '../life/headlines.js';
import { getFlightMinutes, getLandMinutes, getPeakSurcharge } from '../life/prices.js';
import { see } from '../life/sights.js';
import { crossesBorder } from '../life/visas.js';
import { clamp } from '../meters.js';
import { type State } from '../state.js';
import { getCity } from '../world/cities.js';
import { getDistance, getLongitudeStep } from '../world/distances.js';
import { findWinOnArrival } from '../winning.js';
import { getBorderCost, type Move } from './move-rules.js';

const { floor } = Math;
const spendTravelDay = getDeckCards('travel');
const headlineCards: Readonly<Record<Headline, readonly CompiledCard[]>> = {
  strike: getDeckCards('strike'),
  storm: getDeckCards('storm'),
  fair: getDeckCards('fair'),
};
/** Longer trips take two days. */
export const TWO_DAYS_ABOVE_MINUTES = 600;
const DAY_MINUTES = 1440;
const CO2_GRAMS_A_KM = { air: 150, land: 35 } as const;

const getClockChange = (from: number, to: number): number => {
  const change = getCity(to).utc - getCity(from).utc;
  return change > DAY_MINUTES / 2
    ? change - DAY_MINUTES
    : change < -DAY_MINUTES / 2
      ? change + DAY_MINUTES
      : change;
};

const arrive = (state: State, from: number, { to, by }: Trip, minutes: number): void => {
  const km = getDistance(from, to);
  state.longitude += getLongitudeStep(from, to);
  state.kilometres += km;
  if (by === 'land') state.landKilometres += km;
  state.co2 += floor((km * CO2_GRAMS_A_KM[by]) / 1000);
  state.lag = clamp(state.lag + getClockChange(from, to), -DAY_MINUTES / 2, DAY_MINUTES / 2);
  state.energy = clamp(state.energy - scaleDecay(state, 6 + floor(minutes / 90)), 0, 100);
  state.city = to;
  state.nights = 0;
  state.prepaid = 0;
  if (!crossesBorder(from, to)) return;
  state.entryDay = state.day;
  state.zoneExtension[getCity(to).zone] = 0;
};

/** A destination and a means; the fare is already paid. */
export type Trip = Pick<Move, 'to' | 'by'>;

/** Travels to another city: one day, or two when the trip is long. */
export const travel = (state: State, way: Trip, paid: number, journal: JournalWriter): void => {
  const from = state.city;
  const { to, by } = way;
  addMoney(state, -getBorderCost(state, to), 'entry', journal);
  const minutes = by === 'land' ? getLandMinutes(from, to) : getFlightMinutes(from, to);
  const days = minutes > TWO_DAYS_ABOVE_MINUTES ? 2 : 1;
  for (let day = 0; day < days && !state.ending; day += 1) liveDay(state, null, journal);
  if (state.ending) return;
  if (by === 'air') addMoney(state, -getPeakSurcharge(state, to, paid), 'fare', journal);
  arrive(state, from, way, minutes);
  journal?.({ kind: 'arrived', city: to, byLand: by === 'land', kilometres: getDistance(from, to), days });
  see(state, journal);
  endRun(state, findWinOnArrival(state), journal);
  const headline = findHeadline(state, to, state.day);
  if (headline) bringCard(state, headlineCards[headline], journal);
  drawCard(state, spendTravelDay, journal);
};
