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
  label: 'Cost of a month',
  text: '$1,800 a month',
  grade: 'given',
  ...change,
});

describe('what a claim rests on', () => {
  it.each([
    ['figure', '#figure-monthly_cost'],
    ['climate', '#climate'],
    ['score', '#score'],
  ] as const)('of kind %s stands on the city’s own page', (kind, target) => {
    expect(getCiteTarget(cite({ kind }), onLisbon)).toBe(target);
  });

  it('of another city stands on that city’s page, also where it is named beside this one', () => {
    expect(getCiteTarget(cite({ city: 'porto' }), onLisbon)).toBe(
      '/wanderlens/cities/porto#figure-monthly_cost',
    );
  });

  it('stands on each city’s page where several are compared', () => {
    expect(getCiteTarget(cite(), { ...onLisbon, cities, currentSlug: null })).toBe(
      '/wanderlens/cities/lisbon#figure-monthly_cost',
    );
  });

  it('of a region stands among its cities, and of a person among their wishes', () => {
    expect(getCiteTarget(cite({ kind: 'region' }), onLisbon)).toBe('/wanderlens?region=Southern+Europe');
    const preferences = { ...neutralPreferences, budgetUsd: 1500 };
    expect(getCiteTarget(cite({ kind: 'own' }), { ...onLisbon, preferences })).toMatch(/1500/);
  });
});
