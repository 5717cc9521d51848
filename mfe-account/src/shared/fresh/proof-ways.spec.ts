import { waysOf } from './proof-ways';

const factors = { totpSince: null, passkeys: [], recoveryCodesLeft: 0 };

describe('waysOf', () => {
  it.each([
    ['one of whom nothing is known yet', undefined, ['password']],
    ['one with a password alone', factors, ['password']],
    [
      'one with a passkey and its recovery codes',
      { ...factors, recoveryCodesLeft: 10 },
      ['password', 'recoveryCode'],
    ],
    [
      'one with an app whose codes are all spent',
      { ...factors, totpSince: '2026-01-02' },
      ['password', 'code'],
    ],
    [
      'one with an app',
      { ...factors, totpSince: '2026-01-02', recoveryCodesLeft: 9 },
      ['password', 'code', 'recoveryCode'],
    ],
  ])('offers %s what they have', (_who, known, expected) => {
    expect(waysOf(known)).toEqual(expected);
  });
});
