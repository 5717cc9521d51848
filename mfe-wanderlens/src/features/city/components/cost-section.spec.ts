import { type Figure } from '@wanderwork/contracts';
import { getCostParts } from './cost-section';

const figure = (key: string, value: number | null): Figure => ({
  key,
  label: key,
  group: 'cost',
  value,
  unit: 'USD a month',
  grade: value === null ? null : 'estimate',
  sourceId: 'cost-model',
  year: '2026',
  note: null,
});

const keys = ['leisure', 'food', 'rent', 'other', 'utilities_internet', 'transport'];

describe('getCostParts', () => {
  it('starts with the rent, whatever the order of the figures', () => {
    const parts = getCostParts([figure('monthly_cost', 600), ...keys.map((key) => figure(key, 100))]);
    expect(parts.map((part) => part.amount)).toEqual([100, 100, 100, 100, 100, 100]);
    expect(parts[0]?.label).toBe('Rent, one room, center');
  });

  it('returns no parts if one is unknown', () => {
    expect(getCostParts(keys.map((key) => figure(key, key === 'food' ? null : 100)))).toEqual([]);
  });
});
