import { type Action } from '../actions/action.js';
import { getFare } from '../life/prices.js';
import { getDaysLeft } from '../life/visas.js';
import { NO_CARD, type State } from '../state.js';
import { countBits, isGoalReached, countFulfilledWishes, countWishesServed } from '../winning.js';
import { cities, getCity, type City } from '../world/cities.js';
import { getDistance } from '../world/distances.js';
import { NO_CLIENT } from '../life/clients.js';
import { type BotMaker, spendDaysOn } from './bot.js';
import { chooseTownAction, expertWorth } from './expert.js';
import { canEnter, flight, SAFETY_CENTS } from './hops.js';
import { nothingIgnored } from './ignored.js';
import { bestChoice } from './worth.js';

const { floor, max } = Math;
const NEW_CONTINENT_CENTS = 60_000;
const WISH_CENTS = 26_000;
const HOMEWARD_CENTS_A_KM = 3;

const affordable = (state: State, to: number): boolean =>
  state.cash - getFare(state, to, 0) >= state.rules.credit + SAFETY_CENTS;

/** Whether the goals are met once home is counted. */
const homeWins = (state: State): boolean =>
  state.cityCount + Number(!state.visited[state.home]) >= state.rules.citiesToWin &&
  countBits(state.continents | (1 << getCity(state.home).continent)) >= state.rules.continentsToWin &&
  countFulfilledWishes(state) >= state.rules.wishesToWin;

const costOf = (state: State, { index, continent }: City): number => {
  const visitedContinents = state.continents | (1 << getCity(state.home).continent);
  const newOne =
    !(visitedContinents & (1 << continent)) && countBits(visitedContinents) < state.rules.continentsToWin;
  const wished = countFulfilledWishes(state) < state.rules.wishesToWin ? countWishesServed(state, index) : 0;
  return (
    getFare(state, index, 0) +
    getDistance(index, state.home) * HOMEWARD_CENTS_A_KM -
    (newOne ? NEW_CONTINENT_CENTS : 0) -
    wished * WISH_CENTS
  );
};

const cheapestNew = (state: State): Action | null => {
  let best: Action | null = null;
  let least = Infinity;
  for (const city of cities) {
    const { index } = city;
    if (index === state.city || index === state.home || state.visited[index]) continue;
    if (!canEnter(state, index) || getDaysLeft(state, index) < state.rules.longStay + 2) continue;
    if (!affordable(state, index)) continue;
    const cost = costOf(state, city);
    if (cost >= least) continue;
    least = cost;
    best = flight(index);
  }
  return best;
};

/** Nights per stop, so that all stops and the way home fit. */
const pace = ({ rules }: State): number =>
  rules.longStay || max(1, floor((rules.days - 6) / (rules.citiesToWin + 1)) - 2);

const nextLeg = (state: State): Action | null => {
  const { goal } = state.rules;
  if (goal === 'return' && state.city !== state.home && homeWins(state) && affordable(state, state.home))
    return flight(state.home);
  if (goal === 'stays' && isGoalReached(state))
    return state.city !== state.home && affordable(state, state.home) ? flight(state.home) : null;
  const enough = state.nights >= pace(state) || getDaysLeft(state) <= 2;
  return enough && goal !== 'last_day' && goal !== 'none' ? cheapestNew(state) : null;
};

/** Plays the modes that do not circle the earth: near and new places, long stays, and home. */
export const traveller: BotMaker = () => (state) => {
  if (state.card !== NO_CARD) return bestChoice(state, expertWorth);
  if (state.client === NO_CLIENT) return state.lead === NO_CLIENT ? spendDaysOn('admin') : { type: 'take' };
  return nextLeg(state) ?? chooseTownAction(state, nothingIgnored);
};
