import { begin, type Mode } from '@wanderwork/quest-engine';
import { aPlan } from '../../../../shared/saves/a-run.fixture';
import { startOf } from '../saves/rules';
import { wayOf } from './way-words';

const state = (mode: Mode) => begin(startOf(aPlan({ mode, difficulty: 'standard' })));

describe('how far a run has come', () => {
  it('is told in degrees where it goes round the world, whichever way', () => {
    expect(wayOf({ ...state('grand_tour'), longitude: -10_840 })).toEqual({
      name: 'Circle',
      value: '108°',
      share: 30,
    });
  });

  it('is told in long stays where those win', () => {
    expect(wayOf({ ...state('slow_year'), longStays: 1 })).toEqual({
      name: 'Long stays',
      value: '1 of 4',
      share: 25,
    });
  });

  it('is told in cities where one comes home with enough of them', () => {
    const { rules } = state('weekly_route');
    expect(wayOf({ ...state('weekly_route'), cityCount: 2 })).toMatchObject({
      name: 'Cities',
      value: `2 of ${rules.citiesToWin}`,
    });
  });

  it.each<Mode>(['first_week', 'free_roam'])(
    'is told in cities seen where nothing is to be won: %s',
    (mode) => {
      expect(wayOf({ ...state(mode), cityCount: 3 })).toEqual({ name: 'Cities', value: '3' });
    },
  );
});
