import { getVerdictLabel } from './compare.js';

const names = ['Lisbon', 'Porto', 'Faro'];
const row = (values: (number | null)[], leaders: number[] | null) =>
  getVerdictLabel({ cells: values.map((value) => ({ value, grade: null })), leaders }, names);

describe('verdictLabel', () => {
  it('names the leader', () => {
    expect(row([90, 70, 60], [0])).toBe('Lisbon is ahead');
  });

  it('says when the difference is not significant', () => {
    expect(row([90, 89, 88], [0, 1, 2])).toBe('Too close to tell apart');
    expect(row([90, 89, 50], [0, 1])).toBe('Lisbon and Porto are ahead, too close to tell apart');
  });

  it('names the leaders when another value is unknown', () => {
    expect(row([90, 89, null], [0, 1])).toBe('Lisbon and Porto are too close to tell apart');
    expect(row([27, null, 27], [0, 2])).toBe('Lisbon and Faro are the same');
  });

  it('handles ties, missing data and facts without a direction', () => {
    expect(row([24, 24, 24], [0, 1, 2])).toBe('The same');
    expect(row([24, 24, 12], [0, 1])).toBe('Lisbon and Porto are tied for the lead');
    expect(row([24, null, null], [])).toBe('Not enough data to compare');
    expect(row([1, 2, 3], null)).toBeNull();
  });
});
