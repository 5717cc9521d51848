import { createTestStart } from '../start.fixture.js';
import { type Difficulty } from '../rules/rules.js';
import { type BotMaker, playGame } from './bot.js';
import { casual } from './casual.js';
import { expert } from './expert.js';
import { greedy, random } from './simple-bots.js';

const GAMES = 600;
/** Allowed difference to the design's table, in points. */
const TOLERANCE = 5;

/** The percentage of games a bot wins, always from the same starts. */
const wins = (maker: BotMaker, difficulty: Difficulty): number => {
  let won = 0;
  for (let n = 0; n < GAMES; n += 1)
    if (playGame(createTestStart(n, difficulty), maker(n)).ending === 'circle_closed') won += 1;
  return (won / GAMES) * 100;
};

describe('the balance', () => {
  it.each<[Difficulty, number, number]>([
    ['gap_month', 82, 96],
    ['standard', 53, 94],
    ['hard', 21, 63],
    ['extreme', 4, 32],
  ])(
    '%s: a casual player wins about %d of a hundred runs, an expert %d',
    (difficulty, ofCasual, ofExpert) => {
      expect(Math.abs(wins(casual, difficulty) - ofCasual)).toBeLessThanOrEqual(TOLERANCE);
      expect(Math.abs(wins(expert, difficulty) - ofExpert)).toBeLessThanOrEqual(TOLERANCE);
    },
  );

  it('random play wins nothing, and playing for money next to nothing', () => {
    expect(wins(random, 'standard')).toBeLessThanOrEqual(1);
    expect(wins(greedy, 'standard')).toBeLessThanOrEqual(5);
  });
});
