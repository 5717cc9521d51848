import { splitVerdict } from './verdict';

describe('splitVerdict', () => {
  it('keeps the reasons of a verdict on calls out of the heading', () => {
    expect(
      splitVerdict('internet', 'Expect trouble: a group call needs 3.8 Mbps up, and there are 2.'),
    ).toEqual({
      heading: 'Expect trouble',
      rest: 'A group call needs 3.8 Mbps up, and there are 2.',
    });
  });

  it('makes the first sentence the heading', () => {
    expect(
      splitVerdict('safety', 'Portugal is rated “Very Safe”: 78.3 of 100. No source has one for the city.'),
    ).toEqual({
      heading: 'Portugal is rated “Very Safe”: 78.3 of 100',
      rest: 'No source has one for the city.',
    });
  });

  it('does not end a sentence after an abbreviation', () => {
    expect(splitVerdict('time', 'St. Petersburg is at UTC+3 today.').heading).toBe(
      'St. Petersburg is at UTC+3 today',
    );
  });
});
