import type { MeetupDetail } from '@wanderwork/contracts';
import { NotificationsJob } from '../../src/modules/notifications/jobs/notifications.job.js';
import {
  CONNECT,
  createId,
  createPerson,
  sendReport,
  toRefusal,
  type ConnectUser,
} from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  cancelMeetup,
  createMeetupBody,
  editMeetup,
  inDays,
  join,
  listCodes,
  listNotifications,
  MEETUPS,
  moveStart,
  postMeetup,
  readMeetup,
  sendEdit,
  sendMeetup,
  sendRsvp,
} from './meetups.js';

let api: TestApp;
let host: ConnectUser;
let visitor: Browser;

beforeAll(async () => {
  api = await startTestApp();
  [host, visitor] = [await createPerson(api), new Browser(api)];
});
afterAll(() => api.close());

const withDate = (start: string, change: object = {}) => ({ dates: [{ id: createId(), start, ...change }] });

/** The next clock changes of Lisbon within a year: the last Sundays of March and October. */
const findLastSunday = (month: number): string => {
  const year = [0, 1]
    .map((more) => new Date().getUTCFullYear() + more)
    .find((one) => Date.UTC(one, month, 24) > Date.now())!;
  const end = new Date(Date.UTC(year, month, 31));
  return new Date(end.getTime() - end.getUTCDay() * 86_400_000).toISOString().slice(0, 10);
};

