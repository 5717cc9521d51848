import { createTestStart } from '../start.fixture.js';
import { createState, copyState, type State } from '../state.js';
import { applyAction } from '../step.js';
import { type JournalEntry } from '../journal.js';
import { forecastDays } from './forecast.js';
import { verbs, type Verb } from './verbs.js';

const chanceKinds: readonly JournalEntry['kind'][] = ['ill', 'outage', 'lead', 'card', 'client_left', 'end'];

const playDay = (before: State, verb: Verb) => {
  const state = copyState(before);
  const entries: JournalEntry[] = [];
  const refusal = applyAction(state, { type: 'spend', verb, days: 1 }, (entry) => entries.push(entry));
  return { state, isQuiet: !refusal && !entries.some(({ kind }) => chanceKinds.includes(kind)) };
};

const sum = (
  before: State,
  verb: Verb,
  meter: 'energy' | 'health' | 'belonging' | 'reputation' | 'wonder',
) => {
  const { now, night } = forecastDays(before, verb, 1);
  return now[meter] + night[meter];
};

describe('a forecast', () => {
  it('is what each day of 200 quiet runs comes to', () => {
    let quietDays = 0;
    for (let n = 0; n < 200; n += 1) {
      let state = createState(createTestStart(n));
      for (let turn = 0; turn < 20 && !state.ending; turn += 1) {
        const verb = verbs[(n + turn) % verbs.length]!;
        const day = playDay(state, verb);
        if (day.isQuiet) {
          quietDays += 1;
          for (const meter of ['energy', 'health', 'belonging', 'reputation', 'wonder'] as const)
            expect(sum(state, verb, meter)).toBe(day.state[meter] - state[meter]);
          const { spent, pay } = forecastDays(state, verb, 1);
          expect(pay - spent).toBe(day.state.cash - state.cash);
        }
        state = day.state;
        if (state.card >= 0) applyAction(state, { type: 'choose', choice: 0 });
      }
    }
    expect(quietDays).toBeGreaterThan(1000);
  });

  it('splits a day of work into its evening and its night', () => {
    const state = createState(createTestStart(0));
    expect(forecastDays(state, 'work', 1)).toMatchObject({ now: { energy: -15, belonging: -1 } });
    expect(forecastDays(state, 'work', 1).night).toMatchObject({ belonging: -2 });
  });

  it('adds up the days of a longer stretch, and leaves the state alone', () => {
    const state = createState(createTestStart(0));
    const { spent } = forecastDays(state, 'rest', 1);
    expect(forecastDays(state, 'rest', 3).spent).toBe(3 * spent);
    expect(state.day).toBe(0);
  });
});
