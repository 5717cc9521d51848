import { type JournalWriter, addMoney } from '../journal.js';
import { clampMeter } from '../meters.js';
import { type State } from '../state.js';
import { clients, NO_CLIENT } from './clients.js';

const { ceil, floor, max, min } = Math;
const WEEK_DAYS = 7;
const PAID_AT_MOST = 1250;
const KEPT_WORD = 3;
const SHORT_BY = 350;
const CLIENT_LEAVES_BELOW = 12;

/** Thousandths by which the reputation scales a client's rate: 900–1,100. */
export const getReputationFactor = ({ reputation }: Pick<State, 'reputation'>): number =>
  900 + 2 * reputation;

/** Cents for some thousandths of a day of work, with the reputation and the terms of the run. */
const payFor = (state: State, units: number, rate: number): number => {
  const plain = floor((units * rate) / 1000);
  return floor((floor((plain * getReputationFactor(state)) / 1000) * state.rules.payThousandths) / 1000);
};

/** Cents that a client pays for a full day of work now. */
export const getDayRate = (state: State, client: number): number =>
  payFor(state, 1000, clients[client]!.rate);

/** Whether more work would bring no more pay this week. */
export const isPaidInFull = ({ client, units }: State): boolean =>
  client !== NO_CLIENT && units >= clients[client]!.quota * PAID_AT_MOST;

/** Work for the client itself, at most a quarter more than it asked for. */
const getPaidUnits = ({ client, units, excusedUnits = 0 }: State): number =>
  max(0, min(units, clients[client]!.quota * PAID_AT_MOST) - excusedUnits);

/** A client that is left pays for the days of this week that were worked for it. */
export const payOff = (state: State, journal: JournalWriter): void => {
  if (!state.rules.payFollowsWork || state.client === NO_CLIENT) return;
  const units = getPaidUnits(state);
  const pay = payFor(state, units, clients[state.client]!.rate);
  if (pay === 0) return;
  addMoney(state, pay, 'pay', journal);
  journal?.({ kind: 'paid_off', units, pay });
};

/** Every seventh day the client pays for the work and updates the reputation. */
export const settleWeek = (state: State, journal: JournalWriter): void => {
  if (state.day % WEEK_DAYS !== 0 || state.client === NO_CLIENT) return;
  const { client } = state;
  const { quota, rate } = clients[client]!;
  const paidUnits = getPaidUnits(state);
  const pay = payFor(state, paidUnits, rate);
  const dayRate = getDayRate(state, client);
  const missing = quota * 1000 - state.units;
  addMoney(state, pay, 'pay', journal);
  state.reputation = clampMeter(state.reputation + (missing <= 0 ? KEPT_WORD : -ceil(missing / SHORT_BY)));
  const { units, excusedUnits = 0, reputation } = state;
  journal?.({ kind: 'week', client, units, quota, excusedUnits, paidUnits, dayRate, pay, reputation });
  state.units = 0;
  if (state.excusedUnits) state.excusedUnits = 0;
  if (state.reputation >= CLIENT_LEAVES_BELOW) return;
  state.client = NO_CLIENT;
  state.inWriting = false;
  journal?.({ kind: 'client_left' });
};
