import { type AnalysisCite } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { getCiteTarget } from './cite-target';

const cities = [
  { slug: 'lisbon', region: 'Southern Europe' },
  { slug: 'porto', region: 'Southern Europe' },
];
const onLisbon = { cities: cities.slice(0, 1), currentSlug: 'lisbon', preferences: neutralPreferences };
const cite = (change: Partial<AnalysisCite> = {}): AnalysisCite => ({
  kind: 'figure',
  key: 'monthly_cost',
  city: 'lisbon',
  label: 'Monthly cost',
  text: '$1,800 a month',
  grade: 'given',
  ...change,
});

describe('getCiteTarget', () => {
  it.each([
    ['figure', '#figure-monthly_cost'],
    ['climate', '#climate'],
    ['score', '#score'],
  ] as const)('links a %s to the city’s own page', (kind, target) => {
    expect(getCiteTarget(cite({ kind }), onLisbon)).toBe(target);
  });

  it('links a figure of another city to that city’s page', () => {
    expect(getCiteTarget(cite({ city: 'porto' }), onLisbon)).toBe(
      '/wanderlens/cities/porto#figure-monthly_cost',
    );
  });

  it('links to each city’s page in a comparison', () => {
    expect(getCiteTarget(cite(), { ...onLisbon, cities, currentSlug: null })).toBe(
      '/wanderlens/cities/lisbon#figure-monthly_cost',
    );
  });

  it('links a region to its cities and an own value to Your IREX', () => {
    expect(getCiteTarget(cite({ kind: 'region' }), onLisbon)).toBe('/wanderlens?region=Southern+Europe');
    const preferences = { ...neutralPreferences, budgetUsd: 1500 };
    expect(getCiteTarget(cite({ kind: 'own' }), { ...onLisbon, preferences })).toMatch(/1500/);
  });
});
