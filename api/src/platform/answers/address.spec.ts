import { keptAddress } from './address.js';

const names = ['limit', 'sort'];

describe('keptAddress', () => {
  it.each([
    ['/api/cities', '/api/cities'],
    ['/api/cities/', '/api/cities'],
    ['/api/cities?', '/api/cities'],
    ['/api/cities?sort=cost&limit=5', '/api/cities?limit=5&sort=cost'],
    ['/api/cities?limit=%35', '/api/cities?limit=5'],
  ])('spells %s as %s', (url, address) => {
    expect(keptAddress(url, names)).toBe(address);
  });

  it('leaves out what changes nothing', () => {
    expect(keptAddress('/api/cities?retry=2&sort=cost', names, ['retry'])).toBe('/api/cities?sort=cost');
    expect(keptAddress('/api/cities?retry=2', names, ['retry'])).toBe('/api/cities');
    expect(keptAddress('/api/cities?retry=2', names)).toBeNull();
    expect(keptAddress(`/api/cities?retry=${'x'.repeat(41)}`, names, ['retry'])).toBeNull();
  });

  it('takes all behind the first question mark for the query, as the route does', () => {
    expect(keptAddress('/api/cities?sort=cost?x', names)).toBe('/api/cities?sort=cost%3Fx');
    expect(keptAddress('/api/cities??sort=cost', names)).toBeNull();
  });

  it('has none for what may vary without end', () => {
    expect(keptAddress('/api/cities?limit=5&q=lisbon', names)).toBeNull();
  });
});
