import { choosePassage } from './choose-sentences.js';

const mark = (text: string): string => text.replaceAll(/\[(\w+)\]/g, '\u0002$1\u0003');
const choose = (...sentences: string[]): string =>
  choosePassage(sentences.map(mark)).replaceAll('\u0002', '[').replaceAll('\u0003', ']');

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

  it('is the first sentence where only the title has the words', () => {
    expect(choose('One thing.', 'Another.')).toBe('One thing.');
    expect(choose()).toBe('');
  });
});
