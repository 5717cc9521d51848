import { cardsIn, type CompiledCard } from '../cards/compiled.js';
import { bringCard, drawCard } from '../cards/draw-card.js';
import { toll } from '../help.js';
import { type Journal } from '../journal.js';
import { end, liveDay } from '../life/day.js';
import { headlineOn, type Headline } from '../life/headlines.js';
import { flightMinutes, landMinutes, peakOnArrival } from '../life/prices.js';
import { see } from '../life/sights.js';
import { crossesBorder } from '../life/visas.js';
import { clamp } from '../meters.js';
import { addMoney } from '../money.js';
import { type State } from '../state.js';
import { cityAt } from '../world/cities.js';
import { distance, longitudeStep } from '../world/distances.js';
import { winOnArrival } from '../winning.js';
import { entryOf, type Move } from './way.js';

const { floor } = Math;
const onTheWay = cardsIn('travel');
const ofHeadlines: Readonly<Record<Headline, readonly CompiledCard[]>> = {
  strike: cardsIn('strike'),
  storm: cardsIn('storm'),
  fair: cardsIn('fair'),
};
/** A longer way takes two days. */
export const TWO_DAYS_ABOVE_MINUTES = 600;
const DAY_MINUTES = 1440;
const CO2_GRAMS_A_KM = { air: 150, land: 35 } as const;

const clockChange = (from: number, to: number): number => {
  const change = cityAt(to).utc - cityAt(from).utc;
  return change > DAY_MINUTES / 2
    ? change - DAY_MINUTES
    : change < -DAY_MINUTES / 2
      ? change + DAY_MINUTES
      : change;
};

const arrive = (state: State, from: number, { to, by }: Way, minutes: number): void => {
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

/** A destination and a means; the fare is already paid. */
export type Way = Pick<Move, 'to' | 'by'>;

/** Travels to another city: one day, or two when the trip is long. */
export const go = (state: State, way: Way, paid: number, journal: Journal): void => {
  const from = state.city;
  const { to, by } = way;
  addMoney(state, -entryOf(state, to), 'entry', journal);
  const minutes = by === 'land' ? landMinutes(from, to) : flightMinutes(from, to);
  const days = minutes > TWO_DAYS_ABOVE_MINUTES ? 2 : 1;
  for (let day = 0; day < days && !state.ending; day += 1) liveDay(state, null, journal);
  if (state.ending) return;
  if (by === 'air') addMoney(state, -peakOnArrival(state, to, paid), 'fare', journal);
  arrive(state, from, way, minutes);
  journal?.({ kind: 'arrived', city: to, byLand: by === 'land', kilometres: distance(from, to), days });
  see(state, journal);
  end(state, winOnArrival(state), journal);
  const headline = headlineOn(state, to, state.day);
  if (headline) bringCard(state, ofHeadlines[headline], journal);
  drawCard(state, onTheWay, journal);
};
