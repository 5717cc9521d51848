import { type Move } from '../actions/way.js';
import { clients, NO_CLIENT } from '../life/clients.js';
import { fare, goesByLand, knownNews, landFare, leastFare } from '../life/prices.js';
import { comfort } from '../life/season.js';
import { daysLeft } from '../life/visas.js';
import { connection, overlapDeficit } from '../life/work.js';
import { type State } from '../state.js';
import { cities, type City } from '../world/cities.js';
import { longitudeStep } from '../world/distances.js';
import { FULL_CIRCLE, wishesFulfilled, wishesServed } from '../winning.js';
import { canEnter, flight, homeCloses, NEARLY_ROUND } from './hops.js';
import { type Ignored } from './ignored.js';

const { abs, max, min } = Math;
const STAY_DAYS = 13;
const RESERVE_CENTS = 40_000;

const incomeAt = (state: State, city: City, ignored: Ignored): number => {
  if (state.client === NO_CLIENT) return 0;
  const { rate, mbps } = clients[state.client]!;
  const speed = ignored.internet ? 0.95 : connection(city.mbps, mbps) / 1000;
  const deficit = ignored.overlap ? 0 : overlapDeficit(state, city.index);
  return rate * STAY_DAYS * 0.62 * speed * max(0.4, 1 - 0.09 * deficit) - deficit * STAY_DAYS * 700;
};

const livingAt = (state: State, city: City, ignored: Ignored): number => {
  const prices = ignored.news ? 1 : knownNews(state, city.index) / 1000;
  const month = ignored.cost ? 1700 : city.cost * prices;
  return ((month * 100) / 30) * STAY_DAYS * 1.12;
};

const wishWorth = (state: State, city: City): number =>
  wishesServed(state, city.index) * (wishesFulfilled(state) < state.rules.wishesToWin ? 26_000 : 7_000);

/** What a city is worth before the fare. */
const stayWorth = (state: State, city: City, pace: number, ignored: Ignored): number => {
  const offPace = abs(longitudeStep(state.city, city.index) - pace) * 4.5;
  const pleasant = ignored.comfort ? 75 : comfort(state, city.index);
  const company = ignored.community ? 60 : city.community;
  return (
    incomeAt(state, city, ignored) -
    livingAt(state, city, ignored) +
    (pleasant - 60) * 520 +
    company * 190 +
    (state.continents & (1 << city.continent) ? 0 : 16_000) -
    offPace +
    (ignored.wishes ? 0 : wishWorth(state, city))
  );
};

/** Hundredths of a degree that the next leg should go, to be round in time. */
const paceOf = (state: State, daysToGo: number): number =>
  min(7000, max(1500, (FULL_CIRCLE - state.longitude) / max(1, (daysToGo - 4) / 14)));

const SHORTEST = 600;

/** The cities far enough east of each: those behind are never looked at. */
const eastOf = cities.map(({ index: from }) =>
  cities.filter(({ index: to }) => to !== from && longitudeStep(from, to) >= SHORTEST),
);

/** The next city eastward by worth; home as soon as it closes the circle. */
export const bestLeg = (state: State, daysToGo: number, ignored: Ignored, ahead: 0 | 7 = 0): Move | null => {
  const toHome = longitudeStep(state.city, state.home);
  if (
    state.city !== state.home &&
    homeCloses(state, state.longitude + toHome) &&
    state.cash - fare(state, state.home, ahead) >= state.rules.credit + 5_000
  )
    return flight(state.home, ahead);
  const pace = paceOf(state, daysToGo);
  const purse = state.cash - state.rules.credit - RESERVE_CENTS;
  let best: Move | null = null;
  let most = -Infinity;
  for (const city of eastOf[state.city]!) {
    const { index } = city;
    if (index === state.home || state.visited[index]) continue;
    if (state.longitude + longitudeStep(state.city, index) > NEARLY_ROUND) continue;
    if (!canEnter(state, index) || daysLeft(state, index) < (ignored.visas ? 1 : 8)) continue;
    const worth = stayWorth(state, city, pace, ignored);
    const byLand = goesByLand(state.city, index);
    if (!byLand && worth - leastFare(state, index, ahead) <= most) continue;
    const price = byLand ? landFare(state.city, index) : fare(state, index, ahead);
    if (price > purse || worth - price <= most) continue;
    most = worth - price;
    best = byLand ? { type: 'move', to: index, by: 'land', ahead: 0 } : flight(index, ahead);
  }
  return best;
};
