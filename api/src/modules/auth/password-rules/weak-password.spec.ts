import { isWeakPassword } from './weak-password.js';
import { commonPasswordTerms } from './common-password-terms.js';

describe('isWeakPassword', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd',
    'passw0rd2024',
    'letmein123',
    '12345678',
    '87654321',
    'qwertyuiop',
    'Qwerty123!',
    'asdf1234',
    '1qaz2wsx',
    'aaaaaaaa',
    'abababab',
    'abcabcab',
    'monkeymonkey',
    'Iloveyou2',
    'wanderwork1',
    'Digital.Nomad',
    'S u m m e r 2 0 2 6',
    'ｐａｓｓｗｏｒｄ',
    'football!!',
    '123dragon',
  ])('finds %s weak', (password) => {
    expect(isWeakPassword(password)).toBe(true);
  });

  it.each([
    'a quiet place by the sea',
    'correct horse battery staple',
    'another one',
    'long enough',
    'tq8#Vn2k',
    'пароль-для-ветра',
    '静かな海のそばの家',
    'dragonflies over water',
  ])('accepts "%s"', (password) => {
    expect(isWeakPassword(password)).toBe(false);
  });

  it.each(['AnaFerreira', 'ferreira1990', 'ana.ferreira!', 'Ana.Ferreira@example.com', 'ÁnaFerreira1'])(
    'finds %s weak for Ana Ferreira',
    (password) => {
      const own = ['Ana', 'Ferreira', 'Ana Ferreira', 'ana.ferreira@example.com'];
      expect(isWeakPassword(password, own)).toBe(true);
      expect(isWeakPassword(password, ['Bo'])).toBe(false);
    },
  );

  it('covers thousands of the passwords that top the lists of leaks', () => {
    const endings = [
      '',
      '1',
      '12',
      '123',
      '1234',
      '!',
      '1!',
      '123!',
      '01',
      '007',
      '1990',
      '2024',
      '2025',
      '2026',
    ];
    const likely = [...commonPasswordTerms].flatMap((word) => endings.map((ending) => word + ending));
    const long = likely.filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(4_000);
    expect(long.filter((password) => !isWeakPassword(password))).toEqual([]);
  });

  it('stays fast for the longest passwords', () => {
    expect(isWeakPassword('1a'.repeat(128))).toBe(true);
    expect(isWeakPassword('q1w2'.repeat(64))).toBe(false);
  });
});
