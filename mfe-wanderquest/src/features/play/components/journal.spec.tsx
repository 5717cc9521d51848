import { type JournalEntry } from '@wanderwork/quest-engine';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Chapter } from '../model/chapters';
import { type Game } from '../model/play-state';
import { Journal } from './journal';

const chapter = (day: number, ...entries: readonly JournalEntry[]): Chapter => ({
  entries,
  day,
  city: 0,
  client: 0,
  scenes: [],
});
const rested = (day: number): Chapter => chapter(day, { kind: 'day', day, verb: 'rest' });
const silent = (day: number): Chapter => chapter(day);

const open = (...chapters: readonly Chapter[]) => render(<Journal game={{ chapters } as unknown as Game} />);

const lines = () => [...screen.getByRole('log').children].map(({ textContent }) => textContent);

describe('the journal', () => {
  it('names a day once, even if its first step has no text', () => {
    open(rested(0), silent(1), rested(1), rested(1));
    expect(lines()).toEqual(['Day 1. You rested.', 'Day 2. You rested.', 'You rested.']);
  });

  it('shows a placeholder while it is empty', () => {
    open(silent(0));
    expect(lines()).toEqual(['Nothing yet. The first line is yours.']);
  });

  it('shows the latest entries of a long run, and all on demand', async () => {
    open(...Array.from({ length: 43 }, (_, day) => rested(day)));
    expect(lines()).toHaveLength(40);
    expect(lines()[0]).toBe('Day 4. You rested.');
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 earlier entries' }));
    expect(lines()).toHaveLength(43);
    expect(lines()[0]).toBe('Day 1. You rested.');
  });
});
