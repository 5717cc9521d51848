import { compareExactness } from './site.js';

describe('byExactness', () => {
  it('sorts literals before parameters before a wildcard', () => {
    const patterns = ['/connect/*', '/connect/:city', '/connect', '/connect/new'];
    expect([...patterns].sort(compareExactness)).toEqual([
      '/connect/new',
      '/connect/:city',
      '/connect/*',
      '/connect',
    ]);
  });

  it('compares the leftmost difference first', () => {
    const patterns = ['/:section/blog/latest', '/wanderhub/:part/:slug'];
    expect([...patterns].sort(compareExactness)).toEqual(['/wanderhub/:part/:slug', '/:section/blog/latest']);
  });
});
