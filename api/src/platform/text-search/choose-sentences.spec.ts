import { choosePassage } from './choose-sentences.js';

const mark = (text: string): string => text.replaceAll(/\[(\w+)\]/g, '\u0002$1\u0003');
const choose = (...paragraphs: string[]): string =>
  choosePassage(mark(paragraphs.join('\n\n')))
    .replaceAll('\u0002', '[')
    .replaceAll('\u0003', ']');

describe('the passage of a text', () => {
  it('is the sentence with the most of the words, before those with one of them again and again', () => {
    expect(choose('[Rent] is [rent].', 'A [deposit] is two months of [rent].')).toBe(
      'A [deposit] is two months of [rent]. … [Rent] is [rent].',
    );
  });

  it('is a sentence rather than a heading or a row of a table', () => {
    const long = `The [rent] ${'is due '.repeat(20)}today.`;
    expect(choose('Your [rent]', long)).toBe(long);
  });

  it('keeps the start of a long sentence and what was found in it', () => {
    const long = `Before you sign ${'a page '.repeat(30)}ask who keeps the [deposit] and for how long it stays there.`;
    const passage = choose(long);
    expect(passage).toMatch(/^Before you sign a page a … /);
    expect(passage).toContain('who keeps the [deposit] and for how long');
    expect(passage.split(' ').length).toBeLessThan(50);
  });

  it.each([
    ['a sentence', 'One. The [rent] is due.'],
    ['a quotation', 'He said: “Stop.” The [rent] is due.'],
    ['a marked word', 'One. [Rent] is due.'],
    ['a paragraph', 'One\n\nthe [rent] is due.'],
    ['an item of a list', 'One\n- the [rent] is due.'],
    ['a numbered item', 'One\n2. The [rent] is due.'],
  ])('begins with %s', (_start, text) => {
    expect(choose(text)).toMatch(/^(?:- |2\. )?(?:[Tt]he )?\[[Rr]ent\] is due\.$/);
  });

  it.each([
    ['an abbreviation', 'It is approx. the [rent] of a month.'],
    ['a wrapped line', 'It is\nthe [rent] of a month.'],
    ['a no-break space', 'It is 5.\u00A0May and the [rent] is due.'],
  ])('does not begin after %s', (_what, text) => {
    expect(choose(text)).toMatch(/^It is /);
  });

  it('is the first sentence where only the title has the words', () => {
    expect(choose('One thing.', 'Another.')).toBe('One thing.');
    expect(choose()).toBe('');
  });
});
