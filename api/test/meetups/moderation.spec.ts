import { MeetupsJob } from '../../src/modules/meetups/jobs/meetups.job.js';
import { decideAbout, decideAppealOf } from '../community/moderating.js';
import { CONNECT, sendReport, toRefusal, type ConnectUser } from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { getLastEmailTo } from '../support/emails.js';
import { Browser } from '../support/member.js';
import { createReader, join, listCodes, MEETUPS, postMeetup, readMeetup, sendEdit } from './meetups.js';

let api: TestApp;
let host: ConnectUser;
let moderator: ConnectUser;

beforeAll(async () => {
  api = await startTestApp();
  [host, moderator] = [await createReader(api), await createReader(api, 'moderator')];
});
afterAll(() => api.close());

const decide = (objectId: string, action: string, change: object = {}) =>
  decideAbout(api, moderator, objectId, action, change);

const report = async (who: Browser, id: string) => sendReport(who, 'meetup', id, { reason: 'at-a-meet-up' });

describe('a reported meet-up', () => {
  it('comes to the moderators of its region with its text and place', async () => {
    const meetup = await postMeetup(host);
    expect((await report(new Browser(api), meetup.id)).statusCode).toBe(204);
    const queue = await moderator.browser.request('GET', `${CONNECT}/moderation/queue`);
    expect(queue.json<{ items: object[] }>().items).toContainEqual(
      expect.objectContaining({
        kind: 'meetup',
        region: 'southern-europe',
        reason: 'at-a-meet-up',
        subject: expect.objectContaining({
          owner: { handle: host.handle, name: `Name of ${host.handle}` },
          title: meetup.title,
          text: 'We meet at the door and sit outside.\n\nCafé Central, Rua Nova 1',
        }) as object,
      }),
    );
  });

  it('is not found once it is hidden, and people going are told that it is canceled', async () => {
    const meetup = await postMeetup(host);
    const guest = await createReader(api);
    await join(guest, meetup.code);
    await report(new Browser(api), meetup.id);
    const decision = await decide(meetup.id, 'hide');
    expect(decision.statusCode).toBe(200);
    for (const who of [host.browser, guest.browser, new Browser(api)])
      expect(toRefusal(await who.request('GET', `${MEETUPS}/${meetup.code}`))).toBe('404 connect.not_found');
    expect(await listCodes(new Browser(api))).not.toContain(meetup.code);
    expect(await listCodes(guest.browser, '/own')).not.toContain(meetup.code);
    const email = await getLastEmailTo(api, guest.browser.email);
    expect(email).toMatchObject({ subject: 'A meet-up was canceled', calendar: { method: 'CANCEL' } });
    expect(email.text).toContain(
      'The reason: Moderators hid it, because it breaks the rules of the community.',
    );
  });

  it('takes place again when an appeal is successful', async () => {
    const meetup = await postMeetup(host);
    const guest = await createReader(api);
    await join(guest, meetup.code);
    await report(new Browser(api), meetup.id);
    const { id } = (await decide(meetup.id, 'hide')).json<{ id: string }>();
    const admin = await createReader(api, 'admin');
    const appeal = { outcome: 'reversed', explanation: 'It is a real meet-up.' } as const;
    await decideAppealOf(api, host, admin, id, appeal);
    expect(await readMeetup(guest.browser, meetup.code)).toMatchObject({
      status: 'published',
      ownRsvp: 'going',
    });
    expect(await getLastEmailTo(api, guest.browser.email)).toMatchObject({ calendar: { method: 'REQUEST' } });
  });

  it('can get another title', async () => {
    const meetup = await postMeetup(host, { title: 'BUY MY COURSE NOW' });
    await report(new Browser(api), meetup.id);
    await decide(meetup.id, 'retitle', { value: 'Dinner in Lisbon' });
    const retitled = await readMeetup(host.browser, meetup.code);
    expect(retitled).toMatchObject({ title: 'Dinner in Lisbon', slug: 'dinner-in-lisbon' });
    expect(toRefusal(await sendEdit(host, retitled, { title: 'BUY MY COURSE' }))).toBe('403 connect.refused');
    expect((await sendEdit(host, retitled, { text: 'We sit inside.' })).statusCode).toBe(200);
  });

  it('is held when three long-standing members report it, and seen by those who take part', async () => {
    const meetup = await postMeetup(host);
    const guest = await createReader(api);
    await join(guest, meetup.code);
    for (let reports = 0; reports < 3; reports += 1)
      await report((await createReader(api)).browser, meetup.id);
    expect(await readMeetup(host.browser, meetup.code)).toMatchObject({ status: 'held' });
    expect(await readMeetup(guest.browser, meetup.code)).toMatchObject({ status: 'held' });
    for (const who of [new Browser(api), (await createReader(api)).browser])
      expect((await who.request('GET', `${MEETUPS}/${meetup.code}`)).statusCode).toBe(404);
    const publish = () => api.app.get(MeetupsJob).publishOverdueHolds();
    await publish();
    expect((await readMeetup(host.browser, meetup.code)).status).toBe('held');
    await api.db.query(`UPDATE meetups SET held_at = now() - interval '49 hours' WHERE id = $1`, [meetup.id]);
    await publish();
    expect((await readMeetup(new Browser(api), meetup.code)).status).toBe('published');
  });
});
