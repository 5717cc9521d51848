import { clients, NO_CLIENT } from '../life/clients.js';
import { hostsIn } from '../life/hosts.js';
import { comfort } from '../life/season.js';
import { connection, deficitsFor, hoursAsked } from '../life/work.js';
import { type State } from '../state.js';
import { cities, cityAt } from '../world/cities.js';
import { type Ignored } from './ignored.js';

const { max } = Math;
const STAY_DAYS = 13;
/** A week’s room of a host, in cents for each dollar that a month costs. */
const ROOM = 14;
const NEW_CONTINENT_CENTS = 16_000;
/** What who does not look takes a city for. */
const ANY_COMFORT = 75;
const ANY_COMPANY = 60 * 190;
const ANY_COST = 1700;

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
export const incomes = (state: State, ignored: Ignored): Float64Array => {
  const { client } = state;
  if (client === NO_CLIENT) return noIncomes;
  const hours = hoursAsked(state, client);
  const known = knownIncomes.get(ignored) ?? [];
  knownIncomes.set(ignored, known);
  return (known[hours * clients.length + client] ??= incomesOf(client, hours, ignored));
};

/** Cents of living for a stay, for each thousandth of the price level. */
const livingOf = (cost: number): number => (((cost * 100) / 30) * STAY_DAYS * 1.12) / 1000;
const living = Float64Array.from(cities, ({ cost }) => livingOf(cost));

/** What company is worth: by itself, and by the room that a host may have. */
const company = Float64Array.from(
  cities,
  ({ index, community, cost }) => community * 190 + (hostsIn(index) * cost * ROOM) / 1000,
);

/** What a city is worth before the fare and what it earns, at a level of prices. */
export const stayWorth = (state: State, city: number, level: number, ignored: Ignored): number => {
  const pleasant = ignored.comfort ? ANY_COMFORT : comfort(state, city);
  const isNew = (state.continents & (1 << cityAt(city).continent)) === 0;
  return (
    (pleasant - 60) * 520 +
    (ignored.community ? ANY_COMPANY : company[city]!) +
    (isNew ? NEW_CONTINENT_CENTS : 0) -
    (ignored.cost ? livingOf(ANY_COST) * 1000 : living[city]! * level)
  );
};
