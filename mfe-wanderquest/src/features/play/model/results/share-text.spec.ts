import { cityIndex, type Action } from '@wanderwork/quest-engine';
import { act, beginGame, useStage, type Game } from '../game';
import { runFrom } from '../origin';
import { emojiRow, shareText } from './share-text';

const plan = {
  mode: 'daily_dash',
  difficulty: 'standard',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  seedA: 5,
  seedB: 6,
} as const;

const game = (): Game => {
  const stage = useStage.getState();
  if (stage.at !== 'playing') throw new Error('Nothing is played.');
  return stage.game;
};

const play = (action: Action) => act(game().state, action);

const flight = (id: string): Action => ({ type: 'move', to: cityIndex(id), by: 'air', ahead: 0 });

describe('what is sent to a friend', () => {
  it('tells the way without a city’s name', () => {
    beginGame(runFrom(plan, '2026-11-22'));
    expect(emojiRow(game())).toBe('🏠');
    play(flight('marrakesh'));
    expect(emojiRow(game())).toBe('✈️🧳');
    const text = shareText(game(), 'https://wander.example/wanderquest');
    expect(text).toContain('WanderQuest Daily Dash 2026-11-22\n');
    expect(text).toMatch(/\d+ points, 1 city, \d+° round the world/);
    expect(text).not.toMatch(/Marrakesh|Lisbon/);
  });
});
