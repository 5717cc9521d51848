import { verdictLabel } from './verdict-labels.js';

const names = ['Lisbon', 'Porto', 'Faro'];
const row = (values: (number | null)[], leaders: number[] | null) =>
  verdictLabel({ cells: values.map((value) => ({ value, grade: null })), leaders }, names);

describe('who is ahead, in words', () => {
  it('names the one that is', () => {
    expect(row([90, 70, 60], [0])).toBe('Lisbon is ahead');
  });

  it('says where the difference is smaller than what is not known', () => {
    expect(row([90, 89, 88], [0, 1, 2])).toBe('Too close to tell apart');
    expect(row([90, 89, 50], [0, 1])).toBe('Lisbon and Porto are ahead, and too close to tell apart');
  });

  it('names those that are alike where another is not known', () => {
    expect(row([90, 89, null], [0, 1])).toBe('Lisbon and Porto are too close to tell apart');
    expect(row([27, null, 27], [0, 2])).toBe('Lisbon and Faro are the same');
  });

  it('says what is the same, what is not known, and nothing of a plain fact', () => {
    expect(row([24, 24, 24], [0, 1, 2])).toBe('The same');
    expect(row([24, 24, 12], [0, 1])).toBe('Lisbon and Porto are ahead, alike');
    expect(row([24, null, null], [])).toBe('Not known well enough to compare');
    expect(row([1, 2, 3], null)).toBeNull();
  });
});
