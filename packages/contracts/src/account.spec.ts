import { getAge, isOldEnough } from './account.js';

describe('ageOn', () => {
  it('increases on the birthday', () => {
    expect(getAge('2010-11-21', '2026-11-20')).toBe(15);
    expect(getAge('2010-11-20', '2026-11-20')).toBe(16);
  });

  it('increases on 1 March of common years for people born on 29 February', () => {
    expect(getAge('2008-02-29', '2026-02-28')).toBe(17);
    expect(getAge('2008-02-29', '2026-03-01')).toBe(18);
  });

  it.each(['2027-01-01', '1850-01-01', '0000-01-01', 'soon'])('returns null for %s', (birth) => {
    expect(getAge(birth, '2026-11-20')).toBeNull();
  });
});

describe('isOldEnough', () => {
  it('rejects people under 16 and impossible birth dates', () => {
    expect(isOldEnough('2010-11-21', '2026-11-20')).toBe(false);
    expect(isOldEnough('2010-11-20', '2026-11-20')).toBe(true);
    expect(isOldEnough('2030-01-01', '2026-11-20')).toBe(false);
  });

  it('accepts a missing date of birth', () => {
    expect(isOldEnough(undefined)).toBe(true);
  });
});
