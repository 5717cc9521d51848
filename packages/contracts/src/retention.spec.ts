import { toMilliseconds, formatDuration, retention } from './retention.js';

describe('retention', () => {
  it('formats durations for people and PostgreSQL', () => {
    expect(formatDuration(retention.sessionIdle)).toBe('14 days');
    expect(formatDuration(retention.hashedAddress)).toBe('1 day');
    expect(formatDuration(retention.analytics)).toBe('13 months');
    expect(formatDuration(retention.audit)).toBe('2 years');
  });

  it('converts days to milliseconds', () => {
    expect(toMilliseconds(retention.sessionAbsolute)).toBe(7_776_000_000);
  });
});