describe('planning a meet-up', () => {
  it('keeps local wall time of the city, whatever the zone of the browser', async () => {
    const meetup = await postMeetup(host, { city: 'tokyo', ...withDate(inDays(10, '19:00')) });
    expect(meetup).toMatchObject({
      timeZone: 'Asia/Tokyo',
      start: inDays(10, '19:00'),
      end: inDays(10, '21:00'),
      startsAt: `${inDays(10, '10:00')}:00.000Z`,
      seats: 8,
      going: 0,
      ownRole: 'host',
      host: { handle: host.handle },
    });
    expect(await listCodes(visitor, '?place=city:tokyo')).toEqual([meetup.code]);
  });

  it('refuses a time that a clock change skips', async () => {
    const start = `${findLastSunday(2)}T01:30`;
    const response = await sendMeetup(host, withDate(start));
    expect([toRefusal(response), response.json()]).toEqual([
      '422 meetup.time_nonexistent',
      expect.objectContaining({ index: 0, start, choices: [] }),
    ]);
  });

  it('asks which one is meant of a time that occurs twice', async () => {
    const day = findLastSunday(9);
    const start = `${day}T01:30`;
    const response = await sendMeetup(host, withDate(start));
    expect([toRefusal(response), response.json()]).toEqual([
      '422 meetup.time_ambiguous',
      expect.objectContaining({
        index: 0,
        choices: [
          { occurrence: 'first', startsAt: `${day}T00:30:00.000Z`, utcOffset: 'UTC+1' },
          { occurrence: 'second', startsAt: `${day}T01:30:00.000Z`, utcOffset: 'UTC' },
        ],
      }),
    ]);
    const second = await postMeetup(host, withDate(start, { occurrence: 'second' }));
    expect(second).toMatchObject({ start, startsAt: `${day}T01:30:00.000Z` });
    const longer = await editMeetup(host, second, { minutes: 90, occurrence: 'second' });
    expect(longer.startsAt).toBe(second.startsAt);
  });

  it.each([
    ['in the past', withDate('2020-01-01T19:00'), '422 meetup.past'],
    ['more than a year ahead', withDate(inDays(367)), '400 validation.failed'],
    ['of less than 30 minutes', { minutes: 29 }, '400 validation.failed'],
    ['of more than 12 hours', { minutes: 721 }, '400 validation.failed'],
    ['with one seat', { seats: 1 }, '400 validation.failed'],
    ['with 51 seats', { seats: 51 }, '400 validation.failed'],
    ['at a place that isn’t public', { isPublicPlace: false }, '400 validation.failed'],
    ['without the statement', { isPublicPlace: undefined }, '400 validation.failed'],
    ['in no city', { city: 'atlantis' }, '404 connect.place_unknown'],
    [
      'with nine dates',
      { dates: Array.from({ length: 9 }, (_, at) => withDate(inDays(at + 2)).dates[0]) },
      '400 validation.failed',
    ],
    [
      'twice at the same time',
      { dates: [1, 2].map(() => withDate(inDays(5)).dates[0]) },
      '400 validation.failed',
    ],
  ])('refuses one %s', async (_, change, refusal) => {
    expect(toRefusal(await sendMeetup(host, change))).toBe(refusal);
  });

  it('takes 30 minutes to 12 hours and 2 to 50 seats', async () => {
    for (const change of [
      { minutes: 30, seats: 2 },
      { minutes: 720, seats: 50 },
    ])
      expect((await sendMeetup(host, change)).statusCode).toBe(200);
  });

  it('creates up to 8 dates at once, each with its own RSVPs', async () => {
    const dates = Array.from({ length: 8 }, (_, at) => withDate(inDays(7 * (at + 1))).dates[0]);
    const other = await createPerson(api);
    const first = await postMeetup(other, { dates, city: 'porto' });
    expect(first.otherDates.map(({ start }) => start)).toEqual(dates.slice(1).map((date) => date!.start));
    const guest = await createPerson(api, 'new');
    await join(guest, first.code);
    const second = await readMeetup(guest.browser, first.otherDates[0]!.code);
    expect([second.going, second.ownRsvp]).toEqual([0, null]);
    expect(await listCodes(visitor, '?place=city:porto')).toHaveLength(8);
  });

  it('gives the same meet-up for the same request, and 409 for another with its id', async () => {
    const body = createMeetupBody();
    const send = () => host.browser.clone().request('POST', MEETUPS, body);
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((one) => one.json<MeetupDetail>().code)).size).toBe(1);
    const changed = await host.browser.request('POST', MEETUPS, { ...body, seats: 9 });
    expect(toRefusal(changed)).toBe('409 connect.changed');
  });

  it('is for members, without a pause', async () => {
    expect(toRefusal(await sendMeetup(await createPerson(api, 'new')))).toBe('403 connect.member_required');
    const paused = await createPerson(api);
    await sendReport(visitor, 'person', paused.handle);
    await api.db.query(
      `INSERT INTO moderation_decisions
         (id, case_id, user_id, kind, object_id, action, rule, explanation, decided_at, until, state)
       SELECT gen_random_uuid(), id, owner_id, kind, object_id, 'pause', 'no-spam', 'Spam', now(),
         now() + interval '1 day', 'in-effect' FROM moderation_cases WHERE owner_id = $1`,
      [paused.id],
    );
    expect(toRefusal(await sendMeetup(paused))).toBe('403 connect.paused');
    expect(toRefusal(await sendRsvp(paused, (await postMeetup(host)).code))).toBe('403 connect.paused');
  });

  it('notifies followers of the place, unless they want only mentions or nothing', async () => {
    await api.app.get(NotificationsJob).deliverAll();
    const levels = ['everything', 'replies', 'mentions', 'nothing'] as const;
    const followers = await Promise.all(levels.map(() => createPerson(api)));
    for (const [at, follower] of followers.entries())
      await follower.browser.request('PUT', `${CONNECT}/follows/city:lisbon`, { level: levels[at] });
    await postMeetup(host);
    await api.app.get(NotificationsJob).deliverAll();
    expect(await Promise.all(followers.map(listNotifications))).toEqual([['meetup'], ['meetup'], [], []]);
  });
});

