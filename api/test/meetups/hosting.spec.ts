import type { MeetupDetail } from '@wanderwork/contracts';
import { AccountErasureJob } from '../../src/modules/account/jobs/account-erasure.job.js';
import { MeetupsJob } from '../../src/modules/meetups/jobs/meetups.job.js';
import { createPerson, toRefusal, type ConnectUser } from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  editMeetup,
  join,
  leave,
  listHandles,
  listNotifications,
  MEETUPS,
  moveStart,
  postMeetup,
  readMeetup,
  sendEdit,
} from './meetups.js';

let api: TestApp;
let host: ConnectUser;
let coHost: ConnectUser;
let guest: ConnectUser;

beforeAll(async () => {
  api = await startTestApp();
  [host, coHost, guest] = await Promise.all([createPerson(api), createPerson(api), createPerson(api)]);
});
afterAll(() => api.close());

const invite = (from: ConnectUser, { code }: MeetupDetail, { handle }: ConnectUser) =>
  from.browser.request('PUT', `${MEETUPS}/${code}/co-hosts/${handle}`);
const accept = ({ browser }: ConnectUser, { code }: MeetupDetail) =>
  browser.request('PUT', `${MEETUPS}/${code}/hosting`);
const stop = ({ browser }: ConnectUser, { code }: MeetupDetail) =>
  browser.request('DELETE', `${MEETUPS}/${code}/hosting`);
const runDepartures = () => api.app.get(MeetupsJob).handleDepartures();
const read = (meetup: MeetupDetail, who = host) => readMeetup(who.browser, meetup.code);

const withCoHost = async () => {
  const meetup = await postMeetup(host);
  await invite(host, meetup, coHost);
  await accept(coHost, meetup);
  return meetup;
};

const endAccount = ({ id }: ConnectUser) =>
  api.db.query('UPDATE users SET suspended_at = now() WHERE id = $1', [id]);

const eraseAccount = async ({ id, browser }: ConnectUser) => {
  await browser.request('POST', '/api/account/deletion', {});
  await api.db.query(`UPDATE users SET deletion_due_at = now() - interval '10 minutes' WHERE id = $1`, [id]);
  await api.app.get(AccountErasureJob).run();
};

describe('a co-host', () => {
  it('is asked first, gives up the seat, and can change the meet-up', async () => {
    const meetup = await postMeetup(host);
    await join(coHost, meetup.code);
    expect((await invite(host, meetup, coHost)).json()).toMatchObject({
      invited: [{ handle: coHost.handle }],
      coHosts: [],
    });
    expect(await listNotifications(coHost)).toContain('meetup-invitation');
    expect(await read(meetup, coHost)).toMatchObject({ ownRole: 'invited', invited: [] });
    expect((await accept(coHost, meetup)).json()).toMatchObject({
      ownRole: 'co-host',
      ownRsvp: null,
      going: 0,
    });
    const changed = await editMeetup(coHost, await read(meetup, coHost), { title: 'Dinner at the castle' });
    expect(changed.coHosts).toMatchObject([{ handle: coHost.handle }]);
  });

  it('can decline, and the host can take an invitation back', async () => {
    const meetup = await postMeetup(host);
    await invite(host, meetup, coHost);
    await stop(coHost, meetup);
    await invite(host, meetup, guest);
    await host.browser.request('DELETE', `${MEETUPS}/${meetup.code}/co-hosts/${guest.handle}`);
    expect(await read(meetup)).toMatchObject({ invited: [], coHosts: [] });
    for (const person of [coHost, guest])
      expect(toRefusal(await accept(person, meetup))).toBe('403 connect.refused');
  });

  it('is one of three at most, a member, and asked by the host alone', async () => {
    const meetup = await postMeetup(host);
    const others = await Promise.all([1, 2, 3].map(() => createPerson(api, 'new')));
    for (const other of others) expect((await invite(host, meetup, other)).statusCode).toBe(200);
    expect(toRefusal(await invite(host, meetup, coHost))).toBe('429 connect.limit');
    expect(toRefusal(await accept(others[0]!, meetup))).toBe('403 connect.member_required');
    expect(toRefusal(await invite(others[0]!, meetup, coHost))).toBe('403 connect.refused');
    expect(toRefusal(await invite(host, meetup, host))).toBe('400 validation.failed');
  });
});

