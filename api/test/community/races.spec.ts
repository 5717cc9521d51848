import type { Decision, ModerationCase, Page, TopicDetail } from '@wanderwork/contracts';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  CONNECT,
  createId,
  createPerson,
  createTopicBody,
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
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());
beforeEach(async () => {
  writer = await createPerson(api);
  await api.db.query('UPDATE moderation_cases SET closed_at = now(), upheld = false WHERE closed_at IS NULL');
});

const ROUNDS = 4;
const explanation = 'This breaks the rule, as its second line shows.';
const inTab = (person: ConnectUser): ConnectUser => ({ ...person, browser: person.browser.clone() });
const edit = ({ browser }: ConnectUser, id: string, body: object) =>
  browser.request('PATCH', `${CONNECT}/posts/${id}`, body);
const remove = ({ browser }: ConnectUser, id: string) => browser.request('DELETE', `${CONNECT}/posts/${id}`);
const erase = ({ id, browser }: ConnectUser) =>
  api.db.transaction((manager) =>
    api.app.get(PersonalData).eraseAll({ id, email: browser.email, earlier: [] }, manager),
  );
const getQueue = async ({ browser }: ConnectUser) =>
  (await browser.request('GET', `${CONNECT}/moderation/queue`)).json<Page<ModerationCase>>().items;
const lease = ({ browser }: ConnectUser, id: string) =>
  browser.request('POST', `${CONNECT}/moderation/cases/${id}/lease`);
const decide = ({ browser }: ConnectUser, caseId: string, action: string, change: object = {}) =>
  browser.request('POST', `${CONNECT}/moderation/actions`, {
    ...{ id: createId(), case: caseId, action, rule: 'no-spam', explanation },
    ...change,
  });
const listDecisions = async ({ browser }: ConnectUser) =>
  (await browser.request('GET', `${CONNECT}/decisions`)).json<Page<Decision>>().items;
const readRow = async <T>(sql: string, ...parameters: unknown[]) =>
  (await api.db.query<T[]>(sql, parameters))[0]!;

