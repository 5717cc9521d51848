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

const payOf = (state: State, quota: number, rate: number): number => {
  const units = min(state.units, quota * PAID_AT_MOST);
  const plain = floor((units * rate) / 1000);
  return floor((floor((plain * (900 + 2 * state.reputation)) / 1000) * state.rules.payThousandths) / 1000);
};

/** Whether more work would bring no more pay this week. */
export const isPaidInFull = ({ client, units }: State): boolean =>
  client !== NO_CLIENT && units >= clients[client]!.quota * PAID_AT_MOST;

/** Every seventh day the client pays for the work and updates the reputation. */
export const settleWeek = (state: State, journal: JournalWriter): void => {
  if (state.day % WEEK_DAYS !== 0 || state.client === NO_CLIENT) return;
  const { quota, rate } = clients[state.client]!;
  const pay = payOf(state, quota, rate);
  const missing = quota * 1000 - state.units;
  addMoney(state, pay, 'pay', journal);
  state.reputation = clampMeter(state.reputation + (missing <= 0 ? KEPT_WORD : -ceil(missing / SHORT_BY)));
  journal?.({ kind: 'week', units: state.units, quota, pay, reputation: state.reputation });
  state.units = 0;
  if (state.reputation >= CLIENT_LEAVES_BELOW) return;
  state.client = NO_CLIENT;
  state.inWriting = false;
  journal?.({ kind: 'client_left' });
};
