import { cityIndex, type Action, type Plan } from '@wanderwork/quest-engine';
import { played } from './game';
import { routeOf } from './map/route';
import { runFrom } from './origin';
import { paragraphOf } from './words/journal-words';

const plan: Plan = {
  mode: 'grand_tour',
  difficulty: 'gap_month',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  seedA: 3,
  seedB: 4,
};

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
