import { toSlug } from './slug';

describe('the address of a title', () => {
  it.each([
    ['Porto, slowly', 'porto-slowly'],
    ['  São Paulo’s cafés  ', 'sao-paulos-cafes'],
    ['東京', ''],
    ['90/180 days', '90-180-days'],
    [`${'long '.repeat(40)}`, 'long-'.repeat(20).slice(0, -1)],
  ])('of %j is %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });
});
