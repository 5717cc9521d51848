import { findCityIndex, type Action } from '@wanderwork/quest-engine';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { createRun } from '../create-run';
import { playAction } from '../play-action';
import { replayRun } from '../replay-run';
import { createEmojiRow, createShareText } from './share-text';

const plan = createPlan({ mode: 'daily_dash', difficulty: 'standard', seedA: 5, seedB: 6 });

const flight = (id: string): Action => ({ type: 'move', to: findCityIndex(id), by: 'air', ahead: 0 });

describe('the share text', () => {
  it('names no city', () => {
    const start = replayRun(createRun(plan, '2026-11-22'));
    expect(createEmojiRow(start)).toBe('🏠');
    const game = playAction(start, flight('marrakesh'), '2026-11-22T10:00:00.000Z')!;
    expect(createEmojiRow(game)).toBe('✈️🧳');
    const text = createShareText(game, 'https://wander.example/wanderquest');
    expect(text).toContain('WanderQuest Daily Dash 2026-11-22\n');
    expect(text).toMatch(/\d+ points, 1 city, \d+° around the world/);
    expect(text).not.toMatch(/Marrakesh|Lisbon/);
  });
});
