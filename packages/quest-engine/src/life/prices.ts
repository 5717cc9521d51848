import { type JournalWriter, addMoney } from '../journal.js';
import { draw, streams } from '../random.js';
import { type State } from '../state.js';
import { cities, getCity, getZone } from '../world/cities.js';
import { getDistance } from '../world/distances.js';
import { zones } from '../world/zones.js';
import { getComfort } from './season.js';

const { floor, min, max } = Math;
const NEWS_DAYS = 45;
const LODGING = [700, 1000, 1350] as const;
const PREPAID_SHARE = 0.45;
const PLEASANT = 85;
const HARSH = 50;
const SOUGHT_AFTER = 88;
const BAGGAGE_KG = 7;
const BAGGAGE_CENTS = 3_500;

const getLodgingFactor = ({ lodging }: State): number => LODGING[lodging]!;
const getStayFactor = (nights: number): number => (nights < 7 ? 1250 : nights < 28 ? 1000 : 820);
const getSeasonFactor = (pleasant: number): number =>
  pleasant >= PLEASANT ? 1080 : pleasant < HARSH ? 920 : 1000;

const NOT_DRAWN = 0;
/** The price levels of all zones in one period, cached because they are read many times a day. */
const levels = new Int16Array(zones.length);
const cachedPeriod = { seedA: 0, seedB: 0, period: -1 };

const levelIn = ({ seedA, seedB }: State, zone: number, period: number): number => {
  if (cachedPeriod.period !== period || cachedPeriod.seedA !== seedA || cachedPeriod.seedB !== seedB) {
    Object.assign(cachedPeriod, { seedA, seedB, period });
    levels.fill(NOT_DRAWN);
  }
  return (levels[zone] ||= 650 + (draw(seedA, seedB, streams.news, period, zone) % 701));
};

/** The factor by which the news of a zone changes its prices, in thousandths, for 45 days at a time: 650–1,350. */
const newsOn = (state: State, zone: number, day: number): number =>
  levelIn(state, zone, floor(day / NEWS_DAYS));

const news = (state: State): number => newsOn(state, getZone(state.city), state.day);

/** The known price level of a zone: current for the player's own zone, possibly delayed for others. */
export const getKnownZoneLevel = (state: State, zone: number): number => {
  const here = zone === getZone(state.city);
  return newsOn(state, zone, here ? state.day : max(0, state.day - state.rules.newsLate));
};

export const getKnownLevel = (state: State, city: number): number => getKnownZoneLevel(state, getZone(city));

const plainDays = Float64Array.from(cities, ({ cost }) => (cost * 100) / 30);

/** A thirtieth of the city's monthly cost, in cents. */
export const getPlainDayCost = (city: number): number => plainDays[city]!;

/** The current cost of a day and night, in cents. */
export const getDayCost = (state: State): number => {
  if (state.prepaid > 0) return floor(getPlainDayCost(state.city) * PREPAID_SHARE);
  return multiply(getPlainDayCost(state.city), getCostFactors(state, state.city, state.nights, news(state)));
};

/** What scales the usual cost of a day, each in thousandths. */
interface CostFactors {
  prices: number;
  lodging: number;
  stay: number;
  season: number;
}

const getCostFactors = (state: State, city: number, nights: number, prices: number): CostFactors => ({
  prices,
  lodging: getLodgingFactor(state),
  stay: getStayFactor(nights),
  season: getSeasonFactor(getComfort(state, city)),
});

const multiply = (plain: number, { prices, lodging, stay, season }: CostFactors): number => {
  let cents = (plain * prices) / 1000;
  cents = (cents * lodging) / 1000;
  cents = (cents * stay) / 1000;
  return floor((cents * season) / 1000);
};

/** What makes up the cost of a day here. */
export const getDayCostFactors = (state: State): CostFactors =>
  getCostFactors(state, state.city, state.nights, news(state));

