import type { MeetupDetail } from '@wanderwork/contracts';
import { MeetupsJob } from '../../src/modules/meetups/jobs/meetups.job.js';
import { NotificationsJob } from '../../src/modules/notifications/jobs/notifications.job.js';
import { CONNECT, createPerson, toRefusal, type ConnectUser } from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  join,
  leave,
  listCodes,
  listGuests,
  listHandles,
  listNotifications,
  MEETUPS,
  postMeetup,
  readMeetup,
  sendEdit,
  sendRsvp,
} from './meetups.js';

let api: TestApp;
let ana: ConnectUser;
let bo: ConnectUser;
let host: ConnectUser;

beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(async () => {
  [ana, bo, host] = await Promise.all([createPerson(api), createPerson(api), createPerson(api)]);
});
afterAll(() => api.close());

const put = (from: ConnectUser, barrier: 'blocks' | 'mutes', { handle }: ConnectUser) =>
  from.browser.request('PUT', `${CONNECT}/${barrier}/${handle}`);
const get = ({ browser }: ConnectUser, { code }: MeetupDetail) =>
  browser.request('GET', `${MEETUPS}/${code}`);

describe('a host who blocked the reader', () => {
  it('has no meet-ups for them, anywhere', async () => {
    const meetup = await postMeetup(ana);
    await put(ana, 'blocks', bo);
    const { code } = meetup;
    for (const response of [
      await get(bo, meetup),
      await sendRsvp(bo, code),
      await leave(bo, code),
      await listGuests(bo, code),
      await sendEdit(bo, { ...meetup, text: 'Some text' }),
      await bo.browser.request('GET', `${MEETUPS}/${code}.ics`),
      await bo.browser.request('PUT', `${MEETUPS}/${code}/hosting`),
      await bo.browser.request('POST', `${CONNECT}/reports`, {
        id: meetup.id,
        kind: 'meetup',
        object: meetup.id,
        reason: 'spam',
      }),
    ])
      expect(toRefusal(response)).toBe('404 connect.not_found');
    expect(await listCodes(bo.browser)).not.toContain(code);
    // Anybody can read it signed out.
    expect((await readMeetup(new Browser(api), code)).code).toBe(code);
  });

  it('takes the seat back from a guest, who is not told', async () => {
    const waiting = await createPerson(api);
    const meetup = await postMeetup(ana, { seats: 2 });
    for (const person of [bo, host, waiting]) await join(person, meetup.code);
    await put(ana, 'blocks', bo);
    expect((await get(bo, meetup)).statusCode).toBe(404);
    expect(await listCodes(bo.browser, '/own')).toEqual([]);
    const before = await listNotifications(bo);
    await api.app.get(MeetupsJob).handleDepartures();
    expect(await listHandles(ana, meetup.code)).toEqual([host.handle, waiting.handle]);
    expect((await listNotifications(bo)).length).toBeLessThanOrEqual(before.length);
  });

  it('can be a co-host', async () => {
    const meetup = await postMeetup(host);
    await host.browser.request('PUT', `${MEETUPS}/${meetup.code}/co-hosts/${ana.handle}`);
    await put(ana, 'blocks', bo);
    expect((await get(bo, meetup)).statusCode).toBe(200);
    await ana.browser.request('PUT', `${MEETUPS}/${meetup.code}/hosting`);
    expect((await get(bo, meetup)).statusCode).toBe(404);
  });

  it('as a co-host can’t take the meet-up away from the host', async () => {
    const meetup = await postMeetup(host);
    await host.browser.request('PUT', `${MEETUPS}/${meetup.code}/co-hosts/${ana.handle}`);
    await ana.browser.request('PUT', `${MEETUPS}/${meetup.code}/hosting`);
    await put(ana, 'blocks', host);
    expect((await get(host, meetup)).statusCode).toBe(200);
    await api.app.get(MeetupsJob).handleDepartures();
    expect(await readMeetup(host.browser, meetup.code)).toMatchObject({ ownRole: 'host', coHosts: [] });
  });

  it('can’t be asked to be a co-host by the person they blocked', async () => {
    const meetup = await postMeetup(bo);
    await put(ana, 'blocks', bo);
    const path = `${MEETUPS}/${meetup.code}/co-hosts/${ana.handle}`;
    expect(toRefusal(await bo.browser.request('PUT', path))).toBe('404 connect.not_found');
  });
});

describe('a host whom the reader blocked or muted', () => {
  it.each(['blocks', 'mutes'] as const)('by %s, is one line with "Show"', async (barrier) => {
    const meetup = await postMeetup(bo);
    await put(ana, barrier, bo);
    expect((await get(ana, meetup)).json()).toMatchObject({ isMuted: true, title: meetup.title });
    expect((await get(host, meetup)).json()).toMatchObject({ isMuted: false });
  });

  it('has no seat for somebody who blocked them, but for somebody who muted them', async () => {
    const meetup = await postMeetup(bo);
    await put(ana, 'blocks', bo);
    await put(host, 'mutes', bo);
    expect(toRefusal(await sendRsvp(ana, meetup.code))).toBe('403 connect.refused');
    expect((await sendRsvp(host, meetup.code)).statusCode).toBe(200);
  });

  it('sends no notifications of new meet-ups', async () => {
    await put(ana, 'blocks', host);
    await put(bo, 'mutes', host);
    const other = await createPerson(api);
    for (const person of [ana, bo, other])
      await person.browser.request('PUT', `${CONNECT}/follows/city:tbilisi`, { level: 'everything' });
    await postMeetup(host, { city: 'tbilisi' });
    await api.app.get(NotificationsJob).deliverAll();
    expect(await Promise.all([ana, bo, other].map(listNotifications))).toEqual([[], [], ['meetup']]);
  });
});

describe('at meet-ups of other people', () => {
  it('you read that somebody you blocked is going, and they don’t see you', async () => {
    const { code } = await postMeetup(host);
    await join(bo, code);
    await put(ana, 'blocks', bo);
    expect(await readMeetup(ana.browser, code)).toMatchObject({ isBlockedPersonGoing: true, going: 1 });
    await join(ana, code);
    expect(await listHandles(ana, code)).toEqual([ana.handle]);
    expect(await listHandles(bo, code)).toEqual([bo.handle]);
    expect(await listHandles(host, code)).toEqual([bo.handle, ana.handle]);
    expect(await readMeetup(bo.browser, code)).toMatchObject({ isBlockedPersonGoing: false, going: 2 });
  });

  it('somebody you muted is there as before', async () => {
    const { code } = await postMeetup(host);
    for (const person of [ana, bo]) await join(person, code);
    await put(ana, 'mutes', bo);
    expect(await readMeetup(ana.browser, code)).toMatchObject({
      isBlockedPersonGoing: false,
      isMuted: false,
    });
    expect(await listHandles(ana, code)).toEqual([ana.handle, bo.handle]);
    expect(await listHandles(bo, code)).toEqual([ana.handle, bo.handle]);
  });
});

describe('a host whom somebody muted', () => {
  it('can ask them to be a co-host, without a notification', async () => {
    const meetup = await postMeetup(host);
    await put(ana, 'mutes', host);
    const invite = ({ handle }: ConnectUser) =>
      host.browser.request('PUT', `${MEETUPS}/${meetup.code}/co-hosts/${handle}`);
    for (const person of [ana, bo]) expect((await invite(person)).statusCode).toBe(200);
    expect(await listNotifications(ana)).not.toContain('meetup-invitation');
    expect(await listNotifications(bo)).toContain('meetup-invitation');
  });
});
