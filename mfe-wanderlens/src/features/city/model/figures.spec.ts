import { type Figure } from '@wanderwork/contracts';
import { figureSections } from './figures';

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
