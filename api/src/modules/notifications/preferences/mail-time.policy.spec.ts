import { findDigestTime, findMailTime, type DigestReader } from './mail-time.policy.js';

const at = (text: string) => new Date(text);

describe('findMailTime', () => {
  it.each([
    ['Europe/Lisbon', '2026-11-30T21:59:00Z', '2026-11-30T21:59:00Z'],
    ['Europe/Lisbon', '2026-11-30T22:00:00Z', '2026-12-01T08:00:00Z'],
    ['Europe/Lisbon', '2026-12-01T07:59:00Z', '2026-12-01T08:00:00Z'],
    ['Europe/Lisbon', '2026-12-01T08:00:00Z', '2026-12-01T08:00:00Z'],
    ['Asia/Kathmandu', '2026-11-30T17:00:00Z', '2026-12-01T02:15:00Z'],
    ['America/Los_Angeles', '2026-11-30T12:00:00Z', '2026-11-30T16:00:00Z'],
    // The night is an hour shorter, and an hour longer, when the clocks change.
    ['Europe/Berlin', '2027-03-27T22:00:00Z', '2027-03-28T06:00:00Z'],
    ['Europe/Berlin', '2026-10-24T21:00:00Z', '2026-10-25T07:00:00Z'],
  ])('in %s at %s is %s', (zone, now, expected) => {
    expect(findMailTime(zone, at(now))).toEqual(at(expected));
  });
});

describe('findDigestTime', () => {
  /** A Wednesday. */
  const now = at('2026-12-02T12:00:00Z');
  const find = (change: Partial<DigestReader> = {}, time = now) =>
    findDigestTime({ timeZone: 'Europe/Lisbon', digest: 'weekly', visitedAt: now, ...change }, time);
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

  it('is each Monday at 8:00 in the zone of the reader', () => {
    expect(find()).toEqual(at('2026-12-07T08:00:00Z'));
    expect(find({ timeZone: 'Asia/Tokyo' })).toEqual(at('2026-12-06T23:00:00Z'));
    expect(find({}, at('2026-12-07T07:59:59Z'))).toEqual(at('2026-12-07T08:00:00Z'));
    expect(find({}, at('2026-12-07T08:00:00Z'))).toEqual(at('2026-12-14T08:00:00Z'));
  });

  it('keeps to 8:00 when the clocks change', () => {
    const berlin = { timeZone: 'Europe/Berlin', visitedAt: at('2027-03-25T12:00:00Z') };
    expect(find(berlin, at('2027-03-25T12:00:00Z'))).toEqual(at('2027-03-29T06:00:00Z'));
  });

  it('is the next morning for somebody who chose a daily one', () => {
    expect(find({ digest: 'daily' })).toEqual(at('2026-12-03T08:00:00Z'));
    expect(find({ digest: 'daily', timeZone: 'America/New_York' })).toEqual(at('2026-12-02T13:00:00Z'));
  });

  it.each(['weekly', 'daily'] as const)(
    'is the first Monday of the month after 60 days away (%s)',
    (digest) => {
      expect(find({ digest, visitedAt: daysAgo(61) })).toEqual(at('2026-12-07T08:00:00Z'));
      expect(find({ digest, visitedAt: daysAgo(61) }, at('2026-12-07T08:00:00Z'))).toEqual(
        at('2027-01-04T08:00:00Z'),
      );
    },
  );

  it('is never after 180 days away, before the first visit, and for somebody who chose none', () => {
    expect(find({ visitedAt: daysAgo(180) })).not.toBeNull();
    expect(find({ visitedAt: daysAgo(181) })).toBeNull();
    expect(find({ visitedAt: null })).toBeNull();
    expect(find({ digest: 'never' })).toBeNull();
  });
});
