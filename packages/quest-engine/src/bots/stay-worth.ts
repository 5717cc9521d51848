import { clients, NO_CLIENT } from '../life/clients.js';
import { getHostChance } from '../life/hosts.js';
import { getComfortInMonth, getMonth } from '../life/season.js';
import { getConnectionFactor, getDeficits, getRequiredHours } from '../life/work.js';
import { type State } from '../state.js';
import { cities } from '../world/cities.js';
import { type Ignored } from './ignored.js';

const { max } = Math;
const STAY_DAYS = 13;
/** The value of a host's room for a week, in cents per dollar of the monthly cost. */
const ROOM = 14;
const NEW_CONTINENT_CENTS = 16_000;
/** Defaults for a bot that ignores this system. */
const ANY_COMFORT = 75;
const ANY_COMPANY = 60 * 190;
const ANY_COST = 1700;

const incomeOf = (client: number, speed: number, deficit: number): number =>
  clients[client]!.rate * STAY_DAYS * 0.62 * speed * max(0.4, 1 - 0.09 * deficit) - deficit * STAY_DAYS * 700;

const incomesOf = (client: number, hours: number, ignored: Ignored): Float64Array => {
  const deficits = getDeficits(client, hours);
  const requiredMbps = clients[client]!.mbps;
  return Float64Array.from(cities, ({ index, mbps }) =>
    incomeOf(
      client,
      ignored.internet ? 0.95 : getConnectionFactor(mbps, requiredMbps) / 1000,
      ignored.overlap ? 0 : deficits[index]!,
    ),
  );
};

/** The value of company: by itself, and through a host's room. */
const company = Float64Array.from(
  cities,
  ({ index, community, cost }) => community * 190 + (getHostChance(index) * cost * ROOM) / 1000,
);

const charmsOf = (ofYear: number, ignored: Ignored): Float64Array =>
  Float64Array.from(cities, ({ index }) => {
    const pleasant = ignored.comfort ? ANY_COMFORT : getComfortInMonth(index, ofYear);
    return (pleasant - 60) * 520 + (ignored.community ? ANY_COMPANY : company[index]!);
  });

/** Cached per set of ignored systems, since it never changes during a game. */
const cache = new WeakMap<Ignored, { incomes: Float64Array[]; charms: Float64Array[] }>();

const knownTo = (ignored: Ignored) => {
  const before = cache.get(ignored);
  if (before) return before;
  const nothing = { incomes: [], charms: [] };
  cache.set(ignored, nothing);
  return nothing;
};

const noIncomes = new Float64Array(cities.length);

/** The income of a stay in each city, by client and required hours. */
export const incomes = (state: State, ignored: Ignored): Float64Array => {
  const { client } = state;
  if (client === NO_CLIENT) return noIncomes;
  const hours = getRequiredHours(state, client);
  return (knownTo(ignored).incomes[hours * clients.length + client] ??= incomesOf(client, hours, ignored));
};

/** The charm of each city this month: its weather and company. */
export const charms = (state: State, ignored: Ignored): Float64Array => {
  const ofYear = getMonth(state);
  return (knownTo(ignored).charms[ofYear] ??= charmsOf(ofYear, ignored));
};

/** The cost of living of a stay in cents, per thousandth of the price level. */
const livingOf = (cost: number): number => (((cost * 100) / 30) * STAY_DAYS * 1.12) / 1000;
const living = Float64Array.from(cities, ({ cost }) => livingOf(cost));
const anyLiving = livingOf(ANY_COST) * 1000;

/** A bit of each continent, by city. */
const continentBits = Uint8Array.from(cities, ({ continent }) => 1 << continent);

/** The value of a city before the fare and its income: its charm minus its cost at a price level. */
export const stayWorth = (
  { continents }: State,
  city: number,
  charm: number,
  level: number,
  ignored: Ignored,
): number => {
  const isNew = (continents & continentBits[city]!) === 0;
  return charm + (isNew ? NEW_CONTINENT_CENTS : 0) - (ignored.cost ? anyLiving : living[city]! * level);
};
