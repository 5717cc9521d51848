import { parseMultipartTexts } from './multipart-texts.js';

const form = (...parts: string[]) => `${parts.map((part) => `--X\r\n${part}\r\n`).join('')}--X--\r\n`;
const field = (name: string, value: string, more = '') =>
  `Content-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;

describe('parseMultipartTexts', () => {
  it('reads the fields of a form', () => {
    const body = form(field('List-Unsubscribe', 'One-Click'), field('words', 'two\r\nlines'));
    expect(parseMultipartTexts(body, 'multipart/form-data; boundary=X')).toEqual({
      'List-Unsubscribe': 'One-Click',
      words: 'two\r\nlines',
    });
  });

  it('accepts a quoted boundary and a part with a content type', () => {
    const body = form('content-disposition: form-data; name="a"\r\nContent-Type: text/plain\r\n\r\nb');
    expect(parseMultipartTexts(body, 'multipart/form-data; boundary="X"')).toEqual({ a: 'b' });
  });

  it.each([
    ['a file', form(field('a', 'b', '; filename="c.txt"')), 'multipart/form-data; boundary=X'],
    ['no boundary', form(field('a', 'b')), 'multipart/form-data'],
    ['another boundary', form(field('a', 'b')), 'multipart/form-data; boundary=Y'],
    ['no form', 'a=b', 'multipart/form-data; boundary=X'],
    [
      'a part whose first line is as long as a body may be',
      `--X\r\ncontent-disposition: form-data${'; name="a"'.repeat(100_000)}`,
      'multipart/form-data; boundary=X',
    ],
  ])('returns no fields for %s', (_what, body, type) => {
    expect(parseMultipartTexts(body, type)).toEqual({});
  });
});
