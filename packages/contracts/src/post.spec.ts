import { excerptOf, readMinutes } from './post.js';

describe('readMinutes', () => {
  it('rounds up at 2000 characters per minute', () => {
    expect(readMinutes('a'.repeat(2000))).toBe(1);
    expect(readMinutes('a'.repeat(2001))).toBe(2);
  });
});

describe('excerptOf', () => {
  it('falls back to the first 100 characters of the title with an ellipsis', () => {
    expect(excerptOf({ excerpt: null, title: 'b'.repeat(120) })).toBe(`${'b'.repeat(100)}…`);
    expect(excerptOf({ excerpt: 'Own words', title: 't' })).toBe('Own words');
  });
});
