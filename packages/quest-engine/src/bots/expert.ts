import { type Action } from '../actions/action.js';
import { type Client, clients, NO_CLIENT } from '../life/clients.js';
import { gearIndex, HEADPHONES, HOTSPOT, INSURANCE, SLEEP_KIT, STAND } from '../life/gear.js';
import { getHostChanceNow } from '../life/hosts.js';
import { canExtend, getDaysLeft } from '../life/visas.js';
import { getClockDistance, getDayOutput } from '../life/work.js';
import { NO_CARD, type State } from '../state.js';
import { cities, getCity, type City } from '../world/cities.js';
import { FULL_CIRCLE, countFulfilledWishes } from '../winning.js';
import { spendDaysOn, type BotMaker } from './bot.js';
import { bestLeg } from './legs.js';
import { findVisaToApplyFor } from './visa-plan.js';
import { type Ignored, nothingIgnored } from './ignored.js';
import { bestChoice, type Worth } from './worth.js';

const { ceil, floor, max, min } = Math;
const BOOKED_DAYS = 7;
/** Thousandths of a chance of a host. */
const WORTH_AN_EVENING = 300;

/** The value of a card's effects for an expert once enough wishes are fulfilled. */
export const expertWorth: Worth = {
  cash: 1 / 100,
  cityDays: 0.05,
  energy: 1.6,
  health: 2.2,
  belonging: 1.4,
  reputation: 2.5,
  wonder: 1.5,
  units: 0.1,
  lose: -30,
  lead: 15,
  wish: 20,
  inWriting: 20,
  bond: 3,
  medical: 1 / 100,
  loseGear: -40,
  prepaid: 25,
  flag: 2,
  later: 2,
};

const stillWishing: Worth = { ...expertWorth, wish: 800 };

const hasWishes = (state: State): boolean => countFulfilledWishes(state) >= state.rules.wishesToWin;

const shopping = [
  { bit: HOTSPOT, gear: gearIndex('hotspot'), above: 220_000, before: Infinity, slowOnly: true },
  { bit: INSURANCE, gear: gearIndex('insurance'), above: 200_000, before: 90, slowOnly: false },
  { bit: SLEEP_KIT, gear: gearIndex('sleepkit'), above: 140_000, before: 100, slowOnly: false },
  { bit: HEADPHONES, gear: gearIndex('headphones'), above: 170_000, before: 90, slowOnly: false },
  { bit: STAND, gear: gearIndex('stand'), above: 120_000, before: 90, slowOnly: false },
];

const LEAST_CENTS = min(...shopping.map(({ above }) => above));

const usefulGear = (state: State): Action | null => {
  if (state.cash <= LEAST_CENTS) return null;
  for (const { bit, gear, above, before, slowOnly } of shopping) {
    if (state.gear & bit || state.cash <= above || state.day >= before) continue;
    if (!slowOnly || getCity(state.city).mbps < 40) return { type: 'buy', gear };
  }
  return null;
};

/** Minutes eastward. */
const CLOCKS_AHEAD = [0, 90, 180, 300];

/** The income from a client, averaged over the clocks of the cities ahead. */
const clientWorthIn = ({ utc: here }: City, { overlapHours, quota, rate, utc }: Client): number => {
  let total = 0;
  for (const ahead of CLOCKS_AHEAD) {
    const shared = max(0, 480 - getClockDistance(here + ahead, utc));
    const deficit = max(0, ceil((overlapHours * 60 - shared) / 60));
    total += ((rate * quota) / 5) * max(0.4, 1 - 0.09 * deficit) - deficit * 1100;
  }
  return total;
};

/** By client, then by city; constant during a game. */
const clientWorths = clients.map((one) => Float64Array.from(cities, (city) => clientWorthIn(city, one)));

const clientWorth = (state: State, index: number): number =>
  index === NO_CLIENT ? 0 : clientWorths[index]![state.city]!;

