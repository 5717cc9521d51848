import { cityIndex, type Action } from '@wanderwork/quest-engine';
import { played } from './played';
import { routeOf } from './map/route';
import { aPlan } from '../../../shared/saves/a-run.fixture';
import { runFrom } from './origin';
import { paragraphOf } from './words/journal-words';

const plan = aPlan({ mode: 'grand_tour' });

const undo: Action = { type: 'assist', assist: 'undo', on: true };
const odds: Action = { type: 'assist', assist: 'odds_shown', on: true };
const fly: Action = { type: 'move', to: cityIndex('marrakesh'), by: 'air', ahead: 0 };

const after = (...log: readonly Action[]) => played({ ...runFrom(plan, null), log });

describe('what was taken back', () => {
  it('is on no route and in no journal, also when help was changed meanwhile', () => {
    const { state, chapters } = after(undo, fly, odds, { type: 'undo' });
    expect(state.city).toBe(cityIndex('lisbon'));
    expect(routeOf(state.home, chapters)).toEqual([state.home]);
    const journal = chapters.map((chapter) => paragraphOf(chapter, {})).join(' ');
    expect(journal).toContain('You took that back.');
    expect(journal).not.toContain('Marrakesh');
  });

  it('leaves what was done before and after', () => {
    const { state, chapters } = after(undo, fly);
    expect(routeOf(state.home, chapters)).toEqual([state.home, cityIndex('marrakesh')]);
    expect(chapters).toHaveLength(2);
  });
});
