import type { ConnectOverview } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { CONNECT, createPerson, postReply, postTopic, sendReport, type ConnectUser } from './people.js';

let api: TestApp;
let admin: ConnectUser;
let ana: ConnectUser;
beforeAll(async () => {
  api = await startTestApp();
  [admin, ana] = await Promise.all([createPerson(api, 'admin'), createPerson(api)]);
});
afterAll(() => api.close());

const read = async (): Promise<ConnectOverview> =>
  (await admin.browser.request('GET', `${CONNECT}/overview`)).json<ConnectOverview>();

const report = async (reason: string): Promise<string> => {
  const { id } = await postTopic(ana);
  await sendReport(new Browser(api), 'topic', id, { reason });
  return id;
};

describe('what admins see of Connect', () => {
  it('is empty in the beginning', async () => {
    expect(await read()).toEqual({
      ...{ posts: 0, writers: 0, openPlaces: 0, heldPosts: 0, reports: 0 },
      appeals: { waiting: 0, decided: 0 },
      queue: [],
    });
  });

  it('counts the published posts of seven days and their writers, without those by the team', async () => {
    const before = await read();
    const { code } = await postTopic(ana);
    await postReply(ana, code);
    await postReply(await createPerson(api), code);
    await postTopic(admin);
    const old = await postTopic(await createPerson(api));
    await api.db.query(`UPDATE community_posts SET created_at = now() - interval '8 days' WHERE id = $1`, [
      old.id,
    ]);
    const heldReply = await postReply(await createPerson(api, 'new'), code, {
      text: 'Write to a@example.org',
    });
    expect(heldReply.status).toBe('held');
    expect(await read()).toMatchObject({
      ...{ posts: before.posts + 3, writers: before.writers + 2, heldPosts: before.heldPosts + 1 },
    });
  });

  it('counts places that are open, and those that a moderator keeps open', async () => {
    await api.db.query(
      `INSERT INTO community_places (place, is_open, changed_at, kept_open_until) VALUES
        ('city:lisbon', true, now(), NULL), ('city:porto', false, now(), now() + interval '1 day'),
        ('city:vienna', false, now(), now() - interval '1 day')`,
    );
    expect((await read()).openPlaces).toBe(2);
  });

  it('lists the queue by target, those with overdue cases first', async () => {
    await api.db.query('DELETE FROM moderation_cases');
    await report('danger');
    const [late] = [await report('spam'), await report('wrong')];
    await report('scam');
    await api.db.query(
      `UPDATE moderation_cases SET due_at = now() - interval '1 hour' WHERE object_id = $1`,
      [late],
    );
    expect((await read()).queue).toEqual([
      { hours: 24, open: 2, overdue: 1 },
      { hours: 1, open: 1, overdue: 0 },
      { hours: 4, open: 1, overdue: 0 },
    ]);
  });

  it('counts the reports of seven days, and appeals that wait or were decided', async () => {
    await api.db.query('DELETE FROM moderation_cases');
    await report('spam');
    await report('spam');
    await api.db.query(`UPDATE moderation_reports SET created_at = now() - interval '8 days'
      WHERE id = (SELECT id FROM moderation_reports LIMIT 1)`);
    await api.db.query(
      `INSERT INTO moderation_cases (id, source, kind, object_id, due_at, opened_at, closed_at)
       SELECT gen_random_uuid(), 'appeal', 'topic', n::text, now(), now(),
         CASE n WHEN 1 THEN NULL WHEN 2 THEN now() ELSE now() - interval '8 days' END
       FROM generate_series(1, 3) AS n`,
    );
    expect(await read()).toMatchObject({ reports: 1, appeals: { waiting: 1, decided: 1 } });
  });
});
