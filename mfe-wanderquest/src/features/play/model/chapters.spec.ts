import { findCityIndex, type Action } from '@wanderwork/quest-engine';
import { replayRun } from './replay-run';
import { getRoute } from './map/route';
import { createPlan } from '../../../shared/saves/run.fixture';
import { createRun } from './create-run';
import { writeParagraph } from './text/journal-text';

const plan = createPlan({ mode: 'grand_tour' });

const undo: Action = { type: 'assist', assist: 'undo', on: true };
const odds: Action = { type: 'assist', assist: 'odds_shown', on: true };
const fly: Action = { type: 'move', to: findCityIndex('marrakesh'), by: 'air', ahead: 0 };

const after = (...log: readonly Action[]) => replayRun({ ...createRun(plan, null), log });

describe('an undone action', () => {
  it('disappears from route and journal, even if assists changed since', () => {
    const { state, chapters } = after(undo, fly, odds, { type: 'undo' });
    expect(state.city).toBe(findCityIndex('lisbon'));
    expect(getRoute(state.home, chapters)).toEqual([state.home]);
    const journal = chapters.map((chapter) => writeParagraph(chapter, {})).join(' ');
    expect(journal).toContain('You took that back.');
    expect(journal).not.toContain('Marrakesh');
  });

  it('keeps the actions before and after', () => {
    const { state, chapters } = after(undo, fly);
    expect(getRoute(state.home, chapters)).toEqual([state.home, findCityIndex('marrakesh')]);
    expect(chapters).toHaveLength(2);
  });
});
