import { matchPattern, plainPath } from './path-pattern.js';

describe('matchPattern', () => {
  it('reads parameters decoded', () => {
    expect(matchPattern('/wanderlens/cities/:slug', '/wanderlens/cities/s%C3%A3o-paulo')).toEqual({
      slug: 'são-paulo',
    });
  });

  it('ignores letter case and a closing slash, as the router does', () => {
    expect(matchPattern('/wanderlens', '/WanderLens/')).toEqual({});
    expect(matchPattern('/', '/')).toEqual({});
  });

  it('wants the whole path unless the end is open', () => {
    expect(matchPattern('/wanderlens', '/wanderlens/x')).toBeNull();
    expect(matchPattern('/connect/*', '/connect')).toEqual({});
    expect(matchPattern('/connect/*', '/connect/a/b')).toEqual({});
    expect(matchPattern('/connect/*', '/connected')).toBeNull();
  });

  it('keeps an encoded slash inside its parameter', () => {
    expect(matchPattern('/a/:b', '/a/x%2Fy')).toEqual({ b: 'x/y' });
    expect(matchPattern('/a/:b/:c', '/a/x%2Fy')).toBeNull();
  });

  it('refuses what cannot be decoded', () => {
    expect(matchPattern('/a/:b', '/a/%ff')).toBeNull();
    expect(matchPattern('/a/:b', '/a/x%00')).toBeNull();
  });
});

describe('plainPath', () => {
  it('spells what matched in one way', () => {
    expect(plainPath('/wanderlens/cities/:slug', '/WanderLens/Cities/lisbon/')).toBe(
      '/wanderlens/cities/lisbon',
    );
    expect(plainPath('/connect/*', '/Connect/A/b')).toBe('/connect/A/b');
    expect(plainPath('/', '/')).toBe('/');
  });
});
