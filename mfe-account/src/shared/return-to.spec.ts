import { keepReturnTo, getReturnPath } from './return-to';

describe('returnTo', () => {
  it('returns a path of this site', () => {
    expect(getReturnPath('?returnTo=%2Fcheckout%2Fpro')).toBe('/checkout/pro');
    expect(keepReturnTo('/register', '?returnTo=%2Fprofile')).toBe('/register?returnTo=%2Fprofile');
  });

  it.each([
    '',
    '?returnTo=https%3A%2F%2Fevil.example',
    '?returnTo=%2F%2Fevil.example',
    '?returnTo=javascript:alert(1)',
  ])('ignores %p', (search) => {
    expect(getReturnPath(search)).toBe('/');
    expect(keepReturnTo('/register', search)).toBe('/register');
  });
});
