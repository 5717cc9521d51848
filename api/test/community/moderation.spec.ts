import type {
  CasePage,
  Decision,
  ModerationCase,
  ModerationMonth,
  NotificationPage,
  OwnConnectProfile,
  Page,
  ProposedDecision,
} from '@wanderwork/contracts';
import { reportKinds } from '@wanderwork/contracts';
import { ReportedObjects } from '../../src/modules/moderation/index.js';
import { CommunityJob } from '../../src/modules/community/jobs/community.job.js';
import { ModerationJob } from '../../src/modules/moderation/jobs/moderation.job.js';
import { startRun } from '../quest/player.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  CONNECT,
  createId,
  createPerson,
  postReply,
  postTopic,
  readTopic,
  sendReply,
  sendReport,
  sendTopic,
  toRefusal,
  type ConnectUser,
} from './people.js';

let api: TestApp;
let writer: ConnectUser;
let moderator: ConnectUser;
beforeAll(async () => {
  api = await startTestApp();
  moderator = await createPerson(api, 'moderator');
});
afterAll(() => api.close());
beforeEach(async () => {
  writer = await createPerson(api);
  await api.db.query('UPDATE moderation_cases SET closed_at = now(), upheld = false WHERE closed_at IS NULL');
});

const explanation = 'This breaks the rule, as its second line shows.';
const getQueue = async (who = moderator): Promise<ModerationCase[]> =>
  (await who.browser.request('GET', `${CONNECT}/moderation/queue`)).json<Page<ModerationCase>>().items;
const lease = (id: string, who = moderator) =>
  who.browser.request('POST', `${CONNECT}/moderation/cases/${id}/lease`);
const decide = (caseId: string, action: string, change: object = {}, who = moderator) =>
  who.browser.request('POST', `${CONNECT}/moderation/actions`, {
    ...{ id: createId(), case: caseId, action, rule: 'no-spam', explanation },
    ...change,
  });
const decideFirst = async (action: string, change: object = {}, who = moderator): Promise<Decision> => {
  const first = (await getQueue(who)).find(({ source }) => source !== 'appeal');
  await lease(first!.id, who);
  const response = await decide(first!.id, action, change, who);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<Decision>();
};
const listDecisions = async ({ browser }: ConnectUser) =>
  (await browser.request('GET', `${CONNECT}/decisions`)).json<Page<Decision>>().items;
const appeal = ({ browser }: ConnectUser, id: string, text = 'I only answered the question.') =>
  browser.request('POST', `${CONNECT}/decisions/${id}/appeal`, { text });
const decideAppeal = (caseId: string, outcome: string, who: ConnectUser) =>
  who.browser.request('PUT', `${CONNECT}/moderation/appeals/${caseId}`, { outcome, explanation });
const readTitles = async ({ browser }: ConnectUser) =>
  (await browser.request('GET', `${CONNECT}/notifications`))
    .json<NotificationPage>()
    .items.map(({ title }) => title);

describe('every kind of object that shows something of people', () => {
  it.each(reportKinds)('has a registration for reports: %s', (kind) => {
    expect(api.app.get(ReportedObjects).get(kind).actions.length).toBeGreaterThan(0);
  });

  it('can be reported, also by a visitor: a topic, a reply, a person, a name on a leaderboard', async () => {
    const { id, code } = await postTopic(writer);
    const reply = await postReply(writer, code);
    const player = await createPerson(api);
    const run = await startRun(player.browser);
    await player.browser.request('PUT', '/api/quest/player', { named: true });
    await api.db.query(
      `INSERT INTO quest_scores (board, user_id, run_id, score, reached_at)
       VALUES ('grand:easy', $1, $2, 700, now())`,
      [player.id, run.id],
    );
    const visitor = new Browser(api);
    for (const [kind, object] of [
      ['topic', id],
      ['post', reply.id],
      ['person', writer.handle],
      ['leaderboard-name', 'grand:easy/1/Ana F.'],
    ] as const)
      expect((await sendReport(visitor, kind, object)).statusCode).toBe(204);
    const queue = await getQueue();
    expect(queue.map(({ kind, subject }) => [kind, subject?.owner?.handle]).sort()).toEqual([
      ['leaderboard-name', undefined],
      ['person', writer.handle],
      ['post', writer.handle],
      ['topic', writer.handle],
    ]);
    const named = queue.find(({ kind }) => kind === 'leaderboard-name')!;
    await lease(named.id);
    await decide(named.id, 'hide');
    const board = await new Browser(api).request('GET', '/api/quest/leaderboards/grand:easy');
    expect(board.body).not.toContain('Ana F.');
    const again = await player.browser.request('PUT', '/api/quest/player', { named: true });
    expect(toRefusal(again)).toBe('403 connect.refused');
  });

  it.each([
    ['topic', createId()],
    ['post', 'not-an-id'],
    ['person', 'nobody'],
    ['leaderboard-name', 'grand:easy/1/Nobody N.'],
    ['leaderboard-name', 'grand:easy/x/Ana F.'],
  ])('that does not exist is not found: %s %s', async (kind, object) => {
    expect((await sendReport(writer.browser, kind, object)).statusCode).toBe(404);
  });
});

