import { matchesTag, createTag } from './etag.js';

const tag = createTag(Buffer.from('an answer'));

describe('matchesTag', () => {
  it.each([
    ['the tag itself', tag],
    ['the tag that a proxy made strong', tag.slice(2)],
    ['the tag in a list', `"other", ${tag}`],
    ['any tag', '*'],
  ])('accepts %s', (_what, header) => {
    expect(matchesTag(header, tag)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['an empty word', ''],
    ['another tag', createTag(Buffer.from('another answer'))],
    ['a part of the tag', tag.slice(0, -2)],
  ])('rejects %s', (_what, header) => {
    expect(matchesTag(header, tag)).toBe(false);
  });
});
