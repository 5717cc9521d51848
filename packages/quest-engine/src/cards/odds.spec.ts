import { reduce } from '../step.js';
import { createTestStart } from '../start.fixture.js';
import { createState, NO_CARD, type State } from '../state.js';
import { getDayChances } from './odds.js';

const MORNINGS = 4000;

const morning = (n: number, more: Partial<State> = {}): State => ({
  ...createState({ ...createTestStart(0), seedA: n }),
  daysSinceCard: 3,
  ...more,
});

/** In thousandths, over enough mornings to be reliable. */
const howOften = (more: Partial<State>, happened: (state: State, kinds: readonly string[]) => boolean) => {
  let times = 0;
  for (let n = 0; n < MORNINGS; n += 1) {
    const { state, entries } = reduce(morning(n, more), { type: 'spend', verb: 'work', days: 1 });
    times += Number(
      happened(
        state,
        entries.map(({ kind }) => kind),
      ),
    );
  }
  return (times * 1000) / MORNINGS;
};

describe('the chances of a day', () => {
  it.each<[string, Partial<State>]>([
    ['rested', { energy: 80 }],
    ['tired', { energy: 5, daysSinceCard: 0 }],
  ])('match the frequencies of many mornings: %s', (_, more) => {
    const { card, illness, outage } = getDayChances(morning(0, more));
    expect(Math.abs(howOften(more, (state) => state.card !== NO_CARD) - card)).toBeLessThan(35);
    expect(Math.abs(howOften(more, (_state, kinds) => kinds.includes('ill')) - illness)).toBeLessThan(12);
    expect(Math.abs(howOften(more, (_state, kinds) => kinds.includes('outage')) - outage)).toBeLessThan(12);
  });
});
