import { parseFigureLink, formatFigure, storedUnits } from './figure-text';

const format = (key: string, value: number | string | null, unit: string | null = null) =>
  formatFigure({ key, value, unit }, storedUnits);

describe('formatFigure', () => {
  it('formats numbers with their unit, including zero', () => {
    expect(format('air_pm25', 8.16, 'µg/m³')).toBe('8.2 µg/m³');
    expect(format('health_spending', 0, '% of GDP')).toBe('0% of GDP');
    expect(format('rule_of_law', -0.19)).toBe('−0.2');
    expect(format('political_stability', -0.04)).toBe('0.0');
  });

  it('uses one precision for figures of one kind', () => {
    expect(format('political_stability', 1.01)).toBe('1.0');
    const safe = { key: 'safety_index', value: 54, unit: 'of 100' };
    expect(formatFigure(safe, storedUnits)).toBe('54 of 100');
    expect(formatFigure(safe, storedUnits, [54, 78.3])).toBe('54.0 of 100');
  });

  it.each([
    ['entry_us', '90', '90 days'],
    ['entry_de', 'visa free', 'Visa free'],
    ['entry_in', 'eta', 'Electronic authorization'],
    ['english_official', 'no', 'No'],
    ['airport_nearest', 'LIS', 'LIS'],
    ['nomad_visa_page', 'https://example.org/a', 'https://example.org/a'],
  ])('formats %p of %p', (key, value, words) => {
    expect(format(key, value)).toBe(words);
  });

  it('formats temperatures in the reader’s unit', () => {
    const mean = { key: 'temperature_year', value: 17.26, unit: '°C' };
    expect(formatFigure(mean, storedUnits)).toBe('17.3 °C');
    expect(formatFigure(mean, { ...storedUnits, degrees: 'fahrenheit' })).toBe('63.1 °F');
  });

  it('marks a missing figure and never denies a visa', () => {
    expect(format('meal', null, 'USD')).toBe('No figure');
    expect(format('nomad_visa', null)).toBe('None found');
    expect(format('nomad_visa', 'none')).toBe('None found');
  });
});

describe('parseFigureLink', () => {
  it('returns the site of an https link and null otherwise', () => {
    expect(parseFigureLink({ value: 'https://www.example.org/visas?a=1' })).toEqual({
      href: 'https://www.example.org/visas?a=1',
      text: 'example.org',
    });
    expect(parseFigureLink({ value: 'javascript:alert(1)' })).toBeNull();
    expect(parseFigureLink({ value: 'D8 Digital Nomad Visa' })).toBeNull();
    expect(parseFigureLink({ value: 24 })).toBeNull();
  });
});
