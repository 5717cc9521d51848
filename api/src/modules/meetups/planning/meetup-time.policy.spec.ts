import { resolveStart } from './meetup-time.policy.js';

const now = Date.UTC(2027, 0, 10);
const resolve = (zone: string, start: string, occurrence?: 'first' | 'second') =>
  resolveStart(zone, start, occurrence, now);

describe('the start of a meet-up', () => {
  it('is wall time in the zone of the city', () => {
    expect(resolve('Asia/Tokyo', '2027-03-28T19:00')).toEqual({ startsAt: new Date('2027-03-28T10:00:00Z') });
    expect(resolve('Europe/Lisbon', '2027-03-28T19:00')).toEqual({
      startsAt: new Date('2027-03-28T18:00:00Z'),
    });
  });

  it('can’t be a time that a clock change skips', () => {
    expect(resolve('Europe/Lisbon', '2027-03-28T01:30')).toEqual({
      refusal: 'nonexistent',
      problem: { start: '2027-03-28T01:30', choices: [] },
    });
  });

  it('asks which one is meant when a time occurs twice', () => {
    expect(resolve('Europe/Lisbon', '2027-10-31T01:30')).toEqual({
      refusal: 'ambiguous',
      problem: {
        start: '2027-10-31T01:30',
        choices: [
          { occurrence: 'first', startsAt: '2027-10-31T00:30:00.000Z', utcOffset: 'UTC+1' },
          { occurrence: 'second', startsAt: '2027-10-31T01:30:00.000Z', utcOffset: 'UTC' },
        ],
      },
    });
    expect(resolve('Europe/Lisbon', '2027-10-31T01:30', 'second')).toEqual({
      startsAt: new Date('2027-10-31T01:30:00Z'),
    });
  });

  it('ignores the choice where a time occurs once', () => {
    expect(resolve('Asia/Tokyo', '2027-10-31T01:30', 'second')).toEqual({
      startsAt: new Date('2027-10-30T16:30:00Z'),
    });
  });

  it.each([
    ['2027-01-10T00:00', 'past'],
    ['2028-01-10T00:01', 'too-far'],
    ['2027-02-30T19:00', 'invalid'],
  ])('at %s is %s', (start, refusal) => {
    expect(resolve('Africa/Abidjan', start)).toEqual({ refusal });
  });

  it('may be a year ahead to the minute', () => {
    expect(resolve('Africa/Abidjan', '2028-01-10T00:00')).toEqual({
      startsAt: new Date('2028-01-10T00:00:00Z'),
    });
  });
});