describe('when the host leaves', () => {
  it('a co-host takes over', async () => {
    const meetup = await withCoHost();
    await join(guest, meetup.code);
    await stop(host, meetup);
    expect(await read(meetup, coHost)).toMatchObject({
      host: { handle: coHost.handle },
      coHosts: [],
      ownRole: 'host',
      takeOverUntil: null,
      isCanceled: false,
    });
    expect(await listNotifications(coHost)).toContain('meetup-host');
    expect(toRefusal(await sendEdit(host, { ...meetup, text: 'Still mine.' }))).toBe('403 connect.refused');
  });

  it('the people going are asked for 48 hours, and one takes over', async () => {
    const meetup = await postMeetup(host, { seats: 2 });
    const waiting = await createPerson(api);
    for (const person of [guest, coHost, waiting]) await join(person, meetup.code);
    await stop(host, meetup);
    const meetupToHost = await read(meetup, guest);
    expect(meetupToHost).toMatchObject({ host: null, canTakeOver: true, ownRsvp: 'going' });
    expect((Date.parse(meetupToHost.takeOverUntil!) - Date.now()) / 3_600_000).toBeCloseTo(48, 1);
    expect(await listNotifications(guest)).toContain('meetup-take-over');
    expect(toRefusal(await accept(waiting, meetup))).toBe('403 connect.refused');
    expect((await accept(guest, meetup)).json()).toMatchObject({
      ownRole: 'host',
      takeOverUntil: null,
      going: 2,
    });
    expect(await listHandles(guest, meetup.code)).toEqual([coHost.handle, waiting.handle]);
    expect(toRefusal(await accept(coHost, meetup))).toBe('403 connect.refused');
  });

  it('and nobody takes over, it is canceled', async () => {
    const meetup = await postMeetup(host);
    await join(guest, meetup.code);
    await stop(host, meetup);
    await runDepartures();
    expect(await read(meetup)).toMatchObject({ isCanceled: false });
    await api.db.query(`UPDATE meetups SET take_over_until = now() - interval '1 second' WHERE id = $1`, [
      meetup.id,
    ]);
    await runDepartures();
    expect(await read(meetup)).toMatchObject({
      isCanceled: true,
      cancelReason: 'The host can’t make it, and nobody took over.',
    });
    expect(await listNotifications(guest)).toContain('meetup-cancellation');
  });

  it('and nobody is going, it is canceled at once', async () => {
    const meetup = await postMeetup(host);
    await stop(host, meetup);
    expect(await read(meetup)).toMatchObject({ isCanceled: true });
  });

  it('and it begins soon, people are asked until an hour before', async () => {
    const meetup = await postMeetup(host);
    await join(guest, meetup.code);
    await moveStart(api, meetup.id, 10);
    await stop(host, meetup);
    const { takeOverUntil } = await read(meetup, guest);
    expect((Date.parse(takeOverUntil!) - Date.now()) / 3_600_000).toBeCloseTo(9, 1);
  });
});

describe('when an account ends', () => {
  it('its meet-ups go to a co-host, and its seats to those waiting', async () => {
    const [ended, other] = [await createPerson(api), await createPerson(api)];
    const own = await postMeetup(ended);
    await invite(ended, own, coHost);
    await accept(coHost, own);
    const foreign = await postMeetup(host, { seats: 2 });
    for (const person of [ended, guest, other]) await join(person, foreign.code);
    await endAccount(ended);
    await runDepartures();
    expect(await read(own, coHost)).toMatchObject({ host: { handle: coHost.handle }, ownRole: 'host' });
    expect(await listHandles(host, foreign.code)).toEqual([guest.handle, other.handle]);
  });

  it('by deletion, people going are asked, and the texts are gone', async () => {
    const deleted = await createPerson(api);
    const [meetup, alone] = [await postMeetup(deleted), await postMeetup(deleted)];
    await join(guest, meetup.code);
    await eraseAccount(deleted);
    const meetupToHost = await read(meetup, guest);
    expect(meetupToHost).toMatchObject({
      host: null,
      title: 'Meet-up',
      html: '',
      canTakeOver: true,
      start: meetup.start,
    });
    expect(meetupToHost.venue).toEqual(meetup.venue);
    expect(await readMeetup(new Browser(api), alone.code)).toMatchObject({ isCanceled: true });
    expect((await accept(guest, meetup)).json()).toMatchObject({ ownRole: 'host', text: '' });
  });

  it('by deletion, texts of other hosts no longer name them', async () => {
    const deleted = await createPerson(api);
    const { code } = await postMeetup(host, {
      text: `@${deleted.handle} brings a cake, not @${guest.handle}.`,
    });
    await eraseAccount(deleted);
    expect(await readMeetup(host.browser, code)).toMatchObject({
      text: `@former-member brings a cake, not @${guest.handle}.`,
      html: `<p>@former-member brings a cake, not @${guest.handle}.</p>\n`,
    });
  });

  it('by deletion, a co-host goes on, and a seat is free', async () => {
    const [deleted, waiting] = [await createPerson(api), await createPerson(api)];
    const [own, foreign] = [await postMeetup(deleted), await postMeetup(host, { seats: 2 })];
    await invite(deleted, own, coHost);
    await accept(coHost, own);
    for (const person of [guest, deleted, waiting]) await join(person, foreign.code);
    await eraseAccount(deleted);
    expect(await read(own, coHost)).toMatchObject({ host: { handle: coHost.handle }, isCanceled: false });
    expect(await read(foreign, waiting)).toMatchObject({ ownRsvp: 'going', waiting: 0 });
  });

  it('and everybody leaves, nothing is left to ask', async () => {
    const meetup = await postMeetup(host);
    await join(guest, meetup.code);
    await leave(guest, meetup.code);
    await stop(host, meetup);
    expect(await read(meetup)).toMatchObject({ isCanceled: true, going: 0 });
  });
});
