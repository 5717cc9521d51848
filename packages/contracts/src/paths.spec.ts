import * as paths from './paths/index.js';
import { parseSitePath } from './site.js';

describe('paths', () => {
  it('escapes parameters', () => {
    expect(paths.web.city('a/b ü')).toBe('/wanderlens/cities/a%2Fb%20%C3%BC');
    expect(paths.web.login('/checkout/pro')).toBe('/login?returnTo=%2Fcheckout%2Fpro');
  });
});

describe('sitePath', () => {
  it('returns a path of this site with its query and hash', () => {
    expect(parseSitePath('/wanderlens?q=a#b')).toBe('/wanderlens?q=a#b');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'wanderlens',
    '/a\nb',
    '/.//evil.example',
    '',
    null,
    ['/a'],
    7,
  ])('returns null for %p', (value) => {
    expect(parseSitePath(value)).toBeNull();
  });
});
