import { type Move } from '../actions/way.js';
import { clients, NO_CLIENT } from '../life/clients.js';
import { fare, goesByLand, knownNews, landFare, leastFare } from '../life/prices.js';
import { comfort } from '../life/season.js';
import { daysLeft, needsVisa } from '../life/visas.js';
import { connection, deficitsFor, hoursAsked } from '../life/work.js';
import { type State } from '../state.js';
import { cities, type City } from '../world/cities.js';
import { longitudeStep } from '../world/distances.js';
import { FULL_CIRCLE, openWishes, wishesFulfilled } from '../winning.js';
import { flight, homeCloses, NEARLY_ROUND } from './hops.js';
import { type Ignored } from './ignored.js';

const { abs, max, min } = Math;
const STAY_DAYS = 13;
const RESERVE_CENTS = 40_000;

const incomeOf = (client: number, speed: number, deficit: number): number =>
  clients[client]!.rate * STAY_DAYS * 0.62 * speed * max(0.4, 1 - 0.09 * deficit) - deficit * STAY_DAYS * 700;

const incomesOf = (client: number, hours: number, ignored: Ignored): Float64Array => {
  const deficits = deficitsFor(client, hours);
  const asked = clients[client]!.mbps;
  return Float64Array.from(cities, ({ index, mbps }) =>
    incomeOf(
      client,
      ignored.internet ? 0.95 : connection(mbps, asked) / 1000,
      ignored.overlap ? 0 : deficits[index]!,
    ),
  );
};

const noIncomes = new Float64Array(cities.length);
const knownIncomes = new WeakMap<Ignored, Float64Array[]>();

/** What a stay in each city earns: the same all game long, by client and by the hours that they ask for. */
const incomes = (state: State, ignored: Ignored): Float64Array => {
  const { client } = state;
  if (client === NO_CLIENT) return noIncomes;
  const hours = hoursAsked(state, client);
  const known = knownIncomes.get(ignored) ?? [];
  knownIncomes.set(ignored, known);
  return (known[hours * clients.length + client] ??= incomesOf(client, hours, ignored));
};

const livingAt = (state: State, city: City, ignored: Ignored): number => {
  const prices = ignored.news ? 1 : knownNews(state, city.index) / 1000;
  const month = ignored.cost ? 1700 : city.cost * prices;
  return ((month * 100) / 30) * STAY_DAYS * 1.12;
};

/** What a city is worth before the fare and what it earns. */
const stayWorth = (state: State, city: City, ignored: Ignored): number => {
  const pleasant = ignored.comfort ? 75 : comfort(state, city.index);
  const company = ignored.community ? 60 : city.community;
  return (
    (pleasant - 60) * 520 +
    company * 190 +
    (state.continents & (1 << city.continent) ? 0 : 16_000) -
    livingAt(state, city, ignored)
  );
};

/** Hundredths of a degree that the next leg should go, to be round in time. */
const paceOf = (state: State, daysToGo: number): number =>
  min(7000, max(1500, (FULL_CIRCLE - state.longitude) / max(1, (daysToGo - 4) / 14)));

const SHORTEST = 600;

/** From home’s far side the shorter way home goes on eastward. */
const HALF_ROUND = 18_500;
const DAYS_FOR_A_DETOUR = 30;

interface Way {
  city: City;
  step: number;
  byLand: boolean;
}

const around: readonly (readonly Way[])[] = cities.map(({ index: from }) =>
  cities
    .map((city) => ({ city, step: longitudeStep(from, city.index), byLand: goesByLand(from, city.index) }))
    .filter(({ city: { index } }) => index !== from),
);

/** The cities far enough east of each: those behind are seldom looked at. */
const eastOf = around.map((ways) => ways.filter(({ step }) => step >= SHORTEST));

const legHome = (state: State, ahead: 0 | 7): Move | null => {
  const closes =
    state.city !== state.home && homeCloses(state, state.longitude + longitudeStep(state.city, state.home));
  const affordable = closes && state.cash - fare(state, state.home, ahead) >= state.rules.credit + 5_000;
  return affordable ? flight(state.home, ahead) : null;
};

/** What every city is weighed by on a day. */
const outlookOf = (state: State, daysToGo: number, ignored: Ignored, ahead: 0 | 7) => ({
  ignored,
  ahead,
  pace: paceOf(state, daysToGo),
  purse: state.cash - state.rules.credit - RESERVE_CENTS,
  earned: incomes(state, ignored),
  wished: ignored.wishes ? [] : openWishes(state),
  wishCents: wishesFulfilled(state) < state.rules.wishesToWin ? 36_000 : 7_000,
  shortest: ignored.visas ? 1 : 8,
});

const bestOf = (
  state: State,
  ways: readonly Way[],
  westernmost: number,
  outlook: ReturnType<typeof outlookOf>,
): Move | null => {
  const { ignored, ahead, pace, purse, earned, wished, wishCents, shortest } = outlook;
  let best: Move | null = null;
  let most = -Infinity;
  for (const { city, step, byLand } of ways) {
    const { index } = city;
    const progress = state.longitude + step;
    if (index === state.home || state.visited[index]) continue;
    if (progress > NEARLY_ROUND || progress < westernmost) continue;
    if (needsVisa(state, index) || daysLeft(state, index) < shortest) continue;
    let worth = earned[index]! + stayWorth(state, city, ignored) - abs(step - pace) * 4.5;
    for (const fits of wished) worth += fits[index]! * wishCents;
    if (!byLand && worth - leastFare(state, index, ahead) <= most) continue;
    const price = byLand ? landFare(state.city, index) : fare(state, index, ahead);
    if (price > purse || worth - price <= most) continue;
    most = worth - price;
    best = byLand ? { type: 'move', to: index, by: 'land', ahead: 0 } : flight(index, ahead);
  }
  return best;
};

/**
 * The next city eastward by worth; home as soon as it closes the circle. Who is nearly round and misses a wish, a city
 * or a continent looks on both sides, as long as home stays on the way east.
 */
export const bestLeg = (state: State, daysToGo: number, ignored: Ignored, ahead: 0 | 7 = 0): Move | null => {
  const home = legHome(state, ahead);
  if (home) return home;
  const outlook = outlookOf(state, daysToGo, ignored, ahead);
  const onward = bestOf(state, eastOf[state.city]!, -Infinity, outlook);
  if (onward || daysToGo <= DAYS_FOR_A_DETOUR) return onward;
  return bestOf(state, around[state.city]!, HALF_ROUND, outlook);
};