describe('the queue', () => {
  it('sorts by the time until an answer is due, then by age, and groups reports of one object', async () => {
    const topics = [];
    for (const place of ['city:lisbon', 'city:porto', 'city:madrid'])
      topics.push(await postTopic(writer, { place }));
    const [spam, scam, danger] = topics;
    const reader = await createPerson(api);
    await sendReport(reader.browser, 'topic', spam!.id);
    await sendReport(reader.browser, 'topic', scam!.id, { reason: 'scam' });
    await sendReport(reader.browser, 'topic', danger!.id, {
      reason: 'danger',
      text: 'He knows where I live.',
    });
    await sendReport(new Browser(api), 'topic', spam!.id, { reason: 'other' });
    await sendReport(reader.browser, 'topic', spam!.id, { reason: 'harassment' });
    const queue = await getQueue();
    expect(queue.map(({ objectId }) => objectId)).toEqual([danger!.id, scam!.id, spam!.id]);
    expect(queue[0]).toMatchObject({ reason: 'danger', reports: [{ text: 'He knows where I live.' }] });
    expect(queue.find(({ objectId }) => objectId === spam!.id)!.reports).toHaveLength(2);
    expect(JSON.stringify(queue)).not.toContain(writer.browser.email);
  });

  it('shows a moderator the cases of their regions, and admins all', async () => {
    const tokyo = await postTopic(writer, { place: 'city:tokyo' });
    await sendReport(new Browser(api), 'topic', tokyo.id);
    expect(await getQueue()).toEqual([]);
    const admin = await createPerson(api, 'admin');
    const [one] = await getQueue(admin);
    expect(one).toMatchObject({ objectId: tokyo.id, region: 'east-asia' });
    expect(toRefusal(await lease(one!.id))).toBe('403 connect.moderator_required');
  });

  it('lists the cases of one source, and counts those that are due', async () => {
    const [late, other] = [await postTopic(writer), await postTopic(writer)];
    for (const { id } of [late, other]) await sendReport(new Browser(api), 'topic', id);
    await api.db.query('UPDATE moderation_cases SET due_at = now() WHERE object_id = $1', [late.id]);
    const list = async (query: string) =>
      (await moderator.browser.request('GET', `${CONNECT}/moderation/queue${query}`)).json<CasePage>();
    expect(await list('')).toMatchObject({ total: 2, overdue: 1 });
    expect(await list('?source=report')).toMatchObject({ total: 2, items: [{ objectId: late.id }, {}] });
    expect(await list('?source=hold')).toMatchObject({ total: 0, overdue: 0, items: [] });
  });

  it('leases a case to one moderator for ten minutes', async () => {
    const other = await createPerson(api, 'moderator');
    const { id } = await postTopic(writer);
    await sendReport(new Browser(api), 'topic', id);
    const [one] = await getQueue();
    expect(toRefusal(await decide(one!.id, 'no-action'))).toBe('409 connect.case_leased');
    expect((await lease(one!.id)).json()).toMatchObject({ lease: 'own' });
    expect((await getQueue(other))[0]).toMatchObject({ lease: 'other' });
    expect(toRefusal(await lease(one!.id, other))).toBe('409 connect.case_leased');
    await api.db.query(`UPDATE moderation_cases SET lease_until = lease_until - interval '11 minutes'`);
    expect((await lease(one!.id, other)).statusCode).toBe(200);
    expect(toRefusal(await decide(one!.id, 'no-action'))).toBe('409 connect.case_leased');
    expect((await decide(one!.id, 'no-action', {}, other)).statusCode).toBe(200);
    expect(toRefusal(await lease(one!.id, other))).toBe('409 connect.case_closed');
  });

  it('keeps moderators from their own cases and from those about somebody they blocked', async () => {
    const own = await postTopic(moderator);
    await sendReport(new Browser(api), 'topic', own.id);
    expect(await getQueue()).toEqual([]);
    const { id } = await postTopic(writer);
    await sendReport(new Browser(api), 'topic', id);
    await moderator.browser.request('PUT', `${CONNECT}/blocks/${writer.handle}`);
    const [one] = await getQueue();
    expect(toRefusal(await lease(one!.id))).toBe('403 connect.moderator_required');
    const reported = await postTopic(await createPerson(api));
    await sendReport(moderator.browser, 'topic', reported.id);
    expect((await getQueue()).map(({ objectId }) => objectId)).not.toContain(reported.id);
  });

  it('keeps a moderator from deciding a case that they report while they work on it', async () => {
    const { id } = await postTopic(writer);
    await sendReport(new Browser(api), 'topic', id);
    const [one] = await getQueue();
    await lease(one!.id);
    await sendReport(moderator.browser, 'topic', id);
    expect(toRefusal(await decide(one!.id, 'hide'))).toBe('403 connect.moderator_required');
  });
});

