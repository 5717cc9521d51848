import { isFinal, MAX_ATTEMPTS, waitAfter } from './mail-worker.js';

describe('waitAfter', () => {
  it('grows up to six hours', () => {
    expect([1, 2, 3, 4].map(waitAfter)).toEqual([10, 40, 160, 640]);
    expect(waitAfter(MAX_ATTEMPTS)).toBe(21_600);
  });

  it('outlasts a mail server that is down for a day', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => waitAfter(index + 1));
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(24 * 60 * 60);
  });
});

describe('isFinal', () => {
  it.each([
    ['an address that does not exist', { code: 'EENVELOPE', responseCode: 550 }, true],
    ['a full mailbox', { code: 'EENVELOPE', responseCode: 452 }, false],
    ['a wrong SMTP password', { code: 'EAUTH', responseCode: 535 }, false],
    ['a text that is rejected as spam', { code: 'EMESSAGE', responseCode: 554 }, false],
    ['a connection that broke', { code: 'ECONNRESET' }, false],
  ])('classifies %s', (_case, refusal, expected) => {
    expect(isFinal(refusal)).toBe(expected);
  });
});
