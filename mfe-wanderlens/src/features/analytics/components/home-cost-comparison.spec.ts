import { type CityAnalytics, type CostEstimate } from '@wanderwork/contracts';
import { formatMoney } from '../../../shared/format';
import { compareCosts } from './home-cost-comparison';

const estimate = (usd: number): CostEstimate => ({ usd, low: usd * 0.6, high: usd * 1.6, grade: 'estimate' });
const month = (
  here: number | null,
  home: number | null,
  sureness: number | null = null,
): Pick<CityAnalytics, 'name' | 'cost'> => ({
  name: 'Lisbon',
  cost: {
    home: { slug: 'berlin', name: 'Berlin', country: 'Germany' },
    sureness,
    lines: [
      {
        key: 'monthly_cost',
        label: 'Monthly cost for one person',
        here: here === null ? null : estimate(here),
        home: home === null ? null : estimate(home),
      },
    ],
  },
});

describe('compareCosts', () => {
  it('returns the difference when it is sure', () => {
    expect(compareCosts(month(1800, 3600, 0.96), formatMoney)).toBe(
      'A month in Lisbon costs about $1,800 less than in Berlin.',
    );
  });

  it('says how sure it is of a probable difference', () => {
    expect(compareCosts(month(1800, 2350, 0.75), formatMoney)).toBe(
      'A month in Lisbon probably costs less (about 75% sure): about $550 less than in Berlin.',
    );
  });

  it('mentions the margin of error when the difference is smaller', () => {
    expect(compareCosts(month(1800, 1600, 0.62), formatMoney)).toMatch(
      /^No difference we can see: .*\$200 more than in Berlin, .* within the margin of error\.$/,
    );
  });

  it('names the city whose cost is unknown', () => {
    expect(compareCosts(month(1800, null), formatMoney)).toMatch(/^We don’t know the monthly cost in Berlin/);
    expect(compareCosts(month(null, 1800), formatMoney)).toMatch(/^We don’t know the monthly cost in Lisbon/);
  });

  it('returns null without a home city', () => {
    const { name, cost } = month(1800, null);
    expect(compareCosts({ name, cost: { ...cost, home: null } }, formatMoney)).toBeNull();
  });
});
