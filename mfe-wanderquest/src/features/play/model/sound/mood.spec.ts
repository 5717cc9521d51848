import { createState, findCityIndex } from '@wanderwork/quest-engine';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { getRunStart } from '../saves/rules';
import { getMood } from './mood';

const state = createState(getRunStart(createPlan({ mode: 'grand_tour' })));

describe('getMood', () => {
  it('is the same for the same day and place', () => {
    expect(getMood(state)).toEqual(getMood({ ...state }));
  });

  it('changes with the hour', () => {
    const moods = Array.from({ length: 24 }, (_, day) => getMood({ ...state, day }));
    expect(new Set(moods.map(({ notes }) => notes[0])).size).toBe(2);
    expect(Math.max(...moods.map(({ brightness }) => brightness))).toBeGreaterThan(1200);
  });

  it('adds rain in rainy places', () => {
    expect(getMood(state).rain).toBe(0);
    const bangkok = { ...state, city: findCityIndex('bangkok'), day: 260 };
    expect(getMood(bangkok).rain).toBeGreaterThan(0.2);
  });
});
