import { createTestStart } from '../start.fixture.js';
import { createState, type State } from '../state.js';
import { findCityIndex } from '../world/cities.js';
import { reduce } from '../step.js';
import { type JournalEntry } from '../journal.js';
import { findEnding } from './day.js';

const run = (more: Partial<State> = {}): State => ({ ...createState(createTestStart(0)), ...more });

describe('a run ends', () => {
  it.each<[string, Partial<State>, string | null]>([
    ['at a debt of $1,500', { cash: -150_000 }, null],
    ['below it', { cash: -150_001 }, 'out_of_money'],
    ['hurt', { health: 1 }, null],
    ['without health', { health: 0, energy: 15 }, 'medevac'],
    ['without health or energy', { health: 0, energy: 14 }, 'burned_out'],
    ['after nine days alone', { lonely: 9 }, null],
    ['after ten days alone', { lonely: 10 }, 'lonely_train'],
    ['six days too long in a country', { overstay: 6 }, null],
    ['seven days too long in a country', { overstay: 7 }, 'escorted_out'],
    ['on its last day but one', { day: 179 }, null],
    ['when its days are over', { day: 180 }, 'out_of_days'],
  ])('%s: %j', (_, more, ending) => expect(findEnding(run(more))).toBe(ending));
});

describe('an overstay', () => {
  it('costs $30 a day, and ends with an escort out on the seventh', () => {
    // In Bangkok with a German passport for a hundred days, longer than any stay allowed there.
    let state = run({
      city: findCityIndex('bangkok'),
      day: 100,
      entryDay: 0,
      cash: 900_000,
    });
    const fines: JournalEntry[] = [];
    for (let day = 1; day <= 7; day += 1) {
      expect(state.ending).toBeNull();
      const next = reduce(
        { ...state, card: -1, energy: 90, health: 90, daysSinceCard: -90 },
        {
          type: 'spend',
          verb: 'rest',
          days: 1,
        },
      );
      fines.push(...next.entries.filter((entry) => entry.kind === 'money' && entry.reason === 'overstay'));
      state = next.state;
    }
    expect(fines).toEqual(Array(7).fill({ kind: 'money', cents: -3000, reason: 'overstay' }));
    expect(state.ending).toBe('escorted_out');
  });
});
