import { parseParagraphs, toOneLine, toPlainText } from './rich-text.js';

const site = 'https://wander.example';

describe('parseParagraphs', () => {
  it('splits at empty lines, whatever line endings the text has', () => {
    expect(parseParagraphs('One\r\ntwo\r\n\r\n\r\nThree\n  \n')).toEqual([['One\ntwo'], ['Three']]);
    expect(parseParagraphs(' \n ')).toEqual([]);
  });

  it('links a bare address without the punctuation after it', () => {
    expect(parseParagraphs(`See ${site}/a?b=1. Or (${site}/c)!`)).toEqual([
      [
        'See ',
        { label: `${site}/a?b=1`, url: `${site}/a?b=1` },
        '. Or (',
        { label: `${site}/c`, url: `${site}/c` },
        ')!',
      ],
    ]);
  });

  it('links a label with an address', () => {
    const [text = []] = parseParagraphs(`[Lisbon](${site}/lisbon) in May`);
    expect(text).toEqual([{ label: 'Lisbon', url: `${site}/lisbon` }, ' in May']);
    expect(toOneLine(text)).toBe('Lisbon in May');
    expect(toPlainText(text)).toBe(`Lisbon (${site}/lisbon) in May`);
  });

  it.each(['[here](javascript:alert(1))', '[here](data:text/html,x)', 'mailto:a@example.com', 'http://'])(
    'does not link %s',
    (text) => {
      expect(parseParagraphs(text)).toEqual([[text]]);
    },
  );

  it('parses malicious text fast', () => {
    const text = '[](https://'.repeat(2000);
    expect(toOneLine(parseParagraphs(text)[0] ?? [])).toHaveLength(text.length);
  });
});
