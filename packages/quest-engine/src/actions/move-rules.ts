import { getFare, isReachableByLand, getLandFare } from '../life/prices.js';
import {
  getBorder,
  crossesBorder,
  getDaysLeft,
  ENTRY_CENTS,
  needsVisa,
  ONWARD_CENTS,
} from '../life/visas.js';
import { type State } from '../state.js';
import { getCity, isCity } from '../world/cities.js';
import { type Action } from './action.js';
import { type Refusal } from './refusal.js';

export type Move = Extract<Action, { type: 'move' }>;

/** Cents for the seat. */
export const getTripFare = (state: State, { to, by, ahead }: Move): number =>
  by === 'land' ? getLandFare(state.city, to) : getFare(state, to, ahead);

const isQuestioned = (state: State, to: number): boolean =>
  state.rules.proofOfFunds > 0 &&
  crossesBorder(state.city, to) &&
  getCity(to).zone !== getCity(state.home).zone;

/** Cents paid at the border: a visa it sells, and an onward ticket where required. */
export const getBorderCost = (state: State, to: number): number =>
  (crossesBorder(state.city, to) && getBorder(state, to).paid ? ENTRY_CENTS : 0) +
  (isQuestioned(state, to) ? ONWARD_CENTS : 0);

/** Cents for the trip and the border as known in advance; the border is paid on arrival. */
export const getMoveCost = (state: State, action: Move): number =>
  getTripFare(state, action) + getBorderCost(state, action.to);

/** Why the border refuses entry on a day with this much cash, or null. */
export const findBorderRefusal = (state: State, to: number, left: number, day: number): Refusal | null => {
  if (needsVisa(state, to, day)) return 'no_visa';
  if (crossesBorder(state.city, to) && getDaysLeft(state, to) < 1) return 'no_days_left';
  return isQuestioned(state, to) && left < state.rules.proofOfFunds ? 'no_proof' : null;
};

const isWay = ({ by, ahead }: Move): boolean =>
  by === 'air' ? [0, 7, 14].includes(ahead) : by === 'land' && ahead === 0;

/** Why the player cannot go there, or book a seat, or null. */
export const findMoveRefusal = (state: State, action: Move): Refusal | null => {
  const { to, by, ahead } = action;
  if (!isCity(to)) return 'no_such_city';
  if (!isWay(action)) return 'not_an_action';
  if (to === state.city) return 'already_here';
  if (by === 'land' && !isReachableByLand(state.city, to)) return 'no_land_route';
  const left = state.cash - getMoveCost(state, action);
  if (left < state.rules.credit) return 'too_dear';
  return findBorderRefusal(state, to, left, state.day + ahead);
};
