import { addReplyEmail, findReplyEmailTime } from './reply-limits.policy.js';

const toTime = (hours: number) => new Date(Date.UTC(2026, 11, 1, hours));

describe('emails about replies', () => {
  it('are sent at once when there was none', () => {
    expect(findReplyEmailTime([], toTime(10))).toEqual(toTime(10));
  });

  it('are at least an hour apart', () => {
    expect(findReplyEmailTime([toTime(10)], new Date(toTime(10).getTime() + 60_000))).toEqual(toTime(11));
    expect(findReplyEmailTime([toTime(10)], toTime(12))).toEqual(toTime(12));
  });

  it('are at most six in 24 hours', () => {
    const six = [8, 9, 10, 11, 12, 13].map(toTime);
    expect(findReplyEmailTime(six, toTime(15))).toEqual(toTime(32));
    expect(findReplyEmailTime(six.slice(1), toTime(15))).toEqual(toTime(15));
    expect(addReplyEmail(six, toTime(32))).toEqual([9, 10, 11, 12, 13, 32].map(toTime));
  });
});
