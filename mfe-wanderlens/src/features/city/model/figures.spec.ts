import { type Figure } from '@wanderwork/contracts';
import { figureSections, figureText } from './figures';

const figure = (change: Partial<Figure>): Figure => ({
  key: 'pm25',
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

describe('figureSections', () => {
  it('puts each figure under its heading and leaves empty headings out', () => {
    const visa = figure({ key: 'visa', group: 'visa' });
    const sections = figureSections([visa, figure({}), figure({ key: 'uhc' })]);
    expect(sections.map((section) => [section.title, section.figures.length])).toEqual([
      ['Health and air', 2],
      ['Visa and entry', 1],
    ]);
  });
});

describe('figureText', () => {
  it('prints numbers with their unit and words as they are', () => {
    expect(figureText(figure({}))).toBe('8.2 µg/m³');
    expect(figureText(figure({ value: 'Very Safe', unit: null }))).toBe('Very Safe');
  });

  it('says that a missing figure is missing, and prints a zero', () => {
    expect(figureText(figure({ value: null, grade: null }))).toBe('No figure');
    expect(figureText(figure({ value: 0 }))).toBe('0 µg/m³');
  });
});
