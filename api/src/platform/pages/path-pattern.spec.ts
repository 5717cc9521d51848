import { matchPattern, normalizePath } from './path-pattern.js';

describe('matchPattern', () => {
  it('decodes parameters', () => {
    expect(matchPattern('/wanderlens/cities/:slug', '/wanderlens/cities/s%C3%A3o-paulo')).toEqual({
      slug: 'são-paulo',
    });
  });

  it('ignores case and a trailing slash, as the router does', () => {
    expect(matchPattern('/wanderlens', '/WanderLens/')).toEqual({});
    expect(matchPattern('/', '/')).toEqual({});
  });

  it('matches the whole path unless the pattern ends in *', () => {
    expect(matchPattern('/wanderlens', '/wanderlens/x')).toBeNull();
    expect(matchPattern('/connect/*', '/connect')).toEqual({});
    expect(matchPattern('/connect/*', '/connect/a/b')).toEqual({});
    expect(matchPattern('/connect/*', '/connected')).toBeNull();
  });

  it('keeps an encoded slash inside its parameter', () => {
    expect(matchPattern('/a/:b', '/a/x%2Fy')).toEqual({ b: 'x/y' });
    expect(matchPattern('/a/:b/:c', '/a/x%2Fy')).toBeNull();
  });

  it('rejects what cannot be decoded', () => {
    expect(matchPattern('/a/:b', '/a/%ff')).toBeNull();
    expect(matchPattern('/a/:b', '/a/x%00')).toBeNull();
  });
});

describe('normalizePath', () => {
  it('normalizes a matching path', () => {
    expect(normalizePath('/wanderlens/cities/:slug', '/WanderLens/Cities/lisbon/')).toBe(
      '/wanderlens/cities/lisbon',
    );
    expect(normalizePath('/connect/*', '/Connect/A/b')).toBe('/connect/A/b');
    expect(normalizePath('/', '/')).toBe('/');
  });
});
