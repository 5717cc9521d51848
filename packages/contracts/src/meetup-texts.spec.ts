import {
  describeSeats,
  findReaderMeetupTime,
  formatMeetupStart,
  formatMeetupTime,
  formatSeats,
} from './meetup-texts.js';

/** An evening in Lisbon in winter. */
const evening = {
  start: '2026-12-05T18:30',
  end: '2026-12-05T20:30',
  startsAt: '2026-12-05T18:30:00.000Z',
  endsAt: '2026-12-05T20:30:00.000Z',
};

describe('the time of a meet-up', () => {
  it('is the one on the city’s clocks', () => {
    expect(formatMeetupTime(evening)).toBe('Saturday 5 Dec 2026, 18:30–20:30');
    expect(formatMeetupStart(evening.start)).toBe('Sat 5 Dec 2026, 18:30');
  });

  it('names both days when it ends on another one', () => {
    expect(formatMeetupTime({ start: '2026-12-05T22:30', end: '2026-12-06T01:00' })).toBe(
      'Saturday 5 Dec 2026, 22:30 to Sunday 6 Dec 2026, 01:00',
    );
  });

  it('is on one day when it ends at midnight', () => {
    expect(formatMeetupTime({ start: '2026-12-05T22:30', end: '2026-12-06T00:00' })).toBe(
      'Saturday 5 Dec 2026, 22:30–00:00',
    );
  });

  it('is shown on the reader’s clocks where they differ', () => {
    expect(findReaderMeetupTime(evening, 'Europe/Berlin')).toEqual({
      text: 'Saturday 5 Dec 2026, 19:30–21:30',
      dayChange: null,
    });
    expect(findReaderMeetupTime(evening, 'Europe/London')).toBeNull();
  });

  it.each([
    ['Asia/Tokyo', 'Sunday 6 Dec 2026, 03:30–05:30', 'the day after'],
    ['Pacific/Auckland', 'Sunday 6 Dec 2026, 07:30–09:30', 'the day after'],
  ])('says in %s that it is on another day', (zone, text, dayChange) => {
    expect(findReaderMeetupTime(evening, zone)).toEqual({ text, dayChange });
  });

  it('says that it is the day before for a reader in the west', () => {
    const morning = {
      start: '2026-12-05T09:00',
      end: '2026-12-05T10:00',
      startsAt: '2026-12-05T00:00:00.000Z',
      endsAt: '2026-12-05T01:00:00.000Z',
    };
    expect(findReaderMeetupTime(morning, 'America/New_York')).toEqual({
      text: 'Friday 4 Dec 2026, 19:00–20:00',
      dayChange: 'the day before',
    });
  });
});

describe('the seats of a meet-up', () => {
  it.each([
    [{ seats: 8, going: 5, waiting: 0 }, '3 of 8 seats are free'],
    [{ seats: 8, going: 7, waiting: 0 }, '1 of 8 seats is free'],
    [{ seats: 8, going: 8, waiting: 0 }, 'All 8 seats are taken'],
    [{ seats: 6, going: 8, waiting: 0 }, 'All 6 seats are taken'],
    [{ seats: 2, going: 2, waiting: 0 }, 'Both seats are taken'],
  ])('of %j are: %s', (seats, text) => expect(formatSeats(seats)).toBe(text));

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [22, '22nd'],
  ])('name the place %i on the waiting list: %s', (ownPosition, ordinal) => {
    expect(describeSeats({ seats: 8, going: 8, waiting: 30, ownPosition })).toBe(
      `All 8 seats are taken. You’re ${ordinal} on the waiting list.`,
    );
  });

  it('come with the number of people waiting', () => {
    expect(describeSeats({ seats: 8, going: 8, waiting: 1, ownPosition: null })).toBe(
      'All 8 seats are taken. 1 person is on the waiting list.',
    );
    expect(describeSeats({ seats: 8, going: 2, waiting: 0, ownPosition: null })).toBe(
      '6 of 8 seats are free.',
    );
  });
});
