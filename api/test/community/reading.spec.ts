import type { TopicDetail, TopicPage } from '@wanderwork/contracts';
import { CommunityJob } from '../../src/modules/community/jobs/community.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { CONNECT, createPerson, postReply, postTopic, readTopic, type ConnectUser } from './people.js';

let api: TestApp;
let ana: ConnectUser;
let bo: ConnectUser;
beforeAll(async () => {
  api = await startTestApp();
  [ana, bo] = [await createPerson(api), await createPerson(api)];
});
afterAll(() => api.close());
// The limits of a day are tested elsewhere.
beforeEach(() => api.db.query(`UPDATE community_posts SET created_at = created_at - interval '2 days'`));

const sendReads = ({ browser }: ConnectUser, body: object) =>
  browser.request('POST', `${CONNECT}/reads`, body);
const markRead = (who: ConnectUser, topic: string, number: number) =>
  sendReads(who, { topics: [{ topic, number }] });
const list = async (query: string, who = new Browser(api)) =>
  (await who.request('GET', `${CONNECT}/topics?${query}`)).json<TopicPage>();
const findReadUpTo = async ({ browser }: ConnectUser, code: string) =>
  (await readTopic(browser, code)).readUpTo;
const countReads = async (topicId: string) => {
  const [row] = await api.db.query<[{ count: number }]>(
    'SELECT count(*)::integer AS count FROM community_topic_reads WHERE topic_id = $1',
    [topicId],
  );
  return row.count;
};
const silence = (id: string, interval: string) =>
  api.db.query(`UPDATE community_topics SET last_post_at = now() - $2::interval WHERE id = $1`, [
    id,
    interval,
  ]);

describe('reading', () => {
  it('is remembered up to the furthest number', async () => {
    const { code } = await postTopic(ana);
    await postReply(bo, code);
    await markRead(bo, code, 9);
    await markRead(bo, code, 1);
    expect((await readTopic(bo.browser, code)).readUpTo).toBe(2);
    expect((await readTopic(new Browser(api), code)).readUpTo).toBeNull();
    expect(await findReadUpTo(await createPerson(api), code)).toBe(0);
  });

  it('includes what somebody wrote themselves, if they had read what came before', async () => {
    const { code } = await postTopic(ana);
    expect(await findReadUpTo(ana, code)).toBe(1);
    await postReply(bo, code);
    await postReply(ana, code);
    expect(await findReadUpTo(ana, code)).toBe(1);
    await markRead(ana, code, 3);
    await postReply(ana, code);
    expect(await findReadUpTo(ana, code)).toBe(4);
  });

  it('of several topics is stored with one statement', async () => {
    const topics = [await postTopic(ana), await postTopic(ana), await postTopic(ana)];
    for (const { code } of topics) await postReply(bo, code);
    const reads = topics.map(({ code }, index) => ({ topic: code, number: 1 + (index % 2) }));
    expect((await sendReads(bo, { topics: [...reads, { topic: 'zzzzzzzz', number: 1 }] })).statusCode).toBe(
      204,
    );
    const found = await Promise.all(topics.map(({ code }) => findReadUpTo(bo, code)));
    expect(found).toEqual([1, 2, 1]);
  });

  it('is complete when the posts after the last published one are hidden or removed', async () => {
    const { code, id } = await postTopic(ana);
    const hidden = await postReply(bo, code);
    await api.db.query(`UPDATE community_posts SET status = 'hidden' WHERE id = $1`, [hidden.id]);
    const { number } = await postReply(bo, code);
    await bo.browser.request('DELETE', `${CONNECT}/posts/${(await postReply(bo, code)).id}`);
    expect((await readTopic(ana.browser, code)).lastNumber).toBe(number);
    const { items } = await list('place=city:lisbon');
    expect(items.find((topic) => topic.id === id)).toMatchObject({ lastNumber: number, replies: 1 });
  });
});

describe('a followed topic', () => {
  it('counts as read up to the last post before, unless it has been read', async () => {
    const [{ code }, { code: started }] = [await postTopic(ana), await postTopic(ana)];
    await postReply(bo, code);
    await postReply(bo, started);
    const carl = await createPerson(api);
    await markRead(carl, started, 1);
    for (const one of [code, started])
      await carl.browser.request('PUT', `${CONNECT}/follows/topic:${one}`, { level: 'everything' });
    await postReply(bo, code);
    expect(await readTopic(carl.browser, code)).toMatchObject({ readUpTo: 2, lastNumber: 3 });
    expect(await findReadUpTo(carl, started)).toBe(1);
  });

  it('is not read because somebody wants to hear nothing of it', async () => {
    const { code } = await postTopic(ana);
    await bo.browser.request('PUT', `${CONNECT}/follows/topic:${code}`, { level: 'nothing' });
    expect(await findReadUpTo(bo, code)).toBe(0);
  });
});

describe('a topic without a post for 180 days', () => {
  it('counts as read, until somebody writes again', async () => {
    const { code, id } = await postTopic(ana);
    await silence(id, '179 days');
    expect(await findReadUpTo(bo, code)).toBe(0);
    await silence(id, '181 days');
    expect(await findReadUpTo(bo, code)).toBe(1);
    await postReply(ana, code);
    expect(await readTopic(bo.browser, code)).toMatchObject({ readUpTo: 0, lastNumber: 2 });
  });
});

describe('marking everything as read', () => {
  it('covers what was shown, and nothing that came later', async () => {
    const carl = await createPerson(api);
    const [first, second] = [await postTopic(ana), await postTopic(ana)];
    const [newest] = (await list('', carl.browser)).items;
    const later = await postTopic(bo);
    await sendReads(carl, { topics: [], until: newest!.lastPostAt });
    expect(await Promise.all([first, second, later].map(({ code }) => findReadUpTo(carl, code)))).toEqual([
      1, 1, 0,
    ]);
    await sendReads(carl, { topics: [], until: '2020-01-01T00:00:00Z' });
    expect(await findReadUpTo(carl, first.code)).toBe(1);
    expect(await findReadUpTo(bo, first.code)).toBe(0);
  });

  it('never reaches into the future', async () => {
    const carl = await createPerson(api);
    await sendReads(carl, { topics: [], until: '2999-01-01T00:00:00Z' });
    const { code } = await postTopic(ana);
    expect(await findReadUpTo(carl, code)).toBe(0);
  });
});

describe('after a write', () => {
  it('a reader gets an answer that contains the post', async () => {
    const { code } = await postTopic(ana);
    const { number } = await postReply(bo, code);
    const read = (atLeast: number | string) =>
      bo.browser.request('GET', `${CONNECT}/topics/${code}?atLeast=${atLeast}`);
    const topic = (await read(number)).json<TopicDetail>();
    expect(topic.posts.map((post) => post.number)).toEqual([1, number]);
    expect((await read('zero')).statusCode).toBe(400);
  });
});

describe('read state', () => {
  it('is deleted after 180 days, and when its topic is removed', async () => {
    const [old, current, gone] = [await postTopic(ana), await postTopic(ana), await postTopic(ana)];
    for (const { code } of [old, current, gone]) await markRead(bo, code, 1);
    await api.db.query(
      `UPDATE community_topic_reads SET at = now() - interval '181 days' WHERE topic_id = $1`,
      [old.id],
    );
    await api.db.query(`UPDATE community_topics SET status = 'removed' WHERE id = $1`, [gone.id]);
    await api.app.get(CommunityJob).sweep();
    // Those of the writer and of the reader.
    expect(await Promise.all([old, current, gone].map(({ id }) => countReads(id)))).toEqual([0, 2, 0]);
  });
});
