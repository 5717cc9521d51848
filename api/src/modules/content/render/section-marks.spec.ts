import { computeSectionMarks } from './section-marks.js';

const headings = [{ id: 'section-a' }, { id: 'section-b' }];
const computeMarks = (text: string) =>
  Object.fromEntries(computeSectionMarks(text, headings).map(({ id, mark }) => [id, mark]));

describe('the marks of a text', () => {
  const before = computeMarks('First.\n\n## A\n\nOne.\n\n```\n## no heading\n```\n\n## B\n\nTwo.');

  it('are one for its beginning and one for each heading', () => {
    expect(Object.keys(before)).toEqual(['null', 'section-a', 'section-b']);
  });

  it('change where the words did, and nowhere else', () => {
    const after = computeMarks('First.\n\n## A\n\nOne.\n\n```\n## no heading\n```\n\n## B\n\nThree.\n');
    expect(after).toEqual({ ...before, 'section-b': after['section-b'] });
    expect(after['section-b']).not.toBe(before['section-b']);
  });

  it('do not change by what is only filled in', () => {
    const text = '## A\n\nIt costs {{city:lisbon.monthlyCost}}.';
    expect(computeMarks(text)).toEqual(computeMarks(text));
    expect(Object.keys(computeMarks(text))).toEqual(['section-a']);
  });
});