describe('an action', () => {
  it('records rule, explanation and end, and notifies the owner and the reporters', async () => {
    const reporter = await createPerson(api);
    const { id, code } = await postTopic(writer);
    await sendReport(reporter.browser, 'topic', id);
    const decision = await decideFirst('hide', { days: 30 });
    expect(decision).toMatchObject({ action: 'hide', rule: 'no-spam', explanation, decidedBy: 'person' });
    expect(await listDecisions(writer)).toMatchObject([{ id: decision.id, until: expect.any(String) }]);
    expect(await listDecisions(reporter)).toEqual([]);
    expect(await readTitles(writer)).toEqual(['There is a decision about you or something you wrote.']);
    expect(await readTitles(reporter)).toEqual(['We looked at your report and took action. Thank you.']);
    const hidden = await reporter.browser.request('GET', `${CONNECT}/topics/${code}`);
    expect(toRefusal(hidden)).toBe('404 connect.not_found');
    expect(await readTopic(writer.browser, code)).toMatchObject({
      status: 'hidden',
      posts: [{ status: 'hidden' }],
    });
  });

  it('sent twice is carried out once', async () => {
    const { id } = await postTopic(writer);
    await sendReport(new Browser(api), 'topic', id);
    const [one] = await getQueue();
    await lease(one!.id);
    const same = { id: createId() };
    const answers = [await decide(one!.id, 'warn', same), await decide(one!.id, 'warn', same)];
    expect(answers[0]!.json()).toEqual(answers[1]!.json());
    expect(await listDecisions(writer)).toHaveLength(1);
    expect(toRefusal(await decide(one!.id, 'warn'))).toBe('409 connect.case_closed');
  });

  it.each([
    ['label', { value: 'May be out of date' }, { label: 'May be out of date' }, { label: null }],
    ['close', {}, { isClosed: true }, { isClosed: false }],
    ['retitle', { value: 'A calmer title' }, { title: 'A calmer title' }, { title: 'An angry title!!!' }],
    ['hide', {}, { status: 'hidden' }, { status: 'published' }],
  ])('%s changes a topic, and ends by itself', async (action, change, during, after) => {
    const { id, code } = await postTopic(writer, { title: 'An angry title!!!' });
    await sendReport(new Browser(api), 'topic', id);
    await decideFirst(action, { days: 7, ...change });
    expect(await readTopic(writer.browser, code)).toMatchObject(during);
    if (action === 'retitle') {
      const edit = { revision: 1, text: 'The same.', title: 'An angry title!!!' };
      const again = await writer.browser.request('PATCH', `${CONNECT}/posts/${id}`, edit);
      expect(toRefusal(again)).toBe('403 connect.refused');
    }
    await api.db.query(`UPDATE moderation_decisions SET until = now() WHERE object_id = $1`, [id]);
    await api.app.get(ModerationJob).endDecisions();
    expect(await readTopic(writer.browser, code)).toMatchObject(after);
    expect(await listDecisions(writer)).toMatchObject([{ state: 'ended' }]);
  });

  it('pauses writing for 1, 7 or 30 days, while reading, blocking and the export stay open', async () => {
    const { id, code } = await postTopic(writer);
    await sendReport(new Browser(api), 'topic', id);
    const [one] = await getQueue();
    await lease(one!.id);
    for (const days of [undefined, 2, 31])
      expect(toRefusal(await decide(one!.id, 'pause', { days }))).toBe('400 validation.failed');
    const { until } = (await decide(one!.id, 'pause', { days: 7 })).json<Decision>();
    const refused = await sendReply(writer, code);
    expect([toRefusal(refused), refused.json()]).toEqual([
      '403 connect.paused',
      expect.objectContaining({ until }),
    ]);
    expect(toRefusal(await sendTopic(writer))).toBe('403 connect.paused');
    expect((await writer.browser.request('PUT', `${CONNECT}/blocks/${moderator.handle}`)).statusCode).toBe(
      204,
    );
    expect((await writer.browser.request('GET', '/api/account/export')).statusCode).toBe(200);
    await api.db.query('UPDATE moderation_decisions SET until = now() WHERE user_id = $1', [writer.id]);
    expect((await sendReply(writer, code)).statusCode).toBe(200);
  });

  it('hides the name and text of a profile, and brings them back', async () => {
    const profile = { handle: writer.handle, name: 'Rude name', about: 'Rude text' };
    await writer.browser.request('PUT', `${CONNECT}/profile`, profile);
    await sendReport(new Browser(api), 'person', writer.handle);
    const { id } = await decideFirst('hide');
    const read = async () =>
      (await new Browser(api).request('GET', `${CONNECT}/people/${writer.handle}`)).json();
    expect(await read()).toMatchObject({ name: writer.handle, about: '' });
    const again = await writer.browser.request('PUT', `${CONNECT}/profile`, profile);
    expect(toRefusal(again)).toBe('403 connect.refused');
    await appeal(writer, id);
    const other = await createPerson(api, 'moderator');
    const [one] = await getQueue(other);
    await lease(one!.id, other);
    await decideAppeal(one!.id, 'reversed', other);
    expect(await read()).toMatchObject({ name: 'Rude name', about: 'Rude text' });
  });

  it('that does not apply is refused', async () => {
    await sendReport(new Browser(api), 'person', writer.handle);
    const [one] = await getQueue();
    await lease(one!.id);
    for (const action of ['close', 'retitle'])
      expect(toRefusal(await decide(one!.id, action, { value: 'x' }))).toBe('400 validation.failed');
    expect(toRefusal(await decide(one!.id, 'end-account'))).toBe('403 connect.moderator_required');
  });

  it('ends an account only when a second admin confirms it', async () => {
    const [first, second] = [await createPerson(api, 'admin'), await createPerson(api, 'admin')];
    await sendReport(new Browser(api), 'person', writer.handle);
    const { id, state } = await decideFirst('end-account', {}, first);
    expect(state).toBe('proposed');
    const confirm = (who: ConnectUser) =>
      who.browser.request('POST', `${CONNECT}/moderation/actions/${id}/confirm`);
    expect(toRefusal(await confirm(first))).toBe('403 connect.moderator_required');
    expect(await writer.browser.isSignedIn()).toBe(true);
    const listProposed = async (who: ConnectUser) =>
      (await who.browser.request('GET', `${CONNECT}/moderation/actions/proposed`)).json<ProposedDecision[]>();
    const subject = { owner: { handle: writer.handle } };
    expect(await listProposed(first)).toMatchObject([
      { id, action: 'end-account', canConfirm: false, subject },
    ]);
    expect(await listProposed(second)).toMatchObject([{ id, canConfirm: true }]);
    expect((await confirm(second)).json()).toMatchObject({ state: 'in-effect' });
    expect(await writer.browser.isSignedIn()).toBe(false);
    expect(toRefusal(await confirm(second))).toBe('409 connect.case_closed');
    expect(await listProposed(second)).toEqual([]);
  });
});

