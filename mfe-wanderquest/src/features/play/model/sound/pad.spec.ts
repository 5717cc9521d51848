import { begin, cityIndex } from '@wanderwork/quest-engine';
import { aPlan } from '../../../../shared/saves/a-run.fixture';
import { startOf } from '../saves/rules';
import { moodOf } from './pad';

const state = begin(startOf(aPlan({ mode: 'grand_tour' })));

describe('how a place sounds', () => {
  it('is the same for the same day and place', () => {
    expect(moodOf(state)).toEqual(moodOf({ ...state }));
  });

  it('follows the hour', () => {
    const moods = Array.from({ length: 24 }, (_, day) => moodOf({ ...state, day }));
    expect(new Set(moods.map(({ notes }) => notes[0])).size).toBe(2);
    expect(Math.max(...moods.map(({ brightness }) => brightness))).toBeGreaterThan(1200);
  });

  it('rains where it rains', () => {
    expect(moodOf(state).rain).toBe(0);
    const bangkok = { ...state, city: cityIndex('bangkok'), day: 260 };
    expect(moodOf(bangkok).rain).toBeGreaterThan(0.2);
  });
});
