import { screen } from '@testing-library/react';
import { aFigure, renderAt, useServer } from '@wanderwork/testing';
import { FiguresSection, groupFigures } from './figures-section';

describe('groupFigures', () => {
  it('puts each figure under its heading and leaves out empty headings', () => {
    const visa = aFigure({ key: 'visa', group: 'visa' });
    const sections = groupFigures([visa, aFigure(), aFigure({ key: 'uhc' })]);
    expect(sections.map((section) => [section.title, section.figures.length])).toEqual([
      ['Health and air', 2],
      ['Visa and entry', 1],
    ]);
  });
});

describe('FiguresSection', () => {
  useServer();

  it('says which figures are the country’s, and how sure a cost is', () => {
    const cost = { group: 'cost', value: 500, unit: 'USD a month', grade: 'estimate' } as const;
    const figures = [
      aFigure({ key: 'rent', label: 'Rent', ...cost, range: [250, 950], reliability: 'D' }),
      aFigure(),
      aFigure({ key: 'download', label: 'Download speed', value: 28.2, unit: 'Mbps' }),
      aFigure({ key: 'rain_year', label: 'Rain', grade: 'measured' }),
    ];
    renderAt('/', <FiguresSection city={{ name: 'Medellín', country: 'Colombia', figures, sources: [] }} />);
    const getLine = (label: string) => screen.getByText(label).parentElement;
    expect(getLine('Rent')).toHaveTextContent('Likely between $250 and $950$500 a month Rough guess');
    expect(getLine('Fine dust (PM2.5)')).toHaveTextContent('Colombia as a whole');
    expect(getLine('Download speed')).toHaveTextContent('country median');
    expect(getLine('Rain')).not.toHaveTextContent('Colombia');
  });
});