describe('a post is held for review', () => {
  const isHeld = async (person: ConnectUser, change: object) =>
    (await sendTopic(person, change)).json<{ status: string }>().status === 'held';

  it('with a link or contact data among the first two of a new person, and only its author sees it', async () => {
    const person = await createPerson(api, 'new');
    const topic = await postTopic(person, { text: 'Write to me at ana@example.com about it.' });
    expect(topic.status).toBe('held');
    expect((await readTopic(person.browser, topic.code)).posts).toHaveLength(1);
    const other = await writer.browser.request('GET', `${CONNECT}/topics/${topic.code}`);
    expect(toRefusal(other)).toBe('404 connect.not_found');
    expect(await listDecisions(person)).toMatchObject([
      { action: 'hold', decidedBy: 'machine', state: 'in-effect' },
    ]);
    expect(await isHeld(person, { text: 'See https://one.example/rooms for it.' })).toBe(true);
    const { code } = await postTopic(writer);
    expect((await sendReply(person, code, { text: 'See https://one.example/rooms' })).json()).toMatchObject({
      status: 'published',
    });
  });

  it('with the same text in a second topic, or the third link of new people to one site', async () => {
    const text = 'Best rooms in town, ask me anything!';
    expect(await isHeld(writer, { text })).toBe(false);
    expect(await isHeld(writer, { text: text.toUpperCase() })).toBe(true);
    const { code } = await postTopic(await createPerson(api));
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      const person = await createPerson(api, 'new');
      await postReply(person, code);
      await postReply(person, code);
      const reply = await postReply(person, code, { text: `Room ${count}: https://rooms.example/${count}` });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual(['published', 'published', 'held']);
  });

  it('after reports by three people who have been members for 30 days', async () => {
    const { id, code } = await postTopic(writer);
    for (const level of ['new', 'new', 'member', 'member', 'member'] as const) {
      expect((await readTopic(writer.browser, code)).status).toBe('published');
      await sendReport((await createPerson(api, level)).browser, 'topic', id);
    }
    expect((await readTopic(writer.browser, code)).status).toBe('held');
    await decideFirst('no-action');
    expect((await readTopic(writer.browser, code)).status).toBe('published');
    expect(await getQueue()).toEqual([]);
  });

  it('and published by a moderator, or after 48 hours if it has no link', async () => {
    const person = await createPerson(api, 'new');
    const [first, second] = [
      await postTopic(person, { text: 'Call +351 912 345 678 for it.' }),
      await postTopic(person, { text: 'See https://two.example for it.' }),
    ];
    await api.db.query(
      `UPDATE community_posts SET held_at = now() - interval '49 hours' WHERE held_at IS NOT NULL`,
    );
    await api.app.get(CommunityJob).publishOverdueHolds();
    expect((await readTopic(writer.browser, first.code)).status).toBe('published');
    expect((await readTopic(person.browser, second.code)).status).toBe('held');
    expect((await getQueue()).map(({ objectId }) => objectId)).toEqual([second.id]);
    await decideFirst('no-action');
    expect((await readTopic(writer.browser, second.code)).status).toBe('published');
  });

  it('and stays held if it got a link after all, or is with a moderator already', async () => {
    const person = await createPerson(api, 'new');
    const [linked, decided] = [
      await postTopic(person, { text: 'Call +351 912 345 678 for it.' }),
      await postTopic(person, { text: 'Call +351 912 345 679 for it.' }),
    ];
    await api.db.query(
      `UPDATE community_posts SET held_at = now() - interval '49 hours' WHERE held_at IS NOT NULL`,
    );
    const edit = { revision: 1, text: 'See https://late.example for it.' };
    await person.browser.request('PATCH', `${CONNECT}/posts/${linked.id}`, edit);
    const one = (await getQueue()).find(({ objectId }) => objectId === decided.id)!;
    await lease(one.id);
    await decide(one.id, 'hide');
    await api.app.get(CommunityJob).publishOverdueHolds();
    expect((await readTopic(person.browser, linked.code)).status).toBe('held');
    expect((await readTopic(person.browser, decided.code)).status).toBe('hidden');
  });

  it('and leaves no case once its author has removed it', async () => {
    const person = await createPerson(api, 'new');
    const { id } = await postTopic(person, { text: 'Call +351 912 345 678 for it.' });
    await person.browser.request('DELETE', `${CONNECT}/posts/${id}`);
    expect(await getQueue()).toEqual([]);
  });
});

