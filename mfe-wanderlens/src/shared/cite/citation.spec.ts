import { type Figure } from '@wanderwork/contracts';
import { aCityDetail, aFigure } from '@wanderwork/testing';
import { citeFigures, citeScore, citeVerdict } from './citation';

const source = {
  id: 'wdi',
  title: 'World Development Indicators',
  url: null,
  licence: 'CC BY 4.0',
  attribution: 'Contains data from the World Bank',
};

const cite = (figures: Figure[], hasSource = true) =>
  citeFigures({
    city: { name: 'Lisbon', country: 'Portugal' },
    run: { sourceId: 'wdi', year: hasSource ? '2017' : null, note: null, figures },
    source: hasSource ? source : undefined,
    page: 'https://example.com/wanderlens/cities/lisbon',
    readOn: new Date(2026, 10, 21),
  });

describe('citeFigures', () => {
  it('contains the place, value, grade, source, year, license and address', () => {
    expect(cite([aFigure()])).toBe(
      'Lisbon, Portugal. Fine dust (PM2.5): 8.2 µg/m³ (country figure). World Development Indicators, 2017, ' +
        'CC BY 4.0. In: WanderWork, https://example.com/wanderlens/cities/lisbon#figure-air_pm25, read on ' +
        '21 Nov 2026.',
    );
  });

  it('contains all figures of one source', () => {
    const words = cite([
      aFigure(),
      aFigure({ key: 'life_expectancy', label: 'Life expectancy', unit: 'years' }),
    ]);
    expect(words).toContain('Fine dust (PM2.5): 8.2 µg/m³ (country figure); Life expectancy: 8.2 years');
  });

  it('cites a missing figure as missing', () => {
    const words = cite([aFigure({ key: 'coworking', label: 'Co-working', value: null, grade: null })], false);
    expect(words).toMatch(/^Lisbon, Portugal. Co-working: No figure. In: WanderWork/);
  });
});

describe('citeVerdict', () => {
  const city = (figures: Figure[]) => ({
    name: 'Lisbon',
    country: 'Portugal',
    figures,
    sources: [source],
  });
  const reading = { page: 'https://example.com/wanderlens/cities/lisbon', readOn: new Date(2026, 10, 21) };

  it('contains the grade, source and address of its figure', () => {
    const verdict = { side: 'for', words: 'Clean air: 8 µg/m³', figure: 'air_pm25' } as const;
    expect(citeVerdict({ city: city([aFigure()]), verdict, ...reading })).toBe(
      'Lisbon, Portugal. Clean air: 8 µg/m³ (country figure). World Development Indicators, 2017, CC BY 4.0. ' +
        'In: WanderWork, https://example.com/wanderlens/cities/lisbon#figure-air_pm25, read on 21 Nov 2026.',
    );
  });

  it('links a climate verdict to the climate section with its source', () => {
    const verdict = { side: 'against', words: '12 months above 28 °C', figure: 'climate' } as const;
    const words = citeVerdict({
      city: city([aFigure({ key: 'temperature_year' })]),
      verdict,
      ...reading,
    });
    expect(words).toContain('World Development Indicators, 2017');
    expect(words).toContain('/lisbon#climate, read');
  });
});

describe('citeScore', () => {
  it('contains the range, the rank and the data coverage', () => {
    const words = citeScore({
      city: aCityDetail(),
      page: 'https://example.com/wanderlens/cities/lisbon',
      readOn: new Date(2026, 10, 21),
    });
    expect(words).toBe(
      'Lisbon, Portugal. IREX 91.0 of 100, likely 89.4 to 92.6; rank likely between 3 and 26; 78% known ' +
        '(computed). WanderWork, formula 1, from the sources named on the page. In: WanderWork, ' +
        'https://example.com/wanderlens/cities/lisbon#score, read on 21 Nov 2026.',
    );
  });
});
