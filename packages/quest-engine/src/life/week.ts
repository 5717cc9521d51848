import { type JournalWriter, addMoney } from '../journal.js';
import { clampMeter } from '../meters.js';
import { type State } from '../state.js';
import { clients, NO_CLIENT } from './clients.js';

const { ceil, floor, min } = Math;
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

/** Every seventh day the client pays for the work and updates the reputation. */
export const settleWeek = (state: State, journal: JournalWriter): void => {
  if (state.day % WEEK_DAYS !== 0 || state.client === NO_CLIENT) return;
  const { client } = state;
  const { quota, rate } = clients[client]!;
  const paidUnits = min(state.units, quota * PAID_AT_MOST);
  const pay = payFor(state, paidUnits, rate);
  const dayRate = getDayRate(state, client);
  const missing = quota * 1000 - state.units;
  addMoney(state, pay, 'pay', journal);
  state.reputation = clampMeter(state.reputation + (missing <= 0 ? KEPT_WORD : -ceil(missing / SHORT_BY)));
  const { units, reputation } = state;
  journal?.({ kind: 'week', client, units, quota, paidUnits, dayRate, pay, reputation });
  state.units = 0;
  if (state.reputation >= CLIENT_LEAVES_BELOW) return;
  state.client = NO_CLIENT;
  state.inWriting = false;
  journal?.({ kind: 'client_left' });
};