describe('a report that waits for 72 hours', () => {
  it('keeps new people from posting links', async () => {
    const { id, code } = await postTopic(writer);
    await sendReport(new Browser(api), 'topic', id);
    await api.db.query(
      `UPDATE moderation_cases SET opened_at = now() - interval '73 hours' WHERE closed_at IS NULL`,
    );
    const text = 'See https://three.example';
    expect(toRefusal(await sendReply(await createPerson(api, 'new'), code, { text }))).toBe(
      '429 connect.limit',
    );
    expect((await sendReply(await createPerson(api), code, { text })).statusCode).toBe(200);
  });

  it('is reported to all admins by email, once', async () => {
    const admin = await createPerson(api, 'admin');
    const suspended = await createPerson(api, 'admin');
    await api.db.query('UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.id]);
    const listEmails = () =>
      api.db.query<{ email: string }[]>(
        `SELECT address::text AS email FROM mails WHERE template = 'reports-overdue' AND address = ANY ($1)`,
        [[admin.browser.email, suspended.browser.email, writer.browser.email]],
      );
    for (const wait of ['71 hours', '73 hours', '73 hours']) {
      const { id } = await postTopic(writer);
      await sendReport(new Browser(api), 'topic', id);
      await api.db.query(
        `UPDATE moderation_cases SET opened_at = now() - $2::interval WHERE object_id = $1`,
        [id, wait],
      );
    }
    const job = api.app.get(ModerationJob);
    await Promise.all([job.emailAdmins(), job.emailAdmins()]);
    await job.emailAdmins();
    expect(await listEmails()).toMatchObject([{ email: admin.browser.email }]);
    await api.db.query(`UPDATE moderation_cases SET opened_at = opened_at - interval '2 hours'`);
    await job.emailAdmins();
    expect(await listEmails()).toHaveLength(2);
  });
});

describe('an appeal', () => {
  const setUp = async () => {
    const { id, code } = await postTopic(writer);
    await sendReport(new Browser(api), 'topic', id);
    const decision = await decideFirst('hide');
    return { code, decision, other: await createPerson(api, 'moderator') };
  };

  it('is possible once, within 180 days, for the person concerned', async () => {
    const { decision } = await setUp();
    expect(toRefusal(await appeal(moderator, decision.id))).toBe('404 connect.not_found');
    expect((await appeal(writer, decision.id)).json()).toMatchObject({
      appeal: { outcome: null },
      appealUntil: null,
    });
    expect((await appeal(writer, decision.id)).statusCode).toBe(200);
    expect(toRefusal(await appeal(writer, decision.id, 'Another reason this time.'))).toBe(
      '409 decision.final',
    );
    const { decision: old } = await setUp();
    await api.db.query(
      `UPDATE moderation_decisions SET decided_at = now() - interval '181 days' WHERE id = $1`,
      [old.id],
    );
    expect(toRefusal(await appeal(writer, old.id))).toBe('409 decision.final');
  });

  it('is decided by somebody else, and reversing undoes the action', async () => {
    const { code, decision, other } = await setUp();
    await appeal(writer, decision.id);
    expect(await getQueue()).toEqual([]);
    const [one] = await getQueue(other);
    expect(one).toMatchObject({
      source: 'appeal',
      note: 'I only answered the question.',
      appealedAction: { id: decision.id },
    });
    await lease(one!.id);
    expect(toRefusal(await decideAppeal(one!.id, 'upheld', moderator))).toBe(
      '403 connect.moderator_required',
    );
    await api.db.query('UPDATE moderation_cases SET lease_until = now()');
    await lease(one!.id, other);
    expect((await decideAppeal(one!.id, 'reversed', other)).json()).toMatchObject({
      state: 'reversed',
      appeal: { outcome: 'reversed', explanation },
    });
    expect((await readTopic(new Browser(api), code)).status).toBe('published');
  });

  it('that succeeds no longer keeps a new person from becoming a member', async () => {
    writer = await createPerson(api, 'new');
    const { code } = await postTopic(writer);
    const reply = await postReply(writer, code);
    for (const text of ['The second thing I learned.', 'The third thing I learned.'])
      await postReply(writer, code, { text });
    await api.db.query(`UPDATE users SET email_confirmed_at = now() - interval '73 hours' WHERE id = $1`, [
      writer.id,
    ]);
    await api.db.query(
      `UPDATE community_posts SET created_at = now() - interval '25 hours' WHERE author_id = $1 AND number = 1`,
      [writer.id],
    );
    await sendReport(new Browser(api), 'post', reply.id);
    const decision = await decideFirst('hide');
    const readLevel = async () =>
      (await writer.browser.request('GET', `${CONNECT}/profile`)).json<OwnConnectProfile>().level;
    expect(await readLevel()).toBe('new');
    await appeal(writer, decision.id);
    const other = await createPerson(api, 'moderator');
    const [one] = await getQueue(other);
    await lease(one!.id, other);
    await decideAppeal(one!.id, 'reversed', other);
    expect(await readLevel()).toBe('member');
  });

  it('can be turned down, which changes nothing', async () => {
    const { code, decision, other } = await setUp();
    await appeal(writer, decision.id);
    const [one] = await getQueue(other);
    await lease(one!.id, other);
    await decideAppeal(one!.id, 'upheld', other);
    expect((await readTopic(writer.browser, code)).status).toBe('hidden');
    expect(toRefusal(await decideAppeal(one!.id, 'reversed', other))).toBe('409 connect.case_closed');
  });
});

describe('the public counts', () => {
  it('say how many reports there were, how fast they were handled, and what came of them', async () => {
    const countMonths = async () =>
      (await new Browser(api).request('GET', `${CONNECT}/moderation/counts`)).json<ModerationMonth[]>();
    const [before = { reports: 0, reasons: {} as ModerationMonth['reasons'], upheld: 0 }] =
      await countMonths();
    const { id } = await postTopic(writer);
    await sendReport(new Browser(api), 'topic', id);
    await decideFirst('close');
    const months = await countMonths();
    // None before the first report.
    expect(months.at(-1)!.reports).toBeGreaterThan(0);
    expect(months[0]).toMatchObject({
      month: new Date().toISOString().slice(0, 7),
      reports: before.reports + 1,
      reasons: { ...before.reasons, spam: (before.reasons.spam ?? 0) + 1 },
      upheld: before.upheld + 1,
      medianHours: expect.any(Number),
    });
  });
});

describe('what a report showed', () => {
  it('is deleted 180 days after the case was closed', async () => {
    const { id } = await postTopic(writer);
    await sendReport(new Browser(api), 'topic', id, { text: 'A private remark.' });
    await decideFirst('no-action');
    await api.db.query(
      `UPDATE moderation_cases SET closed_at = now() - interval '181 days' WHERE object_id = $1`,
      [id],
    );
    await api.app.get(ModerationJob).sweep();
    const rows = await api.db.query(
      `SELECT snapshot, text FROM moderation_cases AS one JOIN moderation_reports ON case_id = one.id
       WHERE object_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ snapshot: null, text: '' }]);
  });
});

describe('moderators', () => {
  it('are appointed by admins for named regions and at most a year, and dismissed', async () => {
    const admin = await createPerson(api, 'admin');
    const appoint = (days: number) =>
      admin.browser.request('PUT', `${CONNECT}/moderation/moderators/${writer.handle}`, {
        regions: ['southern-europe', 'caribbean'],
        reason: 'Has helped here for years.',
        until: new Date(Date.now() + days * 86_400_000).toISOString(),
      });
    expect(toRefusal(await appoint(366))).toBe('400 validation.failed');
    expect((await appoint(300)).statusCode).toBe(204);
    const list = await admin.browser.request('GET', `${CONNECT}/moderation/moderators`);
    expect(list.json<{ handle: string }[]>().find(({ handle }) => handle === writer.handle)).toMatchObject({
      hasSecondFactor: false,
      regions: [{ region: 'caribbean' }, { region: 'southern-europe' }],
    });
    await admin.browser.request('DELETE', `${CONNECT}/moderation/moderators/${writer.handle}`);
    expect((await writer.browser.request('GET', `${CONNECT}/profile`)).json()).toMatchObject({
      moderates: [],
    });
  });
});
