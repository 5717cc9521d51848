import { type AnalysisCite } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { citeTarget } from './cite-target';

const cities = [
  { slug: 'lisbon', region: 'Southern Europe' },
  { slug: 'porto', region: 'Southern Europe' },
];
const onLisbon = { cities: cities.slice(0, 1), here: 'lisbon', wishes: neutralPreferences };
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
    expect(citeTarget(cite({ kind }), onLisbon)).toBe(target);
  });

  it('of another city stands on that city’s page, also where it is named beside this one', () => {
    expect(citeTarget(cite({ city: 'porto' }), onLisbon)).toBe(
      '/wanderlens/cities/porto#figure-monthly_cost',
    );
  });

  it('stands on each city’s page where several are compared', () => {
    expect(citeTarget(cite(), { ...onLisbon, cities, here: null })).toBe(
      '/wanderlens/cities/lisbon#figure-monthly_cost',
    );
  });

  it('of a region stands among its cities, and of a person among their wishes', () => {
    expect(citeTarget(cite({ kind: 'region' }), onLisbon)).toBe('/wanderlens?region=Southern+Europe');
    const wishes = { ...neutralPreferences, budgetUsd: 1500 };
    expect(citeTarget(cite({ kind: 'own' }), { ...onLisbon, wishes })).toMatch(/1500/);
  });
});
