import { type JournalEntry } from '@wanderwork/quest-engine';
import { writeParagraph } from './journal-text';

const writeEntries = (...entries: JournalEntry[]) =>
  writeParagraph({ entries, day: 0, city: 0, client: 0, scenes: [] }, {});

describe('the journal', () => {
  it('tells which assist was switched on and off', () => {
    expect(writeEntries({ kind: 'assist', assist: 'odds_shown', on: true })).toBe(
      'You switched on an assist: odds shown.',
    );
    expect(writeEntries({ kind: 'assist', assist: 'undo', on: false })).toBe(
      'You switched off an assist: undo.',
    );
  });

  it('merges days of the same kind', () => {
    const day = { kind: 'day', verb: 'rest' } as Extract<JournalEntry, { kind: 'day' }>;
    expect(writeEntries(day, day, day)).toBe('You rested for 3 days.');
    expect(writeEntries(day)).toBe('You rested.');
  });
});