describe('two tabs', () => {
  it('editing at the same moment: one edit is stored, the other is refused with the stored text', async () => {
    const { id } = await postTopic(writer);
    const texts = ['From the first tab.', 'From the second tab.'];
    const answers = await Promise.all(texts.map((text) => edit(inTab(writer), id, { revision: 1, text })));
    const stored = answers.findIndex(({ statusCode }) => statusCode === 200);
    const refused = answers[1 - stored]!;
    expect([toRefusal(refused), refused.json()]).toEqual([
      '409 connect.changed',
      expect.objectContaining({ revision: 2, theirs: texts[stored] }),
    ]);
  });

  it('sending the same id with different texts: one is stored, the other refused', async () => {
    const id = createId();
    const answers = await Promise.all(
      ['The first text.', 'The second text.'].map((text) => sendTopic(inTab(writer), { id, text })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('accepting two answers leave one of them accepted', async () => {
    const { code } = await postTopic(writer);
    const other = await createPerson(api);
    const replies = [await postReply(other, code), await postReply(other, code)];
    await Promise.all(
      replies.map(({ id }) =>
        inTab(writer).browser.request('PUT', `${CONNECT}/topics/${code}/accepted`, { post: id }),
      ),
    );
    expect(replies.map(({ id }) => id)).toContain((await readTopic(writer.browser, code)).acceptedPostId);
  });
});

describe('ids', () => {
  it('in upper case name the same topic, and a foreign one is refused', async () => {
    const body = createTopicBody();
    const upper = { ...body, id: body.id.toUpperCase() };
    const [first, again] = [
      await writer.browser.request('POST', `${CONNECT}/topics`, upper),
      await writer.browser.request('POST', `${CONNECT}/topics`, upper),
    ];
    expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
    const other = await createPerson(api);
    expect(toRefusal(await sendTopic(other, { id: body.id }))).toBe('409 connect.changed');
    const { code } = first.json<TopicDetail>();
    expect(toRefusal(await sendReply(other, code, { id: body.id }))).toBe('409 connect.changed');
    expect(toRefusal(await edit(other, body.id, { revision: 1, text: 'Not mine.' }))).toBe(
      '404 connect.not_found',
    );
  });

  it('of a decision can’t be used for another one', async () => {
    const admin = await createPerson(api, 'admin');
    const { id } = await postTopic(writer);
    await sendReport(new Browser(api), 'topic', id);
    const [one] = await getQueue(admin);
    await lease(admin, one!.id);
    const same = { id: createId() };
    expect((await decide(admin, one!.id, 'warn', same)).statusCode).toBe(200);
    expect((await decide(admin, one!.id, 'warn', same)).statusCode).toBe(200);
    expect(toRefusal(await decide(admin, one!.id, 'close', same))).toBe('409 connect.case_closed');
    expect(await listDecisions(writer)).toMatchObject([{ action: 'warn' }]);
  });
});

describe('the limits of a day', () => {
  it('hold for a person who becomes a member at the same moment', async () => {
    const person = await createPerson(api, 'new');
    const { code } = await postTopic(person);
    await postReply(person, code);
    await postReply(person, code);
    await api.db.query(
      `UPDATE community_posts SET created_at = created_at - interval '1 day' WHERE author_id = $1 AND number < 3`,
      [person.id],
    );
    await api.db.query(`UPDATE users SET email_confirmed_at = now() - interval '73 hours' WHERE id = $1`, [
      person.id,
    ]);
    const answers = await Promise.all(Array.from({ length: 14 }, () => sendTopic(inTab(person))));
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map(toRefusal);
    expect([done.length, new Set(refused)]).toEqual([10, new Set(['429 connect.limit'])]);
  });

  it('stop the replies of a new person after ten, also when they arrive at once', async () => {
    const { code } = await postTopic(writer);
    const person = await createPerson(api, 'new');
    const answers = await Promise.all(Array.from({ length: 13 }, () => sendReply(inTab(person), code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const { posts, replies } = await readTopic(writer.browser, code);
    expect([replies, posts.map(({ number }) => number)]).toEqual([
      10,
      Array.from({ length: 11 }, (_, n) => n + 1),
    ]);
  });
});

describe('at the same moment as a removal', () => {
  it('a reply is refused, or keeps the topic', async () => {
    const other = await createPerson(api);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, code } = await postTopic(writer);
      const [, reply] = await Promise.all([remove(writer, id), sendReply(other, code)]);
      const { status } = await readRow<{ status: string }>(
        'SELECT status FROM community_topics WHERE id = $1',
        id,
      );
      expect([reply.statusCode, status]).toEqual(
        reply.statusCode === 200 ? [200, 'published'] : [404, 'removed'],
      );
    }
  });

  it('a quote is refused, or emptied', async () => {
    const other = await createPerson(api);
    const { code } = await postTopic(writer);
    for (let round = 0; round < ROUNDS; round += 1) {
      const source = await postReply(writer, code, { text: `These words go soon. ${round}` });
      const quotes = [{ post: source.id, text: 'These words' }];
      const [, reply] = await Promise.all([remove(writer, source.id), sendReply(other, code, { quotes })]);
      expect([200, 403]).toContain(reply.statusCode);
      const { count } = await readRow<{ count: number }>(
        `SELECT count(*)::integer AS count FROM community_post_quotes WHERE source_id = $1 AND text <> ''`,
        source.id,
      );
      expect(count).toBe(0);
    }
  });

  it('an answer is not accepted, or no longer', async () => {
    const other = await createPerson(api);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { code } = await postTopic(writer);
      const { id } = await postReply(other, code);
      await Promise.all([
        remove(other, id),
        writer.browser.request('PUT', `${CONNECT}/topics/${code}/accepted`, { post: id }),
      ]);
      expect((await readTopic(writer.browser, code)).acceptedPostId).toBeNull();
    }
  });

  it('an edit is refused, or removed with the post', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await postTopic(writer);
      await Promise.all([
        remove(writer, id),
        edit(inTab(writer), id, { revision: 1, text: 'Edited meanwhile.' }),
      ]);
      const row = await readRow<object>('SELECT status, text FROM community_posts WHERE id = $1', id);
      expect(row).toEqual({ status: 'removed', text: '' });
    }
  });
});

describe('at the same moment as an erasure', () => {
  it('mentions, quotes and replies leave nothing that names the person', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ana, bo] = [await createPerson(api), await createPerson(api)];
      const { code } = await postTopic(bo);
      const answer = await postReply(ana, code, { text: 'Ask at the university.' });
      const quotes = [{ post: answer.id, text: 'Ask at the' }];
      await Promise.all([
        erase(ana),
        sendReply(inTab(bo), code, { text: `Thanks @${ana.handle}, number ${round}.` }),
        sendReply(inTab(bo), code, { text: `Quoting ${round}`, quotes }),
        sendReply(inTab(ana), code),
        sendTopic(inTab(ana)),
      ]);
      const left = await readRow<object>(
        `SELECT (SELECT count(*)::integer FROM community_posts WHERE author_id = $1) AS posts,
           (SELECT count(*)::integer FROM community_post_mentions WHERE user_id = $1) AS mentions,
           (SELECT count(*)::integer FROM community_post_quotes WHERE source_id = $2 AND text <> '') AS quotes`,
        ana.id,
        answer.id,
      );
      expect(left).toEqual({ posts: 0, mentions: 0, quotes: 0 });
    }
  });
});

