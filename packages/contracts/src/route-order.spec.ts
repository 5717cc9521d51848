import { byExactness } from './route-order.js';

describe('the order of router patterns', () => {
  it('puts words before parameters before the open end', () => {
    const patterns = ['/connect/*', '/connect/:city', '/connect', '/connect/new'];
    expect([...patterns].sort(byExactness)).toEqual([
      '/connect/new',
      '/connect/:city',
      '/connect/*',
      '/connect',
    ]);
  });

  it('looks at the leftmost difference first', () => {
    const patterns = ['/:section/blog/latest', '/wanderhub/:part/:slug'];
    expect([...patterns].sort(byExactness)).toEqual(['/wanderhub/:part/:slug', '/:section/blog/latest']);
  });
});
