import { holds, tagOf } from './etag.js';

const tag = tagOf(Buffer.from('an answer'));

describe('holds', () => {
  it.each([
    ['the tag itself', tag],
    ['the tag as a proxy made it strong', tag.slice(2)],
    ['the tag in a list', `"other", ${tag}`],
    ['any tag', '*'],
  ])('knows %s', (_what, header) => {
    expect(holds(header, tag)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['an empty word', ''],
    ['another tag', tagOf(Buffer.from('another answer'))],
    ['a part of the tag', tag.slice(0, -2)],
  ])('is not fooled by %s', (_what, header) => {
    expect(holds(header, tag)).toBe(false);
  });
});
