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

  it('has none for what may vary without end', () => {
    expect(keptAddress('/api/cities?limit=5&q=lisbon', names)).toBeNull();
  });
});
