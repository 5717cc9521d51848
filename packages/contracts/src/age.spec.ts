import { ageOn, isOldEnough } from './age.js';

describe('ageOn', () => {
  it('changes on the birthday and not the day before', () => {
    expect(ageOn('2010-11-21', '2026-11-20')).toBe(15);
    expect(ageOn('2010-11-20', '2026-11-20')).toBe(16);
  });

  it('waits for 1 March with someone born on 29 February, in a common year', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });

  it.each(['2027-01-01', '1850-01-01', '0000-01-01', 'soon'])('has no age for %s', (birth) => {
    expect(ageOn(birth, '2026-11-20')).toBeNull();
  });
});

describe('isOldEnough', () => {
  it('refuses people under 16, and dates that nobody alive was born on', () => {
    expect(isOldEnough('2010-11-21', '2026-11-20')).toBe(false);
    expect(isOldEnough('2010-11-20', '2026-11-20')).toBe(true);
    expect(isOldEnough('2030-01-01', '2026-11-20')).toBe(false);
  });

  it('asks nothing of forms without a date of birth', () => {
    expect(isOldEnough(undefined)).toBe(true);
  });
});
