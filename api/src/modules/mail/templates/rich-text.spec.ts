import { paragraphsOf, plainOf, wordsOf } from './rich-text.js';

const site = 'https://wander.example';

describe('the words of an issue', () => {
  it('are paragraphs where lines are empty, whatever wrote them', () => {
    expect(paragraphsOf('One\r\ntwo\r\n\r\n\r\nThree\n  \n')).toEqual([['One\ntwo'], ['Three']]);
    expect(paragraphsOf(' \n ')).toEqual([]);
  });

  it('lead where an address stands, without the stop of the sentence', () => {
    expect(paragraphsOf(`See ${site}/a?b=1. Or (${site}/c)!`)).toEqual([
      [
        'See ',
        { words: `${site}/a?b=1`, url: `${site}/a?b=1` },
        '. Or (',
        { words: `${site}/c`, url: `${site}/c` },
        ')!',
      ],
    ]);
  });

  it('lead where words are given an address', () => {
    const [text = []] = paragraphsOf(`[Lisbon](${site}/lisbon) in May`);
    expect(text).toEqual([{ words: 'Lisbon', url: `${site}/lisbon` }, ' in May']);
    expect(wordsOf(text)).toBe('Lisbon in May');
    expect(plainOf(text)).toBe(`Lisbon (${site}/lisbon) in May`);
  });

  it.each(['[here](javascript:alert(1))', '[here](data:text/html,x)', 'mailto:a@example.com', 'http://'])(
    'lead nowhere by %s',
    (text) => {
      expect(paragraphsOf(text)).toEqual([[text]]);
    },
  );

  it('are read fast, however they look', () => {
    const text = '[](https://'.repeat(2000);
    expect(wordsOf(paragraphsOf(text)[0] ?? [])).toHaveLength(text.length);
  });
});
