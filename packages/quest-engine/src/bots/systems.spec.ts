import { createTestStart } from '../start.fixture.js';
import { expert, createExpertIgnoring } from './expert.js';
import { type BotMaker, playGame } from './bot.js';
import { systems } from './ignored.js';
import { cities } from '../world/cities.js';

/**
 * All bots play the same starts, so the differences are paired. With 2,000 pairs, three tenths of which differ, the
 * error is about a point and a half (95%).
 */
const GAMES = 2000;
/** The minimum loss from ignoring a system, in points of a hundred. */
const LEAST = 3;

const wins = (maker: BotMaker): number => {
  let won = 0;
  for (let n = 0; n < GAMES; n += 1)
    if (playGame(createTestStart(n, 'hard'), maker(n)).ending === 'circle_closed') won += 1;
  return (won / GAMES) * 100;
};

describe('a system of the game matters', () => {
  const usual = wins(expert);

  it.each(systems)('an expert who ignores %s wins fewer hard games', (system) => {
    expect(usual - wins(createExpertIgnoring({ [system]: true }))).toBeGreaterThanOrEqual(LEAST);
  });
});

describe('the world of the game is wide', () => {
  it('the ten most visited cities are at most half of all visits of experts', () => {
    const seen = new Array<number>(cities.length).fill(0);
    for (let n = 0; n < 300; n += 1)
      playGame(createTestStart(n), expert(n)).visited.forEach((visits, city) => {
        if (visits) seen[city]! += 1;
      });
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    const most = [...seen].sort((a, b) => b - a).slice(0, 10);
    expect(sum(most) / sum(seen)).toBeLessThanOrEqual(0.5);
  });
});
