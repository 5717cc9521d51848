import { findCityIndex, type Action } from '@wanderwork/quest-engine';
import { playAction } from '../play-action';
import { startGame } from '../save-game';
import { getGame, type Game } from '../play-state';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { createRun } from '../create-run';
import { createEmojiRow, createShareText } from './share-text';

const plan = createPlan({ mode: 'daily_dash', difficulty: 'standard', seedA: 5, seedB: 6 });

const game = (): Game => getGame()!;

const play = (action: Action) => playAction(game().state, action);

const flight = (id: string): Action => ({ type: 'move', to: findCityIndex(id), by: 'air', ahead: 0 });

describe('the share text', () => {
  it('names no city', () => {
    startGame(createRun(plan, '2026-11-22'));
    expect(createEmojiRow(game())).toBe('🏠');
    play(flight('marrakesh'));
    expect(createEmojiRow(game())).toBe('✈️🧳');
    const text = createShareText(game(), 'https://wander.example/wanderquest');
    expect(text).toContain('WanderQuest Daily Dash 2026-11-22\n');
    expect(text).toMatch(/\d+ points, 1 city, \d+° around the world/);
    expect(text).not.toMatch(/Marrakesh|Lisbon/);
  });
});
