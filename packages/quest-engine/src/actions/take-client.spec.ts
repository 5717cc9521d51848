import { type JournalEntry } from '../journal.js';
import { getDayRate } from '../life/week.js';
import { getRules } from '../rules/get-rules.js';
import { createTestStart } from '../start.fixture.js';
import { createState, type State } from '../state.js';
import { applyAction } from '../step.js';

const EUROPE = 1;
const US = 2;

/** Takes a client in the United States on the last morning of a week and rests until payday. */
const takeOnLastMorning = (version: number, more: Partial<State> = {}) => {
  const rules = getRules('grand_tour', 'standard', { version });
  const state = Object.assign(createState({ ...createTestStart(0), rules }), { day: 6, lead: US, ...more });
  const entries: JournalEntry[] = [];
  const before = { cash: state.cash, europeRate: getDayRate(state, EUROPE), usRate: getDayRate(state, US) };
  applyAction(state, { type: 'take' }, (entry) => entries.push(entry));
  const paidOff = state.cash - before.cash;
  applyAction(state, { type: 'spend', verb: 'rest', days: 1 }, (entry) => entries.push(entry));
  const week = entries.find((entry) => entry.kind === 'week')!;
  return { ...before, state, entries, paidOff, week };
};

describe('a client taken on the last morning of a week', () => {
  it('pays nothing for the days before, and does not hold them against the player', () => {
    const { week, state } = takeOnLastMorning(2, { reputation: 50 });
    expect(week).toMatchObject({ client: US, pay: 0, paidUnits: 0 });
    expect(state.reputation).toBeGreaterThanOrEqual(48);
  });

  it('is taken after the one before has paid for the work done', () => {
    const { paidOff, europeRate, entries } = takeOnLastMorning(2, { units: 3000 });
    expect(paidOff).toBe(3 * europeRate);
    expect(entries).toContainEqual({ kind: 'paid_off', units: 3000, pay: paidOff });
  });

  it('pays for no work that another client has excused', () => {
    expect(takeOnLastMorning(2, { units: 3428, excusedUnits: 3428 }).paidOff).toBe(0);
  });

  it('pays for six sevenths of the week in runs of the first rules, as ever', () => {
    const { week, usRate, paidOff } = takeOnLastMorning(1, { units: 3000 });
    expect(paidOff).toBe(0);
    expect(week.paidUnits).toBe(3428);
    expect(week.pay).toBeGreaterThan(3 * usRate);
  });
});
