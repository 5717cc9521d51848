import { toDay } from '../time/day.js';
import { DAY_MS, HOUR_MS } from '../time/durations.js';
import { listChanges, resolveLocalTime } from '../time/zone-table.js';
import { createEventCalendar, createInvitation, type CalendarEvent } from './event-calendar.js';
import { find, readCalendar, readInstant } from './read-calendar.fixture.js';

const startsAt = resolveLocalTime('Europe/Lisbon', toDay(2027, 3, 26), 19 * 60).at;
const event: CalendarEvent = {
  uid: 'one@wanderwork.test',
  sequence: 0,
  changedAt: Date.UTC(2027, 0, 4),
  title: 'Dinner; by the river',
  description: 'Bring an appetite.',
  location: 'Café Central, Rua Nova 1',
  url: 'https://wanderwork.test/connect/meet-ups/aaaaaaaa/dinner',
  zone: 'Europe/Lisbon',
  startsAt,
  endsAt: startsAt + 2 * HOUR_MS,
  isCanceled: false,
};
const invitation = {
  organizer: { name: 'WanderWork', email: 'mail@wanderwork.test' },
  attendee: 'ana@example.com',
};
const readEvent = (file: string) => {
  const calendar = readCalendar(file);
  return { calendar, entry: calendar.components.find(({ name }) => name === 'VEVENT')! };
};

describe('a calendar of events', () => {
  it('is published, with local times and no people', () => {
    const { calendar, entry } = readEvent(createEventCalendar([event], 'My meet-ups'));
    expect(find(calendar, 'METHOD')?.value).toBe('PUBLISH');
    expect(find(entry, 'DTSTART')).toMatchObject({
      params: { TZID: 'Europe/Lisbon' },
      value: '20270326T190000',
    });
    expect(find(entry, 'ATTENDEE')).toBeUndefined();
    expect(readInstant(calendar, find(entry, 'DTEND')!)).toBe(event.endsAt);
  });

  it('lists every clock change up to a year after the event', () => {
    const { calendar } = readEvent(createEventCalendar([event], 'My meet-ups'));
    const zone = calendar.components.find(({ name }) => name === 'VTIMEZONE')!;
    const changes = listChanges(event.zone, startsAt - DAY_MS, startsAt + 366 * DAY_MS);
    expect(changes).toHaveLength(3);
    expect(zone.components).toHaveLength(1 + changes.length);
  });

  it('gives a time that occurs twice in UTC', () => {
    const second = Date.UTC(2027, 9, 31, 1, 30);
    const { entry } = readEvent(createEventCalendar([{ ...event, startsAt: second }], 'My meet-ups'));
    expect(find(entry, 'DTSTART')).toMatchObject({ params: {}, value: '20271031T013000Z' });
  });
});

describe('an invitation', () => {
  it('names the reader as the only attendee', () => {
    const { calendar, entry } = readEvent(createInvitation(event, invitation));
    expect(find(calendar, 'METHOD')?.value).toBe('REQUEST');
    const attendees = entry.properties.filter(({ name }) => name === 'ATTENDEE');
    expect(attendees.map(({ value }) => value)).toEqual(['mailto:ana@example.com']);
  });

  it('becomes a cancellation of the same entry', () => {
    const canceled = { ...event, sequence: 3, isCanceled: true };
    const { calendar, entry } = readEvent(createInvitation(canceled, invitation));
    const [method, uid, sequence, status] = [
      find(calendar, 'METHOD'),
      ...['UID', 'SEQUENCE', 'STATUS'].map((name) => find(entry, name)),
    ].map((property) => property?.value);
    expect({ method, uid, sequence, status }).toEqual({
      method: 'CANCEL',
      uid: event.uid,
      sequence: '3',
      status: 'CANCELLED',
    });
  });
});