/** The cents of a day in another city after some nights there, as far as its prices are known. */
export const getStayCost = (state: State, city: number, nights: number): number =>
  multiply(getPlainDayCost(city), getCostFactors(state, city, nights, getKnownLevel(state, city)));

/** Pays the nights a landlord takes at once when the prepaid ones are used up. */
export const payRentAhead = (state: State, journal: JournalWriter): void => {
  const nights = state.rules.rentAhead;
  if (nights === 0 || state.prepaid > 0) return;
  const rent = getDayCost(state) - floor(getPlainDayCost(state.city) * PREPAID_SHARE);
  addMoney(state, -max(0, rent) * nights, 'living', journal);
  state.prepaid = nights;
};

const hubs = (from: number, to: number): number => {
  const count = Number(getCity(from).hub) + Number(getCity(to).hub);
  return count === 2 ? 900 : count === 1 ? 1000 : 1180;
};

const booked = (daysAhead: number): number => (daysAhead >= 14 ? 800 : daysAhead >= 7 ? 900 : 1150);

const PAIRS = 4096;

/** By distance and airports. */
const plainFares = Float64Array.from({ length: cities.length * cities.length }, (_, at) => {
  const from = floor(at / cities.length);
  const to = at % cities.length;
  const km = getDistance(from, to);
  return ((3_800 + min(km, 3000) * 6.8 + max(0, km - 3000) * 5.5) * hubs(from, to)) / 1000;
});

/** The price of a seat in cents before the factors of week, month and booking. */
export const getPlainFare = (from: number, to: number): number => plainFares[from * cities.length + to]!;

/** The price of a seat in cents, booked a number of days ahead. It changes with the week. */
export const getFare = (state: State, to: number, daysAhead: number): number => {
  const week = floor((state.day + daysAhead) / 7);
  const route = 850 + (draw(state.seedA, state.seedB, streams.fare, week, state.city * PAIRS + to) % 401);
  let cents = (getPlainFare(state.city, to) * route) / 1000;
  cents = (cents * booked(daysAhead)) / 1000;
  if (!state.rules.peaksHidden && getComfort(state, to) >= SOUGHT_AFTER) cents *= 1.1;
  if (state.kilograms > BAGGAGE_KG) cents += BAGGAGE_CENTS;
  return floor((cents * state.rules.fareThousandths) / 1000);
};

/**
 * No seat costs less than this share of its plain fare, so comparing many cities needs fewer lookups. The
 * cheapest week is .85; rounding stays below the difference.
 */
export const getMinFareShare = ({ rules }: State, daysAhead: number): number =>
  (0.849 * booked(daysAhead) * rules.fareThousandths) / 1_000_000;

/** The surcharge on arrival where peak prices are hidden at booking. */
export const getPeakSurcharge = (state: State, to: number, paid: number): number =>
  state.rules.peaksHidden && getComfort(state, to) >= SOUGHT_AFTER ? floor(paid / 10) : 0;

/** Cents for a train or a bus. */
export const getLandFare = (from: number, to: number): number => floor(1_200 + getDistance(from, to) * 5.5);

/** Minutes from door to door by air. */
export const getFlightMinutes = (from: number, to: number): number => {
  const km = getDistance(from, to);
  const ground = km < 1500 ? 30 : km < 4500 ? 40 : 50;
  return floor((km * 60) / 850) + ground + 150 + (km > 9000 ? 180 : 0);
};

/** Minutes by land. */
export const getLandMinutes = (from: number, to: number): number =>
  floor((getDistance(from, to) * 60) / 75) + 60;

const LAND_KM = 1100;

const overland = Uint8Array.from({ length: cities.length * cities.length }, (_, at) => {
  const from = floor(at / cities.length);
  const to = at % cities.length;
  return Number(getCity(from).landmass === getCity(to).landmass && getDistance(from, to) < LAND_KM);
});

/** Whether a train or bus goes there: same landmass, within a long day. */
export const isReachableByLand = (from: number, to: number): boolean =>
  overland[from * cities.length + to] === 1;
