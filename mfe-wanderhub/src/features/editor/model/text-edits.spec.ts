import {
  insertText,
  insertBlock,
  insertLink,
  prefixLines,
  wrapSelection,
  type Selection,
  type Edit,
} from './text-edits';

/** The text after an edit, with what is chosen then between bars. The text before is written the same way. */
const applyEdit = (written: string, edit: (chosen: Selection) => Edit): string => {
  const [before = '', chosen = '', rest = ''] = written.split('|');
  const text = before + chosen + rest;
  const { from, to, insert, selection } = edit({
    text,
    start: before.length,
    end: before.length + chosen.length,
  });
  const [start, end] = selection;
  return `${text.slice(0, from)}${insert.slice(0, start)}|${insert.slice(start, end)}|${insert.slice(end)}${text.slice(to)}`;
};

describe('the bar of the editor', () => {
  it.each([
    ['a |word| here', 'a **|word|** here'],
    ['a **|word|** here', 'a |word| here'],
    ['a || here', 'a **|bold|** here'],
  ])('makes %s bold: %s', (before, expected) => {
    expect(applyEdit(before, wrapSelection('**', 'bold'))).toBe(expected);
  });

  it.each([
    ['one\nt|w|o\nthree', 'one\n## two||\nthree'],
    ['one\n## t|w|o', 'one\ntwo||'],
    ['### t||wo', '## two||'],
  ])('makes a heading of %j: %j', (before, expected) => {
    expect(applyEdit(before, prefixLines('## '))).toBe(expected);
  });

  it('makes a list of the chosen lines, and lines of a list', () => {
    expect(applyEdit('|one\ntwo|', prefixLines('- '))).toBe('|- one\n- two|');
    expect(applyEdit('|- one\n- two|', prefixLines('- '))).toBe('|one\ntwo|');
  });

  it.each([
    ['see |the page|', 'see [the page](|https://|)'],
    ['see |https://example.com|', 'see [|words|](https://example.com)'],
    ['see ||', 'see [words](|https://|)'],
  ])('makes a link of %s: %s', (before, expected) => {
    expect(applyEdit(before, insertLink)).toBe(expected);
  });

  it('puts a figure into the line, and a picture on one of its own', () => {
    expect(applyEdit('It costs || now', insertText('{{x}}'))).toBe('It costs {{x}}|| now');
    expect(applyEdit('Before.||', insertBlock('![x](y)'))).toBe('Before.\n\n![x](y)\n||');
    expect(applyEdit('||', insertBlock('![x](y)'))).toBe('![x](y)\n||');
  });
});
