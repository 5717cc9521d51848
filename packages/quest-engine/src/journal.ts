import { type Assist } from './assists.js';
import { type Ending } from './endings.js';
import { type State } from './state.js';

/** Why money moved. */
export type MoneyReason =
  | 'living'
  | 'pay'
  | 'explore'
  | 'social'
  | 'illness'
  | 'overstay'
  | 'fare'
  | 'entry'
  | 'visa'
  | 'extension'
  | 'gear'
  | 'card'
  | 'undone';

/** A payday. Work in thousandths of a day, money in cents; the reputation is the one after it. */
export interface WeekEntry {
  kind: 'week';
  client: number;
  units: number;
  quota: number;
  /** The part of the units from before the client was taken. */
  excusedUnits: number;
  /** Work for this client, up to a quarter over the quota. */
  paidUnits: number;
  dayRate: number;
  pay: number;
  reputation: number;
}

/** What happened, in order. The screen turns it into sentences. */
export type JournalEntry =
  | { kind: 'money'; cents: number; reason: MoneyReason }
  | { kind: 'day'; day: number; verb: string }
  | { kind: 'outage' }
  | { kind: 'ill'; health: number }
  | WeekEntry
  | { kind: 'paid_off'; units: number; pay: number }
  | { kind: 'client_left' }
  | { kind: 'lead'; client: number }
  | { kind: 'booked'; city: number; day: number }
  | { kind: 'seat_lost'; city: number }
  | { kind: 'arrived'; city: number; byLand: boolean; kilometres: number; days: number }
  | { kind: 'wish'; wish: number }
  | { kind: 'continent'; continent: number }
  | { kind: 'long_stay'; city: number }
  | { kind: 'card'; card: number }
  | { kind: 'outcome'; card: number; choice: number; outcome: number }
  | { kind: 'assist'; assist: Assist; on: boolean }
  | { kind: 'undone' }
  | { kind: 'end'; ending: Ending };

/** Receives entries. Bots pass none, at no cost. */
export type JournalWriter = ((entry: JournalEntry) => void) | undefined;

/** The only place that changes cash, so that the entries always add up. */
export const addMoney = (state: State, cents: number, reason: MoneyReason, journal: JournalWriter): void => {
  if (cents === 0) return;
  state.cash += cents;
  journal?.({ kind: 'money', cents, reason });
};
