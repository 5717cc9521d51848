import { inMilliseconds, inWords, retention } from './retention.js';

describe('retention', () => {
  it('says each time as people and PostgreSQL read it', () => {
    expect(inWords(retention.sessionIdle)).toBe('14 days');
    expect(inWords(retention.hashedAddress)).toBe('1 day');
    expect(inWords(retention.analytics)).toBe('13 months');
    expect(inWords(retention.audit)).toBe('2 years');
  });

  it('counts days in milliseconds', () => {
    expect(inMilliseconds(retention.sessionAbsolute)).toBe(7_776_000_000);
  });
});
