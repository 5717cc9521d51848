import { type Figure } from '@wanderwork/contracts';
import { citationOf } from './citation';

const figure = (change: Partial<Figure> = {}): Figure => ({
  key: 'air_pm25',
  label: 'Fine dust (PM2.5)',
  group: 'health',
  value: 8.16,
  unit: 'µg/m³',
  grade: 'country',
  sourceId: 'wdi',
  year: '2017',
  note: null,
  ...change,
});

const source = {
  id: 'wdi',
  title: 'World Development Indicators',
  url: null,
  licence: 'CC BY 4.0',
  attribution: 'Contains data from the World Bank',
};

const cite = (figures: Figure[], known = true) =>
  citationOf({
    city: { name: 'Lisbon', country: 'Portugal' },
    run: { sourceId: 'wdi', year: known ? '2017' : null, note: null, figures },
    source: known ? source : undefined,
    page: 'https://example.com/wanderlens/cities/lisbon',
    readOn: new Date(2026, 10, 21),
  });

describe('a citation', () => {
  it('names the place, the value with its grade, source, year, licence and where it was read', () => {
    expect(cite([figure()])).toBe(
      'Lisbon, Portugal. Fine dust (PM2.5): 8.2 µg/m³ (country figure). World Development Indicators, 2017, ' +
        'CC BY 4.0. In: WanderWork, https://example.com/wanderlens/cities/lisbon#figure-air_pm25, read on ' +
        '21 November 2026.',
    );
  });

  it('names every figure of one origin', () => {
    const words = cite([
      figure(),
      figure({ key: 'life_expectancy', label: 'Life expectancy', unit: 'years' }),
    ]);
    expect(words).toContain('Fine dust (PM2.5): 8.2 µg/m³ (country figure); Life expectancy: 8.2 years');
  });

  it('quotes a missing figure as missing', () => {
    const words = cite([figure({ key: 'coworking', label: 'Co-working', value: null, grade: null })], false);
    expect(words).toMatch(/^Lisbon, Portugal. Co-working: No figure. In: WanderWork/);
  });
});
