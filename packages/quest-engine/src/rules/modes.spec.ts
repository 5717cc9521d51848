import { expert } from '../bots/expert.js';
import { playGame, type BotMaker } from '../bots/bot.js';
import { random } from '../bots/simple-bots.js';
import { traveller } from '../bots/traveller.js';
import { isWin } from '../endings.js';
import { computeScore } from '../score.js';
import { createTestStart } from '../start.fixture.js';
import { type State } from '../state.js';
import { getRules } from './get-rules.js';
import { type Difficulty, type Mode } from './rules.js';

const GAMES = 60;

const runs = (maker: BotMaker, mode: Mode, difficulty: Difficulty = 'standard'): readonly State[] =>
  Array.from({ length: GAMES }, (_, n) =>
    playGame({ ...createTestStart(n), rules: getRules(mode, difficulty) }, maker(n)),
  );

const won = (states: readonly State[]): number => states.filter(({ ending }) => isWin(ending)).length;

describe('a mode', () => {
  it.each<[Mode, number]>([
    ['first_week', 7],
    ['daily_dash', 21],
    ['weekly_route', 60],
    ['grand_tour', 180],
    ['slow_year', 365],
    ['free_roam', 365],
  ])('%s is over after %d days', (mode, days) => {
    const states = runs(traveller, mode);
    expect(getRules(mode, 'standard').days).toBe(days);
    // The way home may take a day or two beyond the last day.
    for (const { day } of states) expect(day).toBeLessThanOrEqual(days + 3);
  });

  it.each<[Mode, BotMaker]>([
    ['first_week', traveller],
    ['daily_dash', traveller],
    ['weekly_route', traveller],
    ['grand_tour', expert],
    ['slow_year', traveller],
  ])('%s can be won by planning', (mode, planner) => {
    expect(won(runs(planner, mode))).toBeGreaterThanOrEqual(GAMES / 3);
  });

  it.each<Mode>(['daily_dash', 'weekly_route', 'grand_tour', 'slow_year'])(
    '%s is not won by random play',
    (mode) => {
      expect(won(runs(random, mode))).toBeLessThanOrEqual(1);
    },
  );

  it.each<[Mode, Difficulty]>([
    ['daily_dash', 'hard'],
    ['daily_dash', 'extreme'],
    ['weekly_route', 'hard'],
    ['weekly_route', 'extreme'],
    ['slow_year', 'hard'],
    ['slow_year', 'extreme'],
  ])('%s can be won on %s too, less often', (mode, difficulty) => {
    const here = won(runs(traveller, mode, difficulty));
    expect(here).toBeGreaterThan(0);
    expect(here).toBeLessThanOrEqual(won(runs(traveller, mode)));
  });

  it('Free Roam has no goal and is neither won nor lost on its last day', () => {
    const last = runs(traveller, 'free_roam').filter(({ ending }) => ending === 'roamed');
    expect(last.length).toBeGreaterThan(GAMES / 2);
    for (const state of last) expect(isWin(state.ending)).toBe(false);
  });

  it('Slow Year counts a stay of 28 nights once and never at home', () => {
    for (const state of runs(traveller, 'slow_year')) {
      expect(state.longStays).toBe(state.visited.filter((seen) => seen === 2).length);
      expect(state.visited[state.home]).not.toBe(2);
    }
  });

  it('a win gives a thousand points and two per spare day, except in a Slow Year', () => {
    const [state] = runs(expert, 'grand_tour').filter(({ ending }) => isWin(ending));
    const lost = computeScore({ ...state!, ending: 'out_of_days' });
    expect(computeScore(state!) - lost).toBe(1000 + 2 * (180 - state!.day));
    const [slow] = runs(traveller, 'slow_year').filter(({ ending }) => isWin(ending));
    expect(computeScore(slow!) - computeScore({ ...slow!, ending: 'out_of_days' })).toBe(1000);
  });
});

describe('the difficulties of a Grand Tour', () => {
  it('ask for more cities, continents and wishes', () => {
    const getGoalCounts = (difficulty: Difficulty) => {
      const { citiesToWin, continentsToWin, wishesToWin } = getRules('grand_tour', difficulty);
      return [citiesToWin, continentsToWin, wishesToWin];
    };
    expect(getGoalCounts('gap_month')).toEqual([8, 3, 1]);
    expect(getGoalCounts('standard')).toEqual([8, 3, 1]);
    expect(getGoalCounts('hard')).toEqual([10, 4, 2]);
    expect(getGoalCounts('extreme')).toEqual([12, 5, 2]);
  });
});
