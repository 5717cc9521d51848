import { screen, within } from '@testing-library/react';
import { type Figure } from '@wanderwork/contracts';
import { renderAt, useServer } from '@wanderwork/testing';
import { CostSection, getCostParts } from './cost-section';

const figure = (key: string, value: number | null, change: Partial<Figure> = {}): Figure => ({
  key,
  label: key,
  group: 'cost',
  value,
  unit: 'USD a month',
  grade: value === null ? null : 'estimate',
  sourceId: 'cost-model',
  year: '2026',
  note: null,
  ...change,
});

const keys = ['leisure', 'food', 'rent', 'other', 'utilities_internet', 'transport'];

describe('getCostParts', () => {
  it('starts with the rent, whatever the order of the figures', () => {
    const parts = getCostParts([figure('monthly_cost', 600), ...keys.map((key) => figure(key, 100))]);
    expect(parts.map((part) => part.amount)).toEqual([100, 100, 100, 100, 100, 100]);
    expect(parts[0]?.label).toBe('Rent, one bedroom');
  });

  it('returns no parts if one is unknown', () => {
    expect(getCostParts(keys.map((key) => figure(key, key === 'food' ? null : 100)))).toEqual([]);
  });

  it('never splits a total that was given and is not their sum', () => {
    expect(getCostParts([figure('monthly_cost', 1200), ...keys.map((key) => figure(key, 100))])).toEqual([]);
  });
});

describe('CostSection', () => {
  useServer();

  const parts = keys.map((key) => figure(key, 110));
  const renderCost = (figures: Figure[]) =>
    renderAt('/', <CostSection city={{ name: 'Medellín', country: 'Colombia', figures, sources: [] }} />);

  it('starts with the cost and its likely range, and calls a rough guess one', () => {
    renderCost([
      figure('monthly_cost', 1050, { range: [750, 1500], reliability: 'D' }),
      figure('rent', 500, { label: 'Rent, one bedroom', range: [250, 950], reliability: 'D' }),
      ...parts.filter(({ key }) => key !== 'rent'),
    ]);
    const section = screen.getByRole('region', { name: 'Monthly cost: about $1,050' });
    expect(section).toHaveTextContent('We’re about 80% sure that it’s between $750 and $1,500.');
    expect(section).toHaveTextContent('A rough guess: we have no official rent anywhere in Colombia.');
    expect(section).toHaveTextContent('Rent, one bedroom: about $500, likely between $250 and $950.');
    expect(within(section).getByRole('img', { name: /likely \$750 to \$1,500/ })).toBeVisible();
  });

  it.each([
    ['A', 'The rent is official.'],
    ['B', 'The rent is official, converted to one bedroom and a new lease.'],
    ['C', 'An estimate by our model: we have no official rent for Medellín.'],
  ] as const)('says in words what reliability %s means', (reliability, words) => {
    renderCost([
      figure('monthly_cost', 660, { range: [500, 900], reliability: 'B' }),
      figure('rent', 110, { range: [90, 140], reliability }),
    ]);
    expect(screen.getByRole('region')).toHaveTextContent(words);
    expect(screen.getByRole('region')).not.toHaveTextContent(/rough guess/i);
  });

  it('guesses nothing where the cost is unknown', () => {
    renderCost([figure('monthly_cost', null)]);
    expect(screen.getByRole('region', { name: 'Monthly cost: not known' })).toHaveTextContent(
      'No figure. We don’t guess one.',
    );
    expect(screen.queryByRole('img', { name: /a month/ })).not.toBeInTheDocument();
  });
});
