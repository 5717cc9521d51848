import { createState } from '@wanderwork/quest-engine';
import { createPlan } from '../../../shared/saves/run.fixture';
import { findHops } from './hops';
import { getRunStart } from './saves/rules';

/** Days ahead for which seats are offered when so many days of a tour are left. */
const seatsWith = (left: number): readonly number[] => {
  const state = createState(getRunStart(createPlan({ mode: 'grand_tour' })));
  const hops = findHops({ ...state, day: state.rules.days - left });
  return [...new Set(hops.flatMap(({ seats }) => seats.map(({ action }) => action.ahead)))];
};

describe('findHops', () => {
  it('offers no seat after the last day', () => {
    expect(seatsWith(15)).toEqual([7, 14]);
    expect(seatsWith(14)).toEqual([7]);
    expect(seatsWith(8)).toEqual([7]);
    expect(seatsWith(7)).toEqual([]);
  });
});
