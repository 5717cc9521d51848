import { cityIndex, type Action } from '@wanderwork/quest-engine';
import { act } from '../act';
import { beginGame } from '../keep';
import { gameOf, type Game } from '../stage';
import { aPlan } from '../../../../shared/saves/a-run.fixture';
import { runFrom } from '../origin';
import { emojiRow, shareText } from './share-text';

const plan = aPlan({ mode: 'daily_dash', difficulty: 'standard', seedA: 5, seedB: 6 });

const game = (): Game => gameOf()!;

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
    expect(text).toMatch(/\d+ points, 1 city, \d+° around the world/);
    expect(text).not.toMatch(/Marrakesh|Lisbon/);
  });
});