/** Nights per city so that the whole trip fits. Short near the end, when only a wish or a city is missing. */
const stay = (state: State, daysToGo: number): number => {
  const legs = ceil(max(0, FULL_CIRCLE - state.longitude) / (FULL_CIRCLE / (state.rules.citiesToWin + 1)));
  if (legs <= 1) return max(5, min(8, floor(daysToGo / 3)));
  return max(5, min(20, floor((daysToGo * 0.93) / legs) - 2));
};

/** Plans legs by value per degree, maintains the meters, applies for visas in time and books ahead. */
export const createExpertIgnoring =
  (ignored: Ignored): BotMaker =>
  () =>
  (state) => {
    if (state.card !== NO_CARD)
      return bestChoice(state, ignored.wishes || hasWishes(state) ? expertWorth : stillWishing);
    const gear = ignored.gear ? null : usefulGear(state);
    if (gear) return gear;
    if (state.lead !== NO_CLIENT && state.lead !== state.client) {
      const better =
        !ignored.clients && clientWorth(state, state.lead) > clientWorth(state, state.client) * 1.1;
      if (state.client === NO_CLIENT || better) return { type: 'take' };
    }
    if (state.client === NO_CLIENT) return spendDaysOn('admin');
    const visa = ignored.visas ? null : findVisaToApplyFor(state);
    if (visa) return visa;
    return chooseTravelAction(state, ignored) ?? chooseTownAction(state, ignored);
  };

/** Books a seat a week ahead, unless the best way is by land or the stay expires. */
const findSeatAhead = (state: State, daysToGo: number, due: number, ignored: Ignored): Action | null => {
  if (ignored.booking || due > BOOKED_DAYS || getDaysLeft(state) <= BOOKED_DAYS + 2) return null;
  const leg = bestLeg(state, daysToGo, ignored, BOOKED_DAYS);
  return leg && leg.by === 'air' ? leg : null;
};

const chooseTravelAction = (state: State, ignored: Ignored): Action | null => {
  if (state.seat) return null;
  const left = getDaysLeft(state);
  const daysToGo = state.rules.days - state.day;
  const mustLeave = left <= 2 && !ignored.visas;
  const due = stay(state, daysToGo) - state.nights;
  if (due > 0 && !mustLeave) return findSeatAhead(state, daysToGo, due, ignored);
  if (state.energy <= 35 && left > 2) return null;
  const leg = bestLeg(state, daysToGo, ignored);
  if (leg) return leg;
  return left <= 1 && canExtend(state) ? { type: 'extend' } : null;
};

/** Chooses a day in town by meters, quota and cash. */
export const chooseTownAction = (state: State, ignored: Ignored): Action => {
  const { quota } = clients[state.client]!;
  const tired = ignored.rest ? 12 : 40;
  if (state.energy < tired || (state.health < 45 && !ignored.rest)) return spendDaysOn('rest');
  if (!ignored.community && getHostChanceNow(state) >= WORTH_AN_EVENING) return spendDaysOn('socialise');
  if (state.belonging < 35 && !ignored.belonging) return spendDaysOn('socialise');
  const missing = quota * 1000 - state.units;
  const daysOfWork = ceil(missing / max(300, getDayOutput(state)));
  const fullPay = state.units < quota * 1250;
  if (daysOfWork >= 7 - (state.day % 7) || (state.cash < 60_000 && fullPay)) return spendDaysOn('work');
  if (state.energy < 58 && !ignored.rest) return spendDaysOn('rest');
  if (daysOfWork > 0 && state.cash < 150_000) return spendDaysOn('work');
  if (state.belonging < 55 && !ignored.belonging) return spendDaysOn('socialise');
  if (state.explored[state.city]! < 5 && state.energy > 50) return spendDaysOn('explore');
  if (fullPay) return spendDaysOn('work');
  return spendDaysOn(state.explored[state.city]! < 7 ? 'explore' : 'rest');
};

export const expert: BotMaker = createExpertIgnoring(nothingIgnored);
