import { type Action } from '../actions/action.js';
import { type JournalEntry } from '../journal.js';
import { hasAssist } from '../assist-rules.js';
import { getOverlapDeficit } from '../life/work.js';
import { createState, type Start, type State } from '../state.js';
import { applyAction } from '../step.js';

/** The totals of a run, counted once from its journal. */
export interface Tally {
  /** How it stands after the last action. */
  state: State;
  /** Days by verb; `travel` for days on the road. */
  days: Record<string, number>;
  /** Arrivals in order. */
  arrivals: number[];
  byLand: number;
  longestFlight: number;
  outages: number;
  illnesses: number;
  /** Weeks in a row in which the client got what was promised: the longest streak and the current one. */
  keptWeeks: number;
  keptNow: number;
  fullWeeks: number;
  bestPay: number;
  clientsLost: number;
  /** Who has paid for a week. */
  clients: Set<number>;
  wishes: number;
  longStays: number;
  cards: number;
  /** Cents spent at borders and on visas. */
  paidAtBorders: number;
  highestCash: number;
  lowestCash: number;
  highestBelonging: number;
  mostLag: number;
  longestStay: number;
  /** Working days with hours outside the player's own day. */
  nightShifts: number;
}

const emptyTally = (state: State): Tally => ({
  state,
  days: {},
  arrivals: [],
  byLand: 0,
  longestFlight: 0,
  outages: 0,
  illnesses: 0,
  keptWeeks: 0,
  keptNow: 0,
  fullWeeks: 0,
  bestPay: 0,
  clientsLost: 0,
  clients: new Set(),
  wishes: 0,
  longStays: 0,
  cards: 0,
  paidAtBorders: 0,
  highestCash: state.cash,
  lowestCash: state.cash,
  highestBelonging: state.belonging,
  mostLag: 0,
  longestStay: 0,
  nightShifts: 0,
});

const { abs, max, min } = Math;

const countWeek = (
  tally: Tally,
  { units, quota, pay }: Extract<JournalEntry, { kind: 'week' }>,
  client: number,
): void => {
  tally.keptNow = units >= quota * 1000 ? tally.keptNow + 1 : 0;
  tally.keptWeeks = max(tally.keptWeeks, tally.keptNow);
  if (units >= quota * 1250) tally.fullWeeks += 1;
  if (pay > 0) tally.clients.add(client);
  tally.bestPay = max(tally.bestPay, pay);
};

const countEntry = (tally: Tally, entry: JournalEntry, client: number): void => {
  switch (entry.kind) {
    case 'day':
      tally.days[entry.verb] = (tally.days[entry.verb] ?? 0) + 1;
      return;
    case 'arrived':
      tally.arrivals.push(entry.city);
      if (entry.byLand) tally.byLand += 1;
      else tally.longestFlight = max(tally.longestFlight, entry.kilometres);
      return;
    case 'week':
      return countWeek(tally, entry, client);
    case 'money':
      if (entry.reason === 'entry' || entry.reason === 'visa') tally.paidAtBorders -= entry.cents;
      return;
    case 'outage':
      tally.outages += 1;
      return;
    case 'ill':
      tally.illnesses += 1;
      return;
    case 'client_left':
      tally.clientsLost += 1;
      return;
    case 'wish':
      tally.wishes += 1;
      return;
    case 'long_stay':
      tally.longStays += 1;
      return;
    case 'card':
      tally.cards += 1;
      return;
    case 'assist':
    case 'booked':
    case 'continent':
    case 'end':
    case 'lead':
    case 'outcome':
    case 'paid_off':
    case 'seat_lost':
    case 'undone':
  }
};

const countState = (tally: Tally, state: State): void => {
  tally.highestCash = max(tally.highestCash, state.cash);
  tally.lowestCash = min(tally.lowestCash, state.cash);
  tally.highestBelonging = max(tally.highestBelonging, state.belonging);
  tally.mostLag = max(tally.mostLag, abs(state.lag));
  tally.longestStay = max(tally.longestStay, state.nights);
};

/** A copy of the totals, to return to when an action is undone. */
const copyTally = (tally: Tally): Tally => ({
  ...tally,
  days: { ...tally.days },
  arrivals: [...tally.arrivals],
  clients: new Set(tally.clients),
});

const canBeUndone = ({ type }: Action): boolean => type !== 'undo' && type !== 'assist';

const countAction = (tally: Tally, action: Action): boolean => {
  const { state } = tally;
  const { client } = state;
  const deficit = action.type === 'spend' && action.verb === 'work' ? getOverlapDeficit(state) : 0;
  if (deficit >= 3) tally.nightShifts += 1;
  const refusal = applyAction(state, action, (entry) => countEntry(tally, entry, client));
  countState(tally, state);
  return refusal === null;
};

/** Counts a log. Refused and undone actions do not count. */
export const tallyRun = (start: Start, log: readonly Action[]): Tally => {
  const tally = emptyTally(createState(start));
  let before = tally;
  for (const action of log) {
    const now = hasAssist(tally.state, 'undo') ? copyTally(tally) : tally;
    if (!countAction(tally, action)) continue;
    if (action.type === 'undo') Object.assign(tally, before);
    else if (canBeUndone(action)) before = now;
  }
  return tally;
};
