import { createState, type State } from '@wanderwork/quest-engine';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { getRunStart } from '../saves/rules';
import { getAdvice } from './advice';

const morning = (change: Partial<State> = {}): readonly string[] =>
  getAdvice({
    ...createState(getRunStart(createPlan({ mode: 'grand_tour', difficulty: 'standard' }))),
    ...change,
  });

describe('getAdvice', () => {
  it('is empty while all goes well', () => expect(morning()).toEqual([]));

  it('warns before the money runs out', () => {
    expect(morning({ cash: 30_000 })[0]).toMatch(/^Your money lasts \d days here\.$/);
    expect(morning({ cash: 100 })[0]).toBe('Your money lasts less than a day here.');
  });

  it('warns of debt first', () => {
    expect(morning({ cash: -118_100, energy: 10, health: 10 })[0]).toBe(
      'You owe $1,181. Below −$1,500 your card is declined and the journey ends.',
    );
  });

  it('warns when a client is about to leave', () => {
    expect(morning({ reputation: 15 })).toEqual([
      'Your client is losing patience. Your reputation is 15; below 12 they leave.',
    ]);
  });
});
