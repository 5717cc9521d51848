import { type Action } from '../actions/action.js';
import { type BotMaker, playGame, spendDaysOn } from '../bots/bot.js';
import { casual } from '../bots/casual.js';
import { expert } from '../bots/expert.js';
import { random } from '../bots/simple-bots.js';
import { getRules } from '../rules/get-rules.js';
import { createTestStart } from '../start.fixture.js';
import { createState, NO_CARD, type Start } from '../state.js';
import { applyAction } from '../step.js';
import { cardIndex } from './cards.js';
import { firstWeekScript } from './script.js';

const PLAYERS = 200;
const scripted = new Set<number>(firstWeekScript.map(([id]) => cardIndex(id)));

const begin = (n: number, version: number): Start => ({
  ...createTestStart(n),
  rules: getRules('first_week', 'gap_month', { version }),
});

/** Spends as many days at once as the game allows. */
const hasty: BotMaker = () => (state) =>
  state.card === NO_CARD ? spendDaysOn('work', 7) : { type: 'choose', choice: 0 };

const makers = [random, casual, expert, hasty];

const playCards = (n: number, version = 2): readonly number[] => {
  const start = begin(n, version);
  const log: Action[] = [];
  playGame(start, makers[n % makers.length]!(n), log);
  const state = createState(start);
  const cards = new Set<number>();
  for (const action of log)
    applyAction(state, action, (entry) => entry.kind === 'outcome' && cards.add(entry.card));
  return [...cards];
};

describe('a First Week', () => {
  it('brings at least three distinct cards to every one of 200 players', () => {
    const counts = Array.from({ length: PLAYERS }, (_, n) => playCards(n).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  });

  it('brings its four or five scripted cards to nearly everyone', () => {
    const counts = Array.from(
      { length: PLAYERS },
      (_, n) => playCards(n).filter((card) => scripted.has(card)).length,
    );
    expect(counts.filter((count) => count >= 4).length).toBeGreaterThan(PLAYERS * 0.9);
  });

  it('of before the script plays on without it', () => {
    expect(
      Array.from({ length: 20 }, (_, n) => playCards(n, 1))
        .flat()
        .some((card) => scripted.has(card)),
    ).toBe(false);
  });
});
