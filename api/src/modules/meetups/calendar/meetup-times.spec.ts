import { formatTimes } from './meetup-times.js';

describe('the time of a meet-up', () => {
  it('is given in the zone of the city and in the zone of the reader', () => {
    const meetup = {
      timeZone: 'Europe/Lisbon',
      startsAt: new Date('2027-03-28T18:00:00Z'),
      endsAt: new Date('2027-03-28T20:30:00Z'),
    };
    expect(formatTimes(meetup, 'Lisbon', 'America/New_York')).toEqual([
      'In Lisbon: Sunday, 28 Mar 2027, 19:00–21:30 (UTC+1)',
      'Your time (New York): Sunday, 28 Mar 2027, 14:00–16:30 (UTC−4)',
    ]);
    expect(formatTimes(meetup, 'Lisbon', 'Asia/Kolkata')[1]).toBe(
      'Your time (Kolkata): Sunday, 28 Mar 2027, 23:30–Monday, 02:00 (UTC+5:30)',
    );
  });
});
