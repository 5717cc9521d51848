import type { MeetupDetail, NewCalendarFeed } from '@wanderwork/contracts';
import { DAY_MS, listChanges, toIsoDay, toLocalMinutes } from '@wanderwork/travel';
import ICAL from 'ical.js';
import { createPerson, CONNECT, createId, toRefusal, type ConnectUser } from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { cancelMeetup, join, leave, MEETUPS, postMeetup } from './meetups.js';

let api: TestApp;
let host: ConnectUser;
let visitor: Browser;

beforeAll(async () => {
  api = await startTestApp();
  [host, visitor] = [await createPerson(api), new Browser(api)];
});
afterAll(() => api.close());

/** Reads a file with another library, which knows zones by their VTIMEZONE alone. */
const readFile = (text: string) => {
  const file = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of file.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const entries = file.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  ICAL.TimezoneService.reset();
  return { method: file.getFirstPropertyValue('method'), entries };
};
const readInstants = ({ startDate, endDate }: ICAL.Event) =>
  [startDate, endDate].map((time) => time.toJSDate().toISOString());

const download = async (who: Browser, { code }: MeetupDetail) =>
  readFile((await who.request('GET', `${MEETUPS}/${code}.ics`)).body);

/** The days on which the clocks of a zone change within a year. */
const listChangeDays = (zone: string): string[] =>
  listChanges(zone, Date.now() + 3 * DAY_MS, Date.now() + 360 * DAY_MS).map(({ at }) =>
    toIsoDay(toLocalMinutes(zone, at).day),
  );
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

describe('the file of a meet-up', () => {
  it('is read correctly by another library across four clock changes', async () => {
    const cities = { lisbon: 'Europe/Lisbon', 'new-york': 'America/New_York' };
    const changes = Object.entries(cities).flatMap(([city, zone]) =>
      listChangeDays(zone).map((change) => ({ city, change })),
    );
    expect(changes).toHaveLength(4);
    for (const { city, change } of changes)
      for (const [day, clock] of [
        [addDays(change, -1), '23:30'],
        [change, '00:15'],
        [change, '12:00'],
        [addDays(change, 1), '19:00'],
      ]) {
        const person = await createPerson(api);
        const dates = [{ id: createId(), start: `${day}T${clock}` }];
        const meetup = await postMeetup(person, { city, dates, minutes: 240 });
        const { entries } = await download(visitor, meetup);
        expect(readInstants(entries[0]!)).toEqual([meetup.startsAt, meetup.endsAt]);
      }
  });

  it('is published, and has the address only for those who may see it', async () => {
    const meetup = await postMeetup(host);
    const guest = await createPerson(api);
    await join(guest, meetup.code);
    const response = await visitor.request('GET', `${MEETUPS}/${meetup.code}.ics`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="meet-up.ics"',
    });
    const { method, entries } = readFile(response.body);
    expect([method, entries[0]!.location, entries[0]!.attendees]).toEqual(['PUBLISH', 'Lisbon', []]);
    expect((await download(guest.browser, meetup)).entries[0]!.location).toBe('Café Central, Rua Nova 1');
  });
});

describe('the private feed', () => {
  const createFeed = async ({ browser }: ConnectUser): Promise<string> =>
    new URL((await browser.request('POST', `${CONNECT}/calendar`)).json<NewCalendarFeed>().url).pathname;

  it('has the meet-ups that the person hosts or goes to, and shows that one was canceled', async () => {
    const person = await createPerson(api);
    const [own, going, left, waiting] = [
      await postMeetup(person),
      await postMeetup(host),
      await postMeetup(host),
      await postMeetup(host, { seats: 2 }),
    ];
    for (const { code } of [going, left]) await join(person, code);
    for (const other of [await createPerson(api), await createPerson(api), person])
      await join(other, waiting.code);
    await leave(person, left.code);
    await cancelMeetup(host, going.code);
    const path = await createFeed(person);
    const { method, entries } = readFile((await visitor.request('GET', path)).body);
    expect(method).toBe('PUBLISH');
    const byUid = entries.map(({ uid, component, sequence }) => [
      uid.slice(7, 43),
      component.getFirstPropertyValue('status'),
      sequence,
    ]);
    expect(byUid.sort()).toEqual(
      [
        [own.id, 'CONFIRMED', 0],
        [going.id, 'CANCELLED', 1],
      ].sort(),
    );
  });

  it('can be replaced and revoked, and its secret is stored nowhere', async () => {
    const person = await createPerson(api);
    const first = await createFeed(person);
    const second = await createFeed(person);
    expect(toRefusal(await visitor.request('GET', first))).toBe('404 connect.not_found');
    expect((await visitor.request('GET', second)).statusCode).toBe(200);
    const secret = second.split('/').at(-1)!.replace('.ics', '');
    const rows = (await api.db.query('SELECT c::text AS row FROM meetup_calendars AS c')) as {
      row: string;
    }[];
    expect(rows.map(({ row }) => row).join()).not.toContain(secret);
    expect((await person.browser.request('GET', `${CONNECT}/calendar`)).json()).toMatchObject({
      feed: { readAt: expect.any(String) as string },
    });
    await person.browser.request('DELETE', `${CONNECT}/calendar`);
    expect(toRefusal(await visitor.request('GET', second))).toBe('404 connect.not_found');
    expect((await person.browser.request('GET', `${CONNECT}/calendar`)).json()).toEqual({ feed: null });
  });

  it('is closed while the account is suspended', async () => {
    const person = await createPerson(api);
    const path = await createFeed(person);
    await api.db.query('UPDATE users SET suspended_at = now() WHERE id = $1', [person.id]);
    expect(toRefusal(await visitor.request('GET', path))).toBe('404 connect.not_found');
  });
});
