import { describeEntry } from './describe-entry';

describe('describeEntry', () => {
  it.each([
    ['90', '90 days without a visa'],
    ['visa free', 'No visa needed'],
    ['visa on arrival', 'Visa on arrival'],
    ['e-visa', 'E-visa'],
    ['eta', 'Electronic travel authorization'],
    ['visa required', 'Visa needed before travel'],
    ['home', 'Your own country'],
    [null, 'No figure'],
  ])('describes %p as “%s”', (rule, title) => {
    expect(describeEntry(rule).title).toBe(title);
  });

  it('returns an unknown rule unchanged', () => {
    expect(describeEntry('covid ban').title).toBe('covid ban');
  });
});
