import { type JournalEntry } from '../journal.js';
import { getRules } from '../rules/get-rules.js';
import { createTestStart } from '../start.fixture.js';
import { createState, copyState, type State } from '../state.js';
import { NO_CLIENT } from './clients.js';
import { isPaidInFull, settleWeek } from './week.js';

const EUROPE = 1;
const RATE_CENTS = 18_000;

/** At the end of a week for the European client, who requires four days. */
const settled = (units: number, more: Partial<State> = {}) => {
  const rules = { ...getRules('grand_tour', 'standard'), payThousandths: 1000 };
  const before = copyState(createState({ ...createTestStart(0), rules }));
  const state = Object.assign(before, { day: 7, client: EUROPE, units, reputation: 50, ...more });
  const { cash } = state;
  const entries: JournalEntry[] = [];
  settleWeek(state, (entry) => entries.push(entry));
  return { state, pay: state.cash - cash, entries };
};

describe('the end of a week', () => {
  it.each([
    [0, 0],
    [1000, 1],
    [4000, 4],
    [5000, 5],
    [9000, 5],
  ])('pays %d thousandths of a day as %d days: at most a quarter more than promised', (units, days) =>
    expect(settled(units).pay).toBe(days * RATE_CENTS),
  );

  it.each([
    [0, 0.9],
    [50, 1],
    [100, 1.1],
  ])('values a day at %f with a reputation of %d', (reputation, worth) =>
    expect(settled(4000, { reputation }).pay).toBe(Math.floor(4 * RATE_CENTS * worth)),
  );

  it.each([
    [4000, 53],
    [4100, 53],
    [3999, 49],
    [3650, 49],
    [3649, 48],
    [0, 38],
  ])('turns %d thousandths into a reputation of %d', (units, reputation) =>
    expect(settled(units).state.reputation).toBe(reputation),
  );

  it('keeps the reputation within its bounds, and the client leaves below twelve', () => {
    expect(settled(4000, { reputation: 99 }).state.reputation).toBe(100);
    expect(settled(0, { reputation: 3 }).state.reputation).toBe(0);
    expect(settled(0, { reputation: 24 }).state.client).toBe(EUROPE);
    const { state, entries } = settled(0, { reputation: 23 });
    expect(state.client).toBe(NO_CLIENT);
    expect(entries.at(-1)).toEqual({ kind: 'client_left' });
  });

  it('rewards nothing beyond a quarter more than promised', () => {
    const after = (units: number, client = EUROPE) =>
      isPaidInFull(Object.assign(copyState(createState(createTestStart(0))), { client, units }));
    expect([4999, 5000, 9000].map((units) => after(units))).toEqual([false, true, true]);
    expect(settled(5000).pay).toBe(settled(9000).pay);
    expect(after(0, NO_CLIENT)).toBe(false);
  });

  it('pays for no day before the client was taken, and asks for none', () => {
    const { pay, state, entries } = settled(4428, { excusedUnits: 3428 });
    expect(pay).toBe(RATE_CENTS);
    expect(state).toMatchObject({ units: 0, excusedUnits: 0, reputation: 53 });
    expect(entries.at(-1)).toMatchObject({ kind: 'week', units: 4428, excusedUnits: 3428, paidUnits: 1000 });
    expect(settled(3428, { excusedUnits: 3428 }).pay).toBe(0);
  });

  it('comes only every seventh day', () => {
    for (const day of [6, 8, 13]) expect(settled(4000, { day }).pay).toBe(0);
  });
});
