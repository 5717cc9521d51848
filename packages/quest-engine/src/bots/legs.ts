import { type Action } from '../actions/action.js';
import { clients, NO_CLIENT } from '../life/clients.js';
import { fare, goesByLand, landFare, knownNews } from '../life/prices.js';
import { comfort } from '../life/season.js';
import { daysLeft } from '../life/visas.js';
import { connection, overlapDeficit } from '../life/work.js';
import { type State } from '../state.js';
import { cities, cityAt, type City } from '../world/cities.js';
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

const legWorth = (state: State, city: City, daysToGo: number, price: number, ignored: Ignored): number => {
  const pace = (FULL_CIRCLE - state.longitude) / max(1, (daysToGo - 4) / 14);
  const target = min(7000, max(1500, pace));
  const offPace = abs(longitudeStep(state.city, city.index) - target) * 4.5;
  const pleasant = ignored.comfort ? 75 : comfort(state, city.index);
  const company = ignored.community ? 60 : city.community;
  return (
    incomeAt(state, city, ignored) -
    livingAt(state, city, ignored) -
    price +
    (pleasant - 60) * 520 +
    company * 190 +
    (state.continents & (1 << city.continent) ? 0 : 16_000) -
    offPace +
    (ignored.wishes ? 0 : wishWorth(state, city))
  );
};

/** The next city eastward by worth; home as soon as it closes the circle. */
export const bestLeg = (state: State, daysToGo: number, ignored: Ignored): Action | null => {
  const ahead = ignored.booking ? 0 : 7;
  const toHome = longitudeStep(state.city, state.home);
  if (
    state.city !== state.home &&
    homeCloses(state, state.longitude + toHome) &&
    state.cash - fare(state, state.home, ahead) >= state.rules.credit + 5_000
  )
    return flight(state.home, ahead);
  let best: Action | null = null;
  let most = -Infinity;
  for (const city of cities) {
    const step = longitudeStep(state.city, city.index);
    if (city.index === state.city || city.index === state.home || state.visited[city.index]) continue;
    if (step < 600 || state.longitude + step > NEARLY_ROUND) continue;
    if (!canEnter(state, city.index) || daysLeft(state, city.index) < (ignored.visas ? 1 : 8)) continue;
    const byLand = goesByLand(state.city, city.index);
    const price = byLand ? landFare(state.city, city.index) : fare(state, city.index, ahead);
    if (state.cash - price < state.rules.credit + RESERVE_CENTS) continue;
    const worth = legWorth(state, cityAt(city.index), daysToGo, price, ignored);
    if (worth <= most) continue;
    most = worth;
    best = byLand ? { type: 'move', to: city.index, by: 'land', ahead: 0 } : flight(city.index, ahead);
  }
  return best;
};
