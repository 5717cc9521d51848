import { type Move } from '../actions/move-rules.js';
import { findKnownHeadline } from '../life/headlines.js';
import {
  getFare,
  isReachableByLand,
  getKnownZoneLevel,
  getLandFare,
  getMinFareShare,
  getPlainFare,
} from '../life/prices.js';
import { getZoneDaysLeft, needsVisaIn } from '../life/visas.js';
import { type State } from '../state.js';
import { FULL_CIRCLE, findOpenWishes, countFulfilledWishes } from '../winning.js';
import { cities, getZone } from '../world/cities.js';
import { getLongitudeStep } from '../world/distances.js';
import { zones } from '../world/zones.js';
import { flight, homeCloses, NEARLY_ROUND } from './hops.js';
import { type Ignored } from './ignored.js';
import { charms, incomes, stayWorth } from './stay-worth.js';

const { abs, max, min } = Math;
const RESERVE_CENTS = 40_000;
/** The feared cost of a headline. */
const HEADLINE_CENTS = 30_000;

/** The length of the next leg in hundredths of a degree, to complete the circle in time. */
const paceOf = (state: State, daysToGo: number): number =>
  min(7000, max(1500, (FULL_CIRCLE - state.longitude) / max(1, (daysToGo - 4) / 14)));

const SHORTEST = 600;

/** From the far side of home, the shorter way home continues eastward. */
const HALF_ROUND = 18_500;
const DAYS_FOR_A_DETOUR = 30;

/** The cities around each city, and those far enough east of it. Cities to the west are rarely considered. */
const around = cities.map(({ index: from }) =>
  Uint8Array.from(cities.filter(({ index }) => index !== from).map(({ index }) => index)),
);
const eastOf = around.map((ways, from) => ways.filter((to) => getLongitudeStep(from, to) >= SHORTEST));

const legHome = (state: State, ahead: 0 | 7): Move | null => {
  const closes =
    state.city !== state.home &&
    homeCloses(state, state.longitude + getLongitudeStep(state.city, state.home));
  const affordable = closes && state.cash - getFare(state, state.home, ahead) >= state.rules.credit + 5_000;
  return affordable ? flight(state.home, ahead) : null;
};

/** The inputs for valuing all cities on a day. */
const outlookOf = (state: State, daysToGo: number, ignored: Ignored, ahead: 0 | 7) => ({
  ignored,
  ahead,
  pace: paceOf(state, daysToGo),
  purse: state.cash - state.rules.credit - RESERVE_CENTS,
  earned: incomes(state, ignored),
  charm: charms(state, ignored),
  cheapest: getMinFareShare(state, ahead),
  wished: ignored.wishes ? [] : findOpenWishes(state),
  wishCents: countFulfilledWishes(state) < state.rules.wishesToWin ? 36_000 : 7_000,
});

type Outlook = ReturnType<typeof outlookOf>;

const NOT_ASKED = 0;
const CLOSED = -1;
/** The price level of each zone with an open border, computed once per search and only where needed. */
const levels = new Int16Array(zones.length);

const levelOf = (state: State, zone: number, ignored: Ignored): number => {
  if (needsVisaIn(state, zone) || getZoneDaysLeft(state, zone) < (ignored.visas ? 1 : 8)) return CLOSED;
  return ignored.news ? 1000 : getKnownZoneLevel(state, zone);
};

/** Risks from the news. A bot that ignores the weather does not see storms coming. */
const isFeared = (state: State, city: number, { ignored, ahead }: Outlook): boolean => {
  if (ignored.news) return false;
  const headline = findKnownHeadline(state, city, state.day + ahead + 1);
  return headline !== null && !(ignored.comfort && headline === 'storm');
};

const NOWHERE = -1;

/** The most valuable city no farther west; expensive checks run only for the best. */
const bestOf = (state: State, ways: Uint8Array, westernmost: number, outlook: Outlook): Move | null => {
  const { city: from, home, longitude, visited } = state;
  const { ignored, ahead, pace, purse, earned, charm, cheapest, wished, wishCents } = outlook;
  let best = NOWHERE;
  let most = -Infinity;
  levels.fill(NOT_ASKED);
  for (const to of ways) {
    if (to === home || visited[to]) continue;
    const step = getLongitudeStep(from, to);
    if (longitude + step > NEARLY_ROUND || longitude + step < westernmost) continue;
    const byLand = isReachableByLand(from, to);
    const least = byLand ? getLandFare(from, to) : getPlainFare(from, to) * cheapest;
    if (least > purse) continue;
    const zone = getZone(to);
    if (levels[zone] === NOT_ASKED) levels[zone] = levelOf(state, zone, ignored);
    if (levels[zone] === CLOSED) continue;
    let worth =
      earned[to]! + stayWorth(state, to, charm[to]!, levels[zone]!, ignored) - abs(step - pace) * 4.5;
    for (const fits of wished) worth += fits[to]! * wishCents;
    if (worth - least <= most) continue;
    const price = byLand ? least : getFare(state, to, ahead);
    if (price > purse || worth - price <= most) continue;
    if (isFeared(state, to, outlook)) worth -= HEADLINE_CENTS;
    if (worth - price <= most) continue;
    most = worth - price;
    best = to;
  }
  if (best === NOWHERE) return null;
  return isReachableByLand(from, best)
    ? { type: 'move', to: best, by: 'land', ahead: 0 }
    : flight(best, ahead);
};

/**
 * The best next city eastward, or home as soon as it completes the circle. A bot that is almost around and misses a
 * wish, a city or a continent looks on both sides, as long as home stays ahead in the east.
 */
export const bestLeg = (state: State, daysToGo: number, ignored: Ignored, ahead: 0 | 7 = 0): Move | null => {
  const home = legHome(state, ahead);
  if (home) return home;
  const outlook = outlookOf(state, daysToGo, ignored, ahead);
  const onward = bestOf(state, eastOf[state.city]!, -Infinity, outlook);
  if (onward || daysToGo <= DAYS_FOR_A_DETOUR) return onward;
  return bestOf(state, around[state.city]!, HALF_ROUND, outlook);
};
