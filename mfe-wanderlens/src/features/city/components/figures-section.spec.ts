import { aFigure } from '@wanderwork/testing';
import { groupFigures } from './figures-section';

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
