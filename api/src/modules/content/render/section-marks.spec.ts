import { sectionMarks } from './section-marks.js';

const headings = [{ id: 'section-a' }, { id: 'section-b' }];
const marks = (text: string) =>
  Object.fromEntries(sectionMarks(text, headings).map(({ id, mark }) => [id, mark]));

describe('the marks of a text', () => {
  const before = marks('First.\n\n## A\n\nOne.\n\n```\n## no heading\n```\n\n## B\n\nTwo.');

  it('are one for its beginning and one for each heading', () => {
    expect(Object.keys(before)).toEqual(['null', 'section-a', 'section-b']);
  });

  it('change where the words did, and nowhere else', () => {
    const after = marks('First.\n\n## A\n\nOne.\n\n```\n## no heading\n```\n\n## B\n\nThree.\n');
    expect(after).toEqual({ ...before, 'section-b': after['section-b'] });
    expect(after['section-b']).not.toBe(before['section-b']);
  });

  it('do not change by what is only filled in', () => {
    const text = '## A\n\nIt costs {{city:lisbon.monthlyCost}}.';
    expect(marks(text)).toEqual(marks(text));
    expect(Object.keys(marks(text))).toEqual(['section-a']);
  });
});