describe('moderators at the same moment', () => {
  const report = async (topicId: string) => sendReport(new Browser(api), 'topic', topicId);

  it('lease a case to one of them, and one decision counts', async () => {
    const moderators = [await createPerson(api, 'moderator'), await createPerson(api, 'moderator')];
    const { id } = await postTopic(writer);
    await report(id);
    const [one] = await getQueue(moderators[0]!);
    const leases = await Promise.all(moderators.map((moderator) => lease(moderator, one!.id)));
    expect(leases.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const decisions = await Promise.all(moderators.map((moderator) => decide(moderator, one!.id, 'close')));
    expect(decisions.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await listDecisions(writer)).toHaveLength(1);
  });

  it('on the two cases about one post don’t wait for each other for ever: one decides both', async () => {
    const moderators = [await createPerson(api, 'moderator'), await createPerson(api, 'moderator')];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await postTopic(writer);
      for (let count = 0; count < 3; count += 1)
        await sendReport((await createPerson(api)).browser, 'topic', id);
      const cases = (await getQueue(moderators[0]!)).filter(({ objectId }) => objectId === id);
      expect(cases.map(({ source }) => source).sort()).toEqual(['hold', 'report']);
      await Promise.all(cases.map((one, index) => lease(moderators[index]!, one.id)));
      const decisions = await Promise.all(
        cases.map((one, index) => decide(moderators[index]!, one.id, index === 0 ? 'hide' : 'no-action')),
      );
      expect(decisions.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    }
  });

  it('and the author, who removes a held post: nobody waits for ever, and nothing is published', async () => {
    const moderator = await createPerson(api, 'moderator');
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await createPerson(api, 'new');
      const { id } = await postTopic(person, { text: `Call +351 912 345 67${round} for it.` });
      const one = (await getQueue(moderator)).find(({ objectId }) => objectId === id)!;
      await lease(moderator, one.id);
      const [removal, decision] = await Promise.all([
        remove(person, id),
        decide(moderator, one.id, 'no-action'),
      ]);
      expect(removal.statusCode).toBe(204);
      expect([200, 409]).toContain(decision.statusCode);
      expect(await readRow('SELECT status FROM community_posts WHERE id = $1', id)).toEqual({
        status: 'removed',
      });
    }
  });

  it('decide an appeal once; the same answer again is acknowledged', async () => {
    const [first, second] = [await createPerson(api, 'moderator'), await createPerson(api, 'moderator')];
    const { id } = await postTopic(writer);
    await report(id);
    const [one] = await getQueue(first);
    await lease(first, one!.id);
    const decision = (await decide(first, one!.id, 'hide')).json<Decision>();
    const text = 'I only answered the question.';
    const appeals = await Promise.all(
      [text, `${text} Twice.`].map((words) =>
        inTab(writer).browser.request('POST', `${CONNECT}/decisions/${decision.id}/appeal`, { text: words }),
      ),
    );
    expect(appeals.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const appeal = (await getQueue(second)).find(({ source }) => source === 'appeal')!;
    await lease(second, appeal.id);
    const answer = (outcome: string) =>
      inTab(second).browser.request('PUT', `${CONNECT}/moderation/appeals/${appeal.id}`, {
        outcome,
        explanation,
      });
    const answers = await Promise.all([answer('upheld'), answer('reversed')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { appeal: stored } = (await listDecisions(writer))[0]!;
    expect((await answer(stored!.outcome!)).statusCode).toBe(200);
  });

  it('cannot decide, through the hold or the appeal, what they reported themselves', async () => {
    const [reporter, other] = [await createPerson(api, 'moderator'), await createPerson(api, 'moderator')];
    const { id } = await postTopic(writer);
    for (const one of [reporter, await createPerson(api), await createPerson(api)])
      await sendReport(one.browser, 'topic', id);
    const find = async (moderator: ConnectUser, sought: string) =>
      (await getQueue(moderator)).find(({ source }) => source === sought);
    const hold = (await find(other, 'hold'))!;
    expect(await find(reporter, 'hold')).toBeUndefined();
    await lease(reporter, hold.id);
    expect(toRefusal(await decide(reporter, hold.id, 'hide'))).toBe('403 connect.moderator_required');
    await api.db.query('UPDATE moderation_cases SET lease_until = now()');
    await lease(other, hold.id);
    const decision = (await decide(other, hold.id, 'hide')).json<Decision>();
    await writer.browser.request('POST', `${CONNECT}/decisions/${decision.id}/appeal`, {
      text: 'I only answered the question.',
    });
    const third = await createPerson(api, 'moderator');
    const appeal = (await find(third, 'appeal'))!;
    expect(await find(reporter, 'appeal')).toBeUndefined();
    await lease(reporter, appeal.id);
    const answer = await reporter.browser.request('PUT', `${CONNECT}/moderation/appeals/${appeal.id}`, {
      ...{ outcome: 'upheld', explanation },
    });
    expect(toRefusal(answer)).toBe('403 connect.moderator_required');
  });

  it('hide a post while it is being held: it stays hidden', async () => {
    const moderator = await createPerson(api, 'moderator');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await postTopic(writer);
      const [first, second, third] = [
        await createPerson(api),
        await createPerson(api),
        await createPerson(api),
      ];
      await sendReport(first.browser, 'topic', id);
      await sendReport(second.browser, 'topic', id);
      const one = (await getQueue(moderator)).find(({ objectId }) => objectId === id)!;
      await lease(moderator, one.id);
      const [decision] = await Promise.all([
        decide(moderator, one.id, 'hide'),
        sendReport(third.browser, 'topic', id),
      ]);
      expect(decision.statusCode).toBe(200);
      expect(await readRow('SELECT status FROM community_posts WHERE id = $1', id)).toEqual({
        status: 'hidden',
      });
    }
  });
});

describe('an account that is deleted', () => {
  const setUp = async () => {
    const moderator = await createPerson(api, 'moderator');
    const { id, code } = await postTopic(writer);
    const reporter = await createPerson(api);
    await sendReport(reporter.browser, 'topic', id, { text: 'The words of the reporter.' });
    const one = (await getQueue(moderator)).find(({ objectId }) => objectId === id)!;
    await lease(moderator, one.id);
    return { moderator, reporter, id, code, caseId: one.id };
  };

  it('as the author takes its open cases along', async () => {
    const { moderator, caseId } = await setUp();
    await erase(writer);
    expect(toRefusal(await decide(moderator, caseId, 'hide'))).toBe('409 connect.case_closed');
    expect(await getQueue(moderator)).toEqual([]);
  });

  it('as the reporter leaves the case, without their words', async () => {
    const { moderator, reporter, caseId } = await setUp();
    await erase(reporter);
    const [one] = await getQueue(moderator);
    expect(one).toMatchObject({ id: caseId, reports: [{ text: '' }] });
    expect((await decide(moderator, caseId, 'hide')).statusCode).toBe(200);
  });

  it('as the moderator gives the case back, and their decisions stay', async () => {
    const { moderator, caseId } = await setUp();
    const other = await createPerson(api, 'moderator');
    await erase(moderator);
    expect((await lease(other, caseId)).statusCode).toBe(200);
    await decide(other, caseId, 'warn');
    await erase(other);
    expect(await listDecisions(writer)).toMatchObject([{ action: 'warn', explanation }]);
  });

  it('as the person who appealed takes the appeal along', async () => {
    const { moderator, caseId } = await setUp();
    const { id } = (await decide(moderator, caseId, 'warn')).json<Decision>();
    await writer.browser.request('POST', `${CONNECT}/decisions/${id}/appeal`, {
      text: 'I only answered the question.',
    });
    await erase(writer);
    expect(await getQueue(await createPerson(api, 'moderator'))).toEqual([]);
    const row = await readRow<object>(
      'SELECT user_id, appeal_text FROM moderation_decisions WHERE id = $1',
      id,
    );
    expect(row).toEqual({ user_id: null, appeal_text: null });
  });

  it('as the person whose account was to end leaves nothing to confirm', async () => {
    const [first, second] = [await createPerson(api, 'admin'), await createPerson(api, 'admin')];
    await sendReport(new Browser(api), 'person', writer.handle);
    const one = (await getQueue(first)).find(({ kind }) => kind === 'person')!;
    await lease(first, one.id);
    const { id } = (await decide(first, one.id, 'end-account')).json<Decision>();
    await erase(writer);
    const proposed = await second.browser.request('GET', `${CONNECT}/moderation/actions/proposed`);
    expect(proposed.json<Decision[]>().map((decision) => decision.id)).not.toContain(id);
  });

  it('as the asker leaves the accepted answer', async () => {
    const { code } = await postTopic(writer);
    const { id } = await postReply(await createPerson(api), code);
    await writer.browser.request('PUT', `${CONNECT}/topics/${code}/accepted`, { post: id });
    await erase(writer);
    expect(await readTopic(new Browser(api), code)).toMatchObject({ author: null, acceptedPostId: id });
  });

  it('as a person mentioned goes from texts, earlier texts and quotes', async () => {
    const [ana, bo] = [await createPerson(api), await createPerson(api)];
    const { code } = await postTopic(writer);
    const post = await postReply(writer, code, {
      text: `Ask @${ana.handle} about it. Mail x@${ana.handle}.example.`,
    });
    await postReply(bo, code, { quotes: [{ post: post.id, text: `Ask @${ana.handle} about` }] });
    await api.db.query(`UPDATE community_posts SET created_at = now() - interval '1 hour' WHERE id = $1`, [
      post.id,
    ]);
    await edit(writer, post.id, { revision: 1, text: 'Ask nobody about it.' });
    await erase(ana);
    const page = await readTopic(new Browser(api), code);
    const revisions = await new Browser(api).request('GET', `${CONNECT}/posts/${post.id}/revisions`);
    expect(JSON.stringify(page) + revisions.body).not.toContain(`@${ana.handle} `);
    expect(revisions.body).toContain('Ask @former-member about it. Mail x@');
    expect(page.posts[2]!.quotes).toMatchObject([{ text: 'Ask @former-member about' }]);
  });
});
