import { toCacheKey } from './cache-key.js';

const names = ['limit', 'sort'];

describe('toCacheKey', () => {
  it.each([
    ['/api/cities', '/api/cities'],
    ['/api/cities/', '/api/cities'],
    ['/api/cities?', '/api/cities'],
    ['/api/cities?sort=cost&limit=5', '/api/cities?limit=5&sort=cost'],
    ['/api/cities?limit=%35', '/api/cities?limit=5'],
  ])('turns %s into %s', (url, address) => {
    expect(toCacheKey(url, names)).toBe(address);
  });

  it('leaves out ignored parameters up to their maximum length', () => {
    expect(toCacheKey('/api/cities?retry=2&sort=cost', names, ['retry'])).toBe('/api/cities?sort=cost');
    expect(toCacheKey('/api/cities?retry=2', names, ['retry'])).toBe('/api/cities');
    expect(toCacheKey('/api/cities?retry=2', names)).toBeNull();
    expect(toCacheKey(`/api/cities?retry=${'x'.repeat(41)}`, names, ['retry'])).toBeNull();
  });

  it('reads everything after the first question mark as the query, as the route does', () => {
    expect(toCacheKey('/api/cities?sort=cost?x', names)).toBe('/api/cities?sort=cost%3Fx');
    expect(toCacheKey('/api/cities??sort=cost', names)).toBeNull();
  });

  it('returns null for a parameter that is not listed', () => {
    expect(toCacheKey('/api/cities?limit=5&q=lisbon', names)).toBeNull();
  });
});
