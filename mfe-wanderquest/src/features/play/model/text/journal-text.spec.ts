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

  const worked: JournalEntry = { kind: 'day', day: 6, verb: 'work' };

  it('tells what the last day was like before the payday and the end', () => {
    const chapter = {
      entries: [worked, { kind: 'end', ending: 'week_done' } as const],
      day: 6,
      city: 0,
      client: 0,
    };
    expect(
      writeParagraph({ ...chapter, scenes: [{ day: 6, line: 0 }] }, {}, ['A cat sits on the wall.']),
    ).toBe('You worked. A cat sits on the wall. Here the journey ends.');
  });

  it('leaves the days that a card takes to its outcome', () => {
    const outcome: JournalEntry = { kind: 'outcome', card: 0, choice: 0, outcome: 0 };
    expect(writeEntries(outcome, { kind: 'day', day: 6, verb: 'travel' })).toBe('');
    expect(writeEntries(outcome, worked)).toBe('You worked.');
  });
});
