import { formatSureness, getVerdictLabel } from './compare.js';

const cities = [
  { name: 'Lisbon', country: 'Portugal' },
  { name: 'Valencia', country: 'Spain' },
  { name: 'Madrid', country: 'Spain' },
];

interface Row {
  key?: string;
  values: (number | null)[];
  leaders: number[] | null;
  sureness?: number | null;
}

const label = ({ key = 'irex', values, leaders, sureness = null }: Row) =>
  getVerdictLabel(
    {
      key,
      cells: values.map((value) => ({ value, grade: key === 'irex' || value === null ? null : 'estimate' })),
      leaders,
      sureness,
    },
    cities,
  );

describe('formatSureness', () => {
  it('rounds to 5% and says nothing from 95% on', () => {
    expect([0.65, 0.76, 0.777, 0.9].map(formatSureness)).toEqual([
      'about 65% sure',
      'about 75% sure',
      'about 80% sure',
      'about 90% sure',
    ]);
    expect(formatSureness(0.95)).toBeNull();
  });
});

describe('the verdict on a row', () => {
  it('states a sure lead as a fact', () => {
    expect(label({ values: [90, 70, 60], leaders: [0], sureness: 0.97 })).toBe('Lisbon is ahead');
    expect(label({ key: 'monthly_cost', values: [1800, 3600], leaders: [0], sureness: 0.95 })).toBe(
      'Valencia is more expensive',
    );
  });

  it('says how sure it is of a probable lead', () => {
    expect(label({ key: 'monthly_cost', values: [1800, 2350], leaders: [0], sureness: 0.749 })).toBe(
      'Valencia is probably more expensive (about 75% sure)',
    );
    expect(label({ key: 'rent', values: [500, 900, 800], leaders: [0], sureness: 0.88 })).toBe(
      'Lisbon is probably the cheapest (about 90% sure)',
    );
    expect(label({ values: [90, 89], leaders: [0], sureness: 0.7 })).toBe(
      'Lisbon is probably ahead (about 70% sure)',
    );
  });

  it('calls what is about even level', () => {
    expect(label({ values: [90, 89, 88], leaders: [0, 1, 2] })).toBe('Level');
    expect(label({ values: [90, 89, null], leaders: [0, 1] })).toBe('Lisbon and Valencia are level');
    expect(label({ values: [90, 89, 50], leaders: [0, 1], sureness: 0.96 })).toBe(
      'Lisbon and Valencia lead, level',
    );
  });

  it('compares countries where the figures are the countries’, and never their cities', () => {
    expect(label({ key: 'download', values: [69.9, 99], leaders: [1], sureness: 0.73 })).toBe(
      'Spain is probably faster (about 75% sure)',
    );
    expect(label({ key: 'safety_index', values: [78, 50, 50], leaders: [0], sureness: 0.9 })).toBe(
      'Portugal is probably safer (about 90% sure)',
    );
    expect(label({ key: 'download', values: [null, 77, 77], leaders: [1, 2] })).toBe(
      'One figure for all of Spain',
    );
    expect(
      getVerdictLabel(
        {
          key: 'upload',
          cells: [20, 60].map((value) => ({ value, grade: 'country' })),
          leaders: [1],
          sureness: 0.97,
        },
        [
          { name: 'Lisbon', country: 'Portugal' },
          { name: 'Utrecht', country: 'Netherlands' },
        ],
      ),
    ).toBe('The Netherlands is faster');
  });

  it('handles ties, missing data and facts without a direction', () => {
    expect(label({ values: [24, 24, 24], leaders: [0, 1, 2] })).toBe('The same');
    expect(label({ values: [27, null, 27], leaders: [0, 2] })).toBe('Lisbon and Madrid are the same');
    expect(label({ values: [24, 24, 12], leaders: [0, 1], sureness: 1 })).toBe(
      'Madrid is behind; Lisbon and Valencia are the same',
    );
    expect(label({ values: [24, null, null], leaders: [] })).toBe('Not enough data to compare');
    expect(label({ values: [1, 2, 3], leaders: null })).toBeNull();
  });
});
