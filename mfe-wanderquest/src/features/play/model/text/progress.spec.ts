import { createState, type Mode } from '@wanderwork/quest-engine';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { getRunStart } from '../saves/rules';
import { getProgress } from './progress';

const state = (mode: Mode) => createState(getRunStart(createPlan({ mode, difficulty: 'standard' })));

describe('getProgress', () => {
  it('is in degrees on a round-the-world run, either way', () => {
    expect(getProgress({ ...state('grand_tour'), longitude: -10_840 })).toEqual({
      name: 'Circle',
      value: '108°',
      share: 30,
    });
  });

  it('is in long stays where those win', () => {
    expect(getProgress({ ...state('slow_year'), longStays: 1 })).toEqual({
      name: 'Long stays',
      value: '1 of 4',
      share: 25,
    });
  });

  it('is in cities where those win', () => {
    const { rules } = state('weekly_route');
    expect(getProgress({ ...state('weekly_route'), cityCount: 2 })).toMatchObject({
      name: 'Cities',
      value: `2 of ${rules.citiesToWin}`,
    });
  });

  it.each<Mode>(['first_week', 'free_roam'])('is in cities visited where there is no goal: %s', (mode) => {
    expect(getProgress({ ...state(mode), cityCount: 3 })).toEqual({ name: 'Cities', value: '3' });
  });
});
