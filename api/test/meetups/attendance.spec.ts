import type { SessionUser } from '@wanderwork/contracts';
import { MeetupRsvpsService } from '../../src/modules/meetups/attendance/rsvps.service.js';
import { MeetupsJob } from '../../src/modules/meetups/jobs/meetups.job.js';
import { CONNECT, createPerson, toRefusal, type ConnectUser } from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  editMeetup,
  join,
  leave,
  listCodes,
  listGuests,
  listHandles,
  listNotifications,
  MEETUPS,
  moveStart,
  postMeetup,
  readMeetup,
  sendRsvp,
} from './meetups.js';

let api: TestApp;
let host: ConnectUser;
let people: ConnectUser[];

beforeAll(async () => {
  api = await startTestApp();
  host = await createPerson(api);
  people = await Promise.all(Array.from({ length: 5 }, () => createPerson(api, 'new')));
});
afterAll(() => api.close());

const createFull = async (seats = 2) => {
  const meetup = await postMeetup(host, { seats });
  for (const person of people.slice(0, seats)) await join(person, meetup.code);
  return meetup;
};

/** People with profiles, without browsers: signing up 200 takes long. */
const createCrowd = async (size: number): Promise<SessionUser[]> => {
  const rows = (await api.db.query(
    `INSERT INTO users SELECT (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(),
       'email', gen_random_uuid() || '@example.com', 'is_admin', false))).*
     FROM users AS one, generate_series(1, $2) WHERE one.id = $1 RETURNING id`,
    [host.id, size],
  )) as { id: string }[];
  await api.db.query(
    `INSERT INTO community_people (user_id, handle, name, about, languages, keep_answers, created_at)
     SELECT id, 'c' || substr(md5(id::text), 1, 15), 'Crowd', '', '{}', false, now() FROM unnest($1::uuid[]) AS id`,
    [rows.map(({ id }) => id)],
  );
  return rows.map(({ id }) => ({ id, emailConfirmed: true, isAdmin: false }) as SessionUser);
};

describe('a seat', () => {
  it('goes to people who are new too, who then see the address', async () => {
    const meetup = await postMeetup(host);
    const [guest] = people as [ConnectUser];
    expect((await readMeetup(guest.browser, meetup.code)).venue).toBeNull();
    expect(await join(guest, meetup.code)).toMatchObject({
      ownRsvp: 'going',
      going: 1,
      venue: { name: 'Café Central', address: 'Rua Nova 1' },
    });
    expect(await readMeetup(new Browser(api), meetup.code)).toMatchObject({
      going: 1,
      venue: null,
      ownRsvp: null,
    });
    const visible = await editMeetup(host, await readMeetup(host.browser, meetup.code), {
      isAddressVisible: true,
    });
    expect((await readMeetup(new Browser(api), visible.code)).venue).toEqual(meetup.venue);
  });

  it('is taken once, also by two taps', async () => {
    const meetup = await postMeetup(host);
    const [guest] = people as [ConnectUser];
    const taps = await Promise.all(
      [1, 2, 3].map(() => sendRsvp({ ...guest, browser: guest.browser.clone() }, meetup.code)),
    );
    expect(taps.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await readMeetup(host.browser, meetup.code)).going).toBe(1);
  });

  it('needs a confirmed address, and none is needed by hosts', async () => {
    const meetup = await postMeetup(host);
    expect(toRefusal(await sendRsvp(await createPerson(api, 'unconfirmed'), meetup.code))).toBe(
      '403 auth.email_unconfirmed',
    );
    expect(toRefusal(await sendRsvp(host, meetup.code))).toBe('403 connect.refused');
  });

  it('can’t be taken once the meet-up has begun', async () => {
    const meetup = await postMeetup(host);
    await moveStart(api, meetup.id, -0.1);
    expect(toRefusal(await sendRsvp(people[0]!, meetup.code))).toBe('422 meetup.past');
  });
});

