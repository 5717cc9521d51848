import { getExcerpt, computeReadMinutes } from './post.js';

describe('readMinutes', () => {
  it('rounds up at 2000 characters per minute', () => {
    expect(computeReadMinutes('a'.repeat(2000))).toBe(1);
    expect(computeReadMinutes('a'.repeat(2001))).toBe(2);
  });
});

describe('excerptOf', () => {
  it('falls back to the first 100 characters of the title with an ellipsis', () => {
    expect(getExcerpt({ excerpt: null, title: 'b'.repeat(120) })).toBe(`${'b'.repeat(100)}…`);
    expect(getExcerpt({ excerpt: 'Own words', title: 't' })).toBe('Own words');
  });
});