describe('lists of meet-ups', () => {
  it('have those of a city, its region and everywhere, the next one first, without canceled ones', async () => {
    const other = await createPerson(api);
    const [late, early, canceled] = [
      await postMeetup(other, { city: 'valencia', ...withDate(inDays(20)) }),
      await postMeetup(other, { city: 'valencia', ...withDate(inDays(3)) }),
      await postMeetup(other, { city: 'valencia', ...withDate(inDays(4)) }),
    ];
    await cancelMeetup(other, canceled.code);
    expect(await listCodes(visitor, '?place=city:valencia')).toEqual([early.code, late.code]);
    for (const place of ['region:southern-europe', 'everywhere']) {
      const codes = await listCodes(visitor, `?place=${place}`);
      expect(codes.indexOf(early.code)).toBeLessThan(codes.indexOf(late.code));
      expect(codes).not.toContain(canceled.code);
    }
    expect(await listCodes(other.browser, '/own')).toEqual([early.code, canceled.code, late.code]);
    await moveStart(api, early.id, -5);
    expect(await listCodes(visitor, '?place=city:valencia')).toEqual([late.code]);
    expect(await listCodes(other.browser, '/own?span=past')).toEqual([early.code]);
  });

  it('continue where the last page ended', async () => {
    const person = await createPerson(api);
    for (let batch = 0; batch < 2; batch += 1) {
      await api.db.query(`UPDATE meetups SET created_at = now() - interval '2 days' WHERE author_id = $1`, [
        person.id,
      ]);
      for (const days of [10, 20])
        await postMeetup(person, {
          city: 'barcelona',
          dates: Array.from({ length: 8 }, (_, at) => withDate(inDays(days + at, `1${batch}:00`)).dates[0]),
        });
    }
    type Page = { items: { code: string }[]; nextKey: string | null; total: number };
    const read = async (after: string): Promise<Page> =>
      (await visitor.request('GET', `${MEETUPS}?place=city:barcelona${after}`)).json<Page>();
    const first = await read('');
    const second = await read(`&after=${first.nextKey}`);
    expect([first.items.length, second.items.length, second.nextKey, first.total]).toEqual([30, 2, null, 32]);
    expect(new Set([...first.items, ...second.items].map(({ code }) => code)).size).toBe(32);
  });
});

describe('changing a meet-up', () => {
  it('needs the revision that was edited; otherwise both versions are shown', async () => {
    const meetup = await postMeetup(host);
    const changed = await editMeetup(host, meetup, { seats: 10, title: 'Dinner at the castle' });
    expect(changed).toMatchObject({ seats: 10, title: 'Dinner at the castle', revision: 2 });
    const stale = await sendEdit(host, meetup, { seats: 12 });
    expect([toRefusal(stale), stale.json()]).toEqual([
      '409 connect.changed',
      expect.objectContaining({
        revision: 2,
        theirs: expect.objectContaining({ seats: 10, title: 'Dinner at the castle', minutes: 120 }) as object,
      }),
    ]);
  });

  it('across a clock change keeps the time on the clocks of the city', async () => {
    const sunday = findLastSunday(2);
    const [before, after] = [-2, 2].map((days) =>
      new Date(Date.parse(sunday) + days * 86_400_000).toISOString().slice(0, 10),
    );
    const meetup = await postMeetup(host, withDate(`${before}T19:00`));
    expect(meetup.startsAt).toBe(`${before}T19:00:00.000Z`);
    const moved = await editMeetup(host, meetup, { start: `${after}T19:00` });
    expect([moved.start, moved.startsAt, moved.end]).toEqual([
      `${after}T19:00`,
      `${after}T18:00:00.000Z`,
      `${after}T21:00`,
    ]);
    expect(toRefusal(await sendEdit(host, moved, { start: `${sunday}T01:15` }))).toBe(
      '422 meetup.time_nonexistent',
    );
  });

  it('is for hosts', async () => {
    const meetup = await postMeetup(host);
    const other = await createPerson(api);
    expect(toRefusal(await sendEdit(other, { ...meetup, text: 'Mine now.' }))).toBe('403 connect.refused');
    expect(toRefusal(await cancelMeetup(other, meetup.code))).toBe('403 connect.refused');
  });

  it('ends with its cancellation, whose reason everybody can read', async () => {
    const meetup = await postMeetup(host);
    for (let times = 0; times < 2; times += 1) await cancelMeetup(host, meetup.code, 'The café is closed.');
    expect(await readMeetup(visitor, meetup.code)).toMatchObject({
      isCanceled: true,
      cancelReason: 'The café is closed.',
      isIndexable: false,
      revision: 2,
    });
    expect(toRefusal(await sendEdit(host, { ...meetup, revision: 2 }))).toBe('409 connect.closed');
    expect(toRefusal(await sendRsvp(await createPerson(api), meetup.code))).toBe('409 connect.closed');
  });
});
