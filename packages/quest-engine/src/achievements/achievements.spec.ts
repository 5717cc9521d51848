import { type Action } from '../actions/action.js';
import { type BotMaker, playGame } from '../bots/bot.js';
import { casual } from '../bots/casual.js';
import { expert } from '../bots/expert.js';
import { greedy, random } from '../bots/simple-bots.js';
import { traveller } from '../bots/traveller.js';
import { findCityIndex } from '../world/cities.js';
import { getRules } from '../rules/get-rules.js';
import { type Difficulty, type Mode } from '../rules/rules.js';
import { createTestStart } from '../start.fixture.js';
import { achievements, findAchievements } from './achievements.js';

const words = (text: string): number => text.trim().split(/\s+/).length;

const earnedIn = (
  maker: BotMaker,
  games: number,
  mode: Mode,
  difficulty: Difficulty = 'standard',
  departure = 0,
): readonly string[] =>
  Array.from({ length: games }, (_, n) => {
    const start = { ...createTestStart(n), rules: getRules(mode, difficulty, { departure }) };
    const log: Action[] = [];
    playGame(start, maker(n), log);
    return findAchievements(start, log);
  }).flat();

describe('the achievements', () => {
  it('are sixty, each with its own name and sentence', () => {
    expect(achievements).toHaveLength(60);
    expect(new Set(achievements.map(({ id }) => id)).size).toBe(60);
    expect(new Set(achievements.map(({ title }) => title)).size).toBe(60);
    expect(new Set(achievements.map(({ text }) => text)).size).toBe(60);
    expect(achievements.filter(({ title, text }) => words(title) > 8 || words(text) > 25)).toEqual([]);
  });

  it('can all be earned by bots that do not know them', () => {
    const earned = new Set([
      ...earnedIn(expert, 150, 'grand_tour'),
      ...earnedIn(casual, 150, 'grand_tour', 'gap_month'),
      ...earnedIn(expert, 60, 'grand_tour', 'extreme'),
      ...earnedIn(expert, 60, 'grand_tour', 'gap_month', 6),
      ...earnedIn(traveller, 5, 'first_week'),
      ...earnedIn(traveller, 20, 'daily_dash'),
      ...earnedIn(traveller, 20, 'weekly_route'),
      ...earnedIn(traveller, 20, 'slow_year'),
      ...earnedIn(traveller, 10, 'free_roam'),
      ...earnedIn(greedy, 30, 'grand_tour'),
      ...earnedIn(random, 30, 'grand_tour'),
    ]);
    expect(achievements.filter(({ id }) => !earned.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('are not earned by an empty run', () => {
    expect(findAchievements(createTestStart(0), [])).toEqual([]);
    expect(findAchievements(createTestStart(0), [{ type: 'quit' }])).toEqual([]);
  });

  it('do not count undone actions', () => {
    const fly: Action = { type: 'move', to: findCityIndex('marrakesh'), by: 'air', ahead: 0 };
    const helped: Action = { type: 'assist', assist: 'undo', on: true };
    expect(findAchievements(createTestStart(0), [helped, fly])).toContain('first_stamp');
    expect(findAchievements(createTestStart(0), [helped, fly, { type: 'undo' }])).not.toContain(
      'first_stamp',
    );
    expect(findAchievements(createTestStart(0), [helped, fly, { type: 'undo' }, fly])).toContain(
      'first_stamp',
    );
  });

  it('keep their name secret when they end a story', () => {
    expect(achievements.filter(({ secret }) => secret)).toHaveLength(8);
  });
});
