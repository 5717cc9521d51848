import { formatDay } from './dates';

describe('formatDay', () => {
  it('writes the same day wherever it is read', () => {
    expect(formatDay('2026-11-20')).toBe('20 November 2026');
    expect(formatDay('2026-11-20T23:59:00Z')).toBe('20 November 2026');
  });
});
