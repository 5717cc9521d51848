import { type Action } from '../actions/action.js';
import { type BotMaker, playGame } from '../bots/bot.js';
import { casual } from '../bots/casual.js';
import { expert } from '../bots/expert.js';
import { createTestStart } from '../start.fixture.js';
import { createState } from '../state.js';
import { applyAction } from '../step.js';

/** Players with three runs each. With fewer, chance moves the share by two points. */
const PLAYERS = 120;

/** The cards of a run after earlier runs, and the new ones among them. */
const run = (maker: BotMaker, n: number, met: ReadonlySet<number>) => {
  const start = { ...createTestStart(n), met: [...met] };
  const log: Action[] = [];
  playGame(start, maker(n), log);
  const cards: number[] = [];
  const state = createState(start);
  for (const action of log)
    applyAction(state, action, (entry) => entry.kind === 'card' && cards.push(entry.card));
  return cards;
};

const shareOfNew = (maker: BotMaker): number => {
  let [fresh, all] = [0, 0];
  for (let player = 0; player < PLAYERS; player += 1) {
    const met = new Set<number>();
    for (const n of [0, 1]) for (const card of run(maker, player * 3 + n, met)) met.add(card);
    const third = run(maker, player * 3 + 2, met);
    fresh += third.filter((card) => !met.has(card)).length;
    all += third.length;
  }
  return fresh / all;
};

describe('a returning player', () => {
  it.each([
    ['a casual player', casual],
    ['an expert', expert],
  ])('%s sees mostly new cards in a third run', (_who, maker) => {
    expect(shareOfNew(maker)).toBeGreaterThanOrEqual(0.7);
  });
});