describe('the waiting list', () => {
  it('says how many seats are taken and whose turn it is', async () => {
    const { code } = await createFull();
    await join(people[2]!, code);
    expect(await join(people[3]!, code)).toMatchObject({
      ...{
        seats: 2,
        going: 2,
        waiting: 2,
        ownRsvp: 'waiting',
        ownPosition: 2,
        isSeatOffered: false,
        venue: null,
      },
    });
  });

  it('gives a free seat to the first person', async () => {
    const { code } = await createFull();
    for (const person of people.slice(2)) await join(person, code);
    await leave(people[0]!, code);
    expect(await readMeetup(people[2]!.browser, code)).toMatchObject({
      ownRsvp: 'going',
      going: 2,
      waiting: 2,
    });
    expect(await listNotifications(people[2]!)).toContain('meetup-seat');
    // Somebody who comes back is last.
    expect(await join(people[0]!, code)).toMatchObject({ ownRsvp: 'waiting', ownPosition: 3 });
  });

  it('offers a free seat to everyone in the last 12 hours, and the first to accept gets it', async () => {
    const { code, id } = await createFull();
    for (const person of people.slice(2, 4)) await join(person, code);
    await moveStart(api, id, 11.9);
    await leave(people[0]!, code);
    for (const person of people.slice(2, 4)) {
      expect(await readMeetup(person.browser, code)).toMatchObject({
        ownRsvp: 'waiting',
        isSeatOffered: true,
      });
      expect(await listNotifications(person)).toContain('meetup-offer');
    }
    // Somebody new waits: the seat was offered to others.
    expect(await join(people[4]!, code)).toMatchObject({ ownRsvp: 'waiting', ownPosition: 3 });
    expect(await join(people[3]!, code)).toMatchObject({ ownRsvp: 'going', isSeatOffered: false });
    expect(await join(people[2]!, code)).toMatchObject({ ownRsvp: 'waiting', isSeatOffered: false });
  });

  it('moves up when there are more seats', async () => {
    const { code } = await createFull();
    for (const person of people.slice(2)) await join(person, code);
    const changed = await editMeetup(host, await readMeetup(host.browser, code), { seats: 4 });
    expect(changed).toMatchObject({ going: 4, waiting: 1 });
  });
});

describe('a lower limit', () => {
  it('removes nobody, and frees no seat until enough people left', async () => {
    const { code } = await createFull(4);
    await join(people[4]!, code);
    const lowered = await editMeetup(host, await readMeetup(host.browser, code), { seats: 3 });
    expect(lowered).toMatchObject({ seats: 3, going: 4, waiting: 1 });
    await leave(people[0]!, code);
    expect(await readMeetup(host.browser, code)).toMatchObject({ going: 3, waiting: 1 });
    await leave(people[1]!, code);
    expect(await readMeetup(people[4]!.browser, code)).toMatchObject({
      going: 3,
      waiting: 0,
      ownRsvp: 'going',
    });
  });
});

describe('200 people who want 8 seats, in two processes', () => {
  it('fill exactly 8', async () => {
    const { code, id } = await postMeetup(host, { seats: 8 });
    const other = await api.startAnother();
    const services = [api, other].map(({ app }) => app.get(MeetupRsvpsService));
    const crowd = await createCrowd(200);
    await Promise.all(crowd.map((user, at) => services[at % 2]!.join(user, code)));
    await other.close();
    const rows: unknown = await api.db.query(
      'SELECT status, count(*)::integer AS count FROM meetup_rsvps WHERE meetup_id = $1 GROUP BY status ORDER BY status',
      [id],
    );
    expect(rows).toEqual([
      { status: 'going', count: 8 },
      { status: 'waiting', count: 192 },
    ]);
    expect(await readMeetup(host.browser, code)).toMatchObject({ going: 8, waiting: 192 });
  });
});

describe('the list of guests', () => {
  it('is for people going and hosts; others see a number', async () => {
    const { code } = await createFull();
    await join(people[2]!, code);
    const handles = people.slice(0, 2).map(({ handle }) => handle);
    expect(await listHandles(people[0]!, code)).toEqual(handles);
    expect(await listHandles(host, code)).toEqual(handles);
    for (const person of [people[2]!, people[4]!])
      expect(toRefusal(await listGuests(person, code))).toBe('403 connect.refused');
    expect(toRefusal(await listGuests({ ...host, browser: new Browser(api) }, code))).toBe(
      '401 auth.session_required',
    );
    const shown = (await new Browser(api).request('GET', `${MEETUPS}/${code}`)).body;
    for (const handle of handles) expect(shown).not.toContain(handle);
    const profile = (await people[3]!.browser.request('GET', `${CONNECT}/people/${handles[0]}`)).body;
    expect(profile).not.toContain(code);
  });

  it('shows hosts who is waiting', async () => {
    const { code } = await createFull();
    await join(people[2]!, code);
    expect((await listGuests(host, code)).json()).toMatchObject({ waiting: [{ handle: people[2]!.handle }] });
    expect((await listGuests(people[0]!, code)).json()).toMatchObject({ waiting: [] });
  });

  it('is deleted 7 days after the meet-up', async () => {
    const { code, id } = await createFull();
    const clean = () => api.app.get(MeetupsJob).deleteGuestLists();
    await moveStart(api, id, -24 * 7 - 1.9);
    await clean();
    expect(await listHandles(host, code)).toHaveLength(2);
    await moveStart(api, id, -24 * 7 - 2.1);
    await clean();
    expect(await listHandles(host, code)).toEqual([]);
    expect((await readMeetup(host.browser, code)).going).toBe(2);
    expect(await listCodes(people[0]!.browser, '/own?span=past')).not.toContain(code);
  });
});
