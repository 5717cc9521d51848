import { type Action } from '../actions/action.js';
import { casual } from '../bots/casual.js';
import { playGame } from '../bots/bot.js';
import { getRules } from '../rules/get-rules.js';
import { createTestStart } from '../start.fixture.js';
import { createState } from '../state.js';
import { applyAction } from '../step.js';

const GAMES = 300;
const DAYS = 20;

/** The cards of a run that return within 20 days. */
const findEarlyReturns = (n: number, version: number): readonly number[] => {
  const start = { ...createTestStart(n), rules: getRules('grand_tour', 'standard', { version }) };
  const log: Action[] = [];
  playGame(start, casual(n), log);
  const lastDays = new Map<number, number>();
  const early: number[] = [];
  const state = createState(start);
  for (const action of log)
    applyAction(state, action, (entry) => {
      if (entry.kind !== 'card') return;
      if (state.day - (lastDays.get(entry.card) ?? -Infinity) <= DAYS) early.push(entry.card);
      lastDays.set(entry.card, state.day);
    });
  return early;
};

const countEarlyReturns = (version: number): number =>
  Array.from({ length: GAMES }, (_, n) => findEarlyReturns(n, version)).flat().length;

describe('a card', () => {
  it('does not return within 20 days', () => {
    expect(countEarlyReturns(2)).toBe(0);
  });

  it('may return sooner in runs of the first rules, as ever', () => {
    expect(countEarlyReturns(1)).toBeGreaterThan(0);
  });
});
