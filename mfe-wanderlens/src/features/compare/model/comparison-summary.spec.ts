import { type Comparison, type ComparisonRow } from '@wanderwork/contracts';
import { aCity } from '@wanderwork/testing';
import { getLeadStrength, summarizeComparison } from './comparison-summary';

const lisbon = aCity({ slug: 'lisbon', name: 'Lisbon', country: 'Portugal' });
const valencia = aCity({ slug: 'valencia', name: 'Valencia', country: 'Spain' });
const utrecht = aCity({ slug: 'utrecht', name: 'Utrecht', country: 'Netherlands' });

type RowChange = Pick<ComparisonRow, 'key' | 'leaders'> & {
  values: (number | null)[];
  sureness?: number | null;
  grade?: 'measured' | 'country';
};

const toRow = ({ key, values, leaders, sureness = null, grade = 'measured' }: RowChange): ComparisonRow => ({
  key,
  label: key,
  part: key === 'irex' ? 'score' : 'figure',
  unit: null,
  cells: values.map((value) => ({ value, grade: value === null ? null : grade })),
  leaders,
  sureness,
});

const summarize = (cities: Comparison['cities'], ...rows: RowChange[]) =>
  summarizeComparison({ cities, rows: rows.map(toRow) });

describe('the strength of a lead', () => {
  it('is clear from 95% on, slight below, and none without a leader', () => {
    expect(getLeadStrength({ leaders: [0], sureness: 0.95 })).toBe('clear');
    expect(getLeadStrength({ leaders: [0, 1], sureness: 0.7 })).toBe('slight');
    expect(getLeadStrength({ leaders: [0, 1], sureness: null })).toBeNull();
    expect(getLeadStrength({ leaders: [], sureness: null })).toBeNull();
    expect(getLeadStrength({ leaders: null, sureness: null })).toBeNull();
  });
});

describe('the summary of a comparison', () => {
  const two = [lisbon, valencia];
  const three = [lisbon, valencia, utrecht];

  it('names who leads in what, how clearly, and what is level', () => {
    expect(
      summarize(
        two,
        { key: 'monthly_cost', values: [1800, 1100], leaders: [1], sureness: 0.97 },
        { key: 'download', values: [70, 71], leaders: [0, 1] },
        { key: 'air_pm25', values: [8, 10], leaders: [0], sureness: 0.7 },
      ),
    ).toBe('Valencia is cheaper (clear) and Lisbon has better air (slight); in internet they are level.');
  });

  it('gathers what one city leads in', () => {
    expect(
      summarize(
        two,
        { key: 'irex', values: [91, 80], leaders: [0], sureness: 0.99 },
        { key: 'monthly_cost', values: [1800, 1100], leaders: [1], sureness: 0.97 },
        { key: 'safety_index', values: [78, 60], leaders: [0], sureness: 0.8 },
        { key: 'air_pm25', values: [8, 10], leaders: [0], sureness: 0.7 },
      ),
    ).toBe(
      'Lisbon leads overall (clear), is safer (slight) and has better air (slight); Valencia is cheaper (clear).',
    );
  });

  it('says when nothing leads', () => {
    expect(
      summarize(
        two,
        { key: 'irex', values: [91, 90], leaders: [0, 1] },
        { key: 'monthly_cost', values: [1800, 1900], leaders: [0, 1] },
      ),
    ).toBe('Lisbon and Valencia are level in overall score and cost.');
  });

  it('never lets a missing figure win or lose', () => {
    expect(
      summarize(
        three,
        { key: 'monthly_cost', values: [1800, null, null], leaders: [] },
        { key: 'safety_index', values: [78, 60, null], leaders: [0], sureness: 0.97 },
        { key: 'climate', values: [null, 80, 80], leaders: [1, 2] },
      ),
    ).toBe('Lisbon is safer than Valencia (clear); in climate Valencia and Utrecht are level.');
    expect(summarize(two, { key: 'monthly_cost', values: [1800, null], leaders: [] })).toBe(
      'We don’t know enough about these cities yet to compare them.',
    );
  });

  it('names the best of three, and two that lead together', () => {
    expect(
      summarize(
        three,
        { key: 'irex', values: [91, 90, 70], leaders: [0, 1], sureness: 0.97 },
        { key: 'monthly_cost', values: [1800, 1100, 2500], leaders: [1], sureness: 0.8 },
      ),
    ).toBe('Valencia is the cheapest (slight); Lisbon and Valencia lead, level, in overall score (clear).');
  });

  it('names countries where the figures are the countries’', () => {
    const row = { key: 'download', values: [70, 120], grade: 'country' } as const;
    expect(summarize([lisbon, utrecht], { ...row, values: [70, 120], leaders: [1], sureness: 0.96 })).toBe(
      'The Netherlands has faster internet (clear).',
    );
    const porto = aCity({ slug: 'porto', name: 'Porto', country: 'Portugal' });
    expect(
      summarize(
        [lisbon, porto],
        { key: 'irex', values: [91, 90], leaders: [0, 1] },
        { ...row, values: [70, 70], leaders: [0, 1] },
      ),
    ).toBe(
      'Lisbon and Porto are level in overall score; for internet we only have figures for all of Portugal.',
    );
  });
});
