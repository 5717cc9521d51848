import { DigestsService } from '../../src/modules/notifications/email/digests.service.js';
import { CONNECT, createPerson, postReply, postTopic, type ConnectUser } from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { listEmailsTo } from '../support/emails.js';
import { findZoneAt } from './zones.js';

let api: TestApp;
let ana: ConnectUser;
let bo: ConnectUser;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.query(`UPDATE community_topics SET last_post_at = now() - interval '1 year'`);
  await api.db.query('UPDATE notification_readers SET digest_at = NULL');
  [ana, bo] = await Promise.all([createPerson(api), createPerson(api)]);
  await visit();
});

const visit = () => ana.browser.request('PUT', `${CONNECT}/visits`, { timeZone: findZoneAt(12) });
const change = (digest: string) => ana.browser.request('PATCH', `${CONNECT}/email-settings`, { digest });
const put = (path: string, body?: object) => ana.browser.request('PUT', `${CONNECT}/${path}`, body);
const findDigestTime = async () =>
  (
    await api.db.query<[{ at: Date | null }]>(
      'SELECT digest_at AS at FROM notification_readers WHERE user_id = $1',
      [ana.id],
    )
  )[0].at;
/** Lets the next digest be due. */
const send = async (app = api) => app.app.get(DigestsService).sendAll((await findDigestTime()) ?? new Date());
const listDigests = async () =>
  (await listEmailsTo(api, ana.browser.email)).filter(
    ({ subject }) => subject === 'What you missed in Connect',
  );

describe('the digest', () => {
  it('lists what is unread since the last one, places that the reader follows first', async () => {
    await put('follows/city:porto', { level: 'everything' });
    const lisbon = await postTopic(bo);
    await postReply(await createPerson(api), lisbon.code);
    const porto = await postTopic(bo, { place: 'city:porto', title: 'Where do you work in Porto?' });
    await send();
    const [email, ...others] = await listDigests();
    expect(others).toEqual([]);
    const listed = [porto, lisbon].map(
      ({ title, code, slug }) => `${title} (http://localhost:4200/connect/t/${code}/${slug})`,
    );
    expect(email!.text).toContain(listed[0]);
    expect(email!.text.indexOf(listed[1]!)).toBeGreaterThan(email!.text.indexOf(listed[0]!));
    expect(email!.text).toContain('Lisbon · 1 reply');
    expect(email!.headers['List-Unsubscribe']).toContain('/unsubscribe/digest/');
    await send();
    expect(await listDigests()).toHaveLength(1);
  });

  it('has twelve topics at most', async () => {
    for (const person of [bo, await createPerson(api)])
      for (let count = 1; count <= 7; count += 1)
        await postTopic(person, { title: `Topic number ${count} of ${person.handle}` });
    await send();
    const [email] = await listDigests();
    expect(email!.text.match(/\/connect\/t\//g)).toHaveLength(12);
  });

  it.each([
    [
      'was read',
      (code: string) =>
        ana.browser.request('POST', `${CONNECT}/reads`, { topics: [{ topic: code, number: 1 }] }),
    ],
    [
      'was read with all the others',
      () =>
        ana.browser.request('POST', `${CONNECT}/reads`, {
          topics: [],
          until: new Date(Date.now() + 1000).toISOString(),
        }),
    ],
    ['is by somebody muted', () => put(`mutes/${bo.handle}`)],
    ['is by somebody blocked', () => put(`blocks/${bo.handle}`)],
    ['is in a silenced city', () => put('follows/city:lisbon', { level: 'nothing' })],
    ['is in a silenced region', () => put('follows/region:southern-europe', { level: 'nothing' })],
    ['was silenced', (code: string) => put(`follows/topic:${code}`, { level: 'nothing' })],
    [
      'was hidden',
      (code: string) => api.db.query(`UPDATE community_topics SET status = 'hidden' WHERE code = $1`, [code]),
    ],
    [
      'is held',
      (code: string) => api.db.query(`UPDATE community_topics SET status = 'held' WHERE code = $1`, [code]),
    ],
    [
      'is their own',
      (code: string) =>
        api.db.query('UPDATE community_topics SET author_id = $2 WHERE code = $1', [code, ana.id]),
    ],
  ] as [string, (code: string) => Promise<unknown>][])(
    'leaves out a topic that %s, and is not sent without any',
    async (_case, act) => {
      const { code } = await postTopic(bo);
      await act(code);
      await send();
      expect(await listDigests()).toEqual([]);
    },
  );

  it('is enqueued once by two processes', async () => {
    const other = await api.startAnother();
    await postTopic(bo);
    await Promise.all([send(), send(other)]);
    expect(await listDigests()).toHaveLength(1);
    await other.close();
  });

  it('comes daily, weekly or never, as the reader chooses', async () => {
    const weekly = (await findDigestTime())!;
    await change('daily');
    const daily = (await findDigestTime())!;
    expect(daily.getTime()).toBeLessThanOrEqual(weekly.getTime());
    expect(daily.getTime() - Date.now()).toBeLessThan(24 * 3_600_000);
    await change('never');
    expect(await findDigestTime()).toBeNull();
  });

  it('ends after 180 days away, and begins again with the next visit', async () => {
    await postTopic(bo);
    await api.db.query(
      `UPDATE notification_readers SET visited_at = now() - interval '200 days' WHERE user_id = $1`,
      [ana.id],
    );
    await send();
    expect(await listDigests()).toEqual([]);
    expect(await findDigestTime()).toBeNull();
    await visit();
    expect(await findDigestTime()).not.toBeNull();
  });

  it('is not sent before the first visit', async () => {
    await postTopic(ana);
    expect(
      await api.db.query('SELECT digest_at FROM notification_readers WHERE user_id = $1', [bo.id]),
    ).toEqual([]);
  });
});
