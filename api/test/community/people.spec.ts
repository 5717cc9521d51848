import type { BlockedPeople, ConnectPerson, OwnConnectProfile } from '@wanderwork/contracts';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { decideAbout, decideAppealOf } from './moderating.js';
import {
  CONNECT,
  createPerson,
  postReply,
  postTopic,
  readTopic,
  sendReply,
  sendReport,
  toRefusal,
  type ConnectUser,
} from './people.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const saveProfile = ({ browser }: ConnectUser, profile: object) =>
  browser.request('PUT', `${CONNECT}/profile`, { name: 'Ana', ...profile });
const readPerson = (who: Browser, handle: string) => who.request('GET', `${CONNECT}/people/${handle}`);
const block = ({ browser }: ConnectUser, { handle }: ConnectUser) =>
  browser.request('PUT', `${CONNECT}/blocks/${handle}`);
const mute = ({ browser }: ConnectUser, { handle }: ConnectUser) =>
  browser.request('PUT', `${CONNECT}/mutes/${handle}`);

describe('a profile', () => {
  it('shows what the person chose, and neither email, surname nor id', async () => {
    const ana = await createPerson(api);
    const profile = {
      handle: ana.handle,
      name: 'Ana',
      about: 'Likes ports',
      languages: ['pt'],
      homeCity: 'porto',
    };
    expect((await saveProfile(ana, profile)).json<OwnConnectProfile>()).toMatchObject({
      level: 'member',
      profile: { ...profile, hasPicture: false },
    });
    const response = await readPerson(new Browser(api), ana.handle);
    expect(response.json<ConnectPerson>()).toEqual({
      ...profile,
      pictureUrl: expect.stringMatching(/^\/api\/art\/people\//),
      isMuted: false,
      isBlocked: false,
    });
    for (const secret of [ana.browser.email, 'Ferreira', ana.id]) expect(response.body).not.toContain(secret);
  });

  it.each([
    [{ handle: 'ab' }, '400 validation.failed'],
    [{ handle: 'Ana!' }, '400 validation.failed'],
    [{ handle: 'ana-x', homeCity: 'atlantis' }, '400 validation.failed'],
  ])('is refused with %j', async (profile, refusal) => {
    expect(toRefusal(await saveProfile(await createPerson(api), profile))).toBe(refusal);
  });

  it('keeps an old handle from others for a year, and a handle in use for good', async () => {
    const [ana, bo] = [await createPerson(api), await createPerson(api)];
    const newHandle = `${ana.handle.slice(0, 15)}-new`;
    await saveProfile(ana, { handle: newHandle });
    expect(toRefusal(await saveProfile(bo, { handle: ana.handle }))).toBe('409 handle.taken');
    expect(toRefusal(await saveProfile(bo, { handle: newHandle }))).toBe('409 handle.taken');
    await api.db.query(`UPDATE community_retired_handles SET retired_at = now() - interval '366 days'`);
    expect((await saveProfile(bo, { handle: ana.handle })).statusCode).toBe(200);
  });

  it.each(['nobody-here', 'a%00b', 'x'.repeat(80)])(
    'that does not exist is not found: %s',
    async (handle) => {
      expect(toRefusal(await readPerson(new Browser(api), handle))).toBe('404 connect.not_found');
    },
  );
});

describe('becoming a member', () => {
  it('happens after 72 hours and three posts on two days', async () => {
    const ana = await createPerson(api, 'new');
    const { code } = await postTopic(ana);
    await postReply(ana, code);
    await postReply(ana, code);
    const getLevel = async () =>
      (await ana.browser.request('GET', `${CONNECT}/profile`)).json<OwnConnectProfile>().level;
    expect(await getLevel()).toBe('new');
    await api.db.query(`UPDATE users SET email_confirmed_at = now() - interval '73 hours' WHERE id = $1`, [
      ana.id,
    ]);
    expect(await getLevel()).toBe('new');
    await api.db.query(
      `UPDATE community_posts SET created_at = created_at - interval '1 day' WHERE author_id = $1 AND number = 1`,
      [ana.id],
    );
    expect(await getLevel()).toBe('member');
  });
});

describe('somebody who muted another person', () => {
  it('sees their posts marked, and they notice nothing', async () => {
    const [ana, bo] = [await createPerson(api), await createPerson(api)];
    const { code } = await postTopic(ana);
    await mute(ana, bo);
    await postReply(bo, code);
    expect((await readTopic(ana.browser, code)).posts[1]).toMatchObject({ isMuted: true });
    expect((await readTopic(bo.browser, code)).posts[1]).toMatchObject({ isMuted: false });
    expect((await readPerson(bo.browser, ana.handle)).statusCode).toBe(200);
    const lists = (await ana.browser.request('GET', `${CONNECT}/blocks`)).json<BlockedPeople>();
    expect(lists).toMatchObject({ blocks: [], mutes: [{ handle: bo.handle }] });
    await ana.browser.request('DELETE', `${CONNECT}/mutes/${bo.handle}`);
    expect((await readTopic(ana.browser, code)).posts[1]).toMatchObject({ isMuted: false });
  });
});

describe('somebody who blocked another person', () => {
  const setUp = async () => {
    const [ana, bo, carl] = await Promise.all([createPerson(api), createPerson(api), createPerson(api)]);
    const own = await postTopic(ana);
    const foreign = await postTopic(carl);
    const anasReply = await postReply(ana, foreign.code, { text: 'Try the notice boards at the faculty.' });
    await block(ana, bo);
    return { ana, bo, own, foreign, anasReply };
  };

  it('is not replied to, quoted, mentioned or reacted to by them', async () => {
    const { ana, bo, own, foreign, anasReply } = await setUp();
    const quotes = [{ post: anasReply.id, text: 'notice boards' }];
    for (const response of [
      await sendReply(bo, own.code),
      await sendReply(bo, foreign.code, { replyTo: anasReply.id }),
      await sendReply(bo, foreign.code, { quotes }),
      await sendReply(bo, foreign.code, { text: `What do you say, @${ana.handle}?` }),
      await bo.browser.request('PUT', `${CONNECT}/posts/${anasReply.id}/reactions/thanks`),
    ]) {
      expect(toRefusal(response)).toBe('403 connect.refused');
      expect(response.json<{ message: string }>().message).toBe('You can’t reply to this post.');
    }
  });

  it('has no profile for them, but for everybody else', async () => {
    const { ana, bo } = await setUp();
    expect(toRefusal(await readPerson(bo.browser, ana.handle))).toBe('404 connect.not_found');
    expect((await readPerson(new Browser(api), ana.handle)).statusCode).toBe(200);
  });

  it('writes with them in topics of others, and sees their posts marked', async () => {
    const { ana, bo, foreign } = await setUp();
    expect((await sendReply(bo, foreign.code)).statusCode).toBe(200);
    expect((await sendReply(ana, foreign.code)).statusCode).toBe(200);
    const { posts } = await readTopic(ana.browser, foreign.code);
    expect(posts.map(({ isMuted }) => isMuted)).toEqual([false, false, true, false]);
  });

  it('can take it back', async () => {
    const { ana, bo, own } = await setUp();
    await ana.browser.request('DELETE', `${CONNECT}/blocks/${bo.handle}`);
    expect((await sendReply(bo, own.code)).statusCode).toBe(200);
  });

  it('cannot block themselves', async () => {
    const ana = await createPerson(api);
    expect(toRefusal(await block(ana, ana))).toBe('400 validation.failed');
  });
});

describe('somebody whose account is erased', () => {
  const erase = ({ id, browser }: ConnectUser) =>
    api.db.transaction((manager) =>
      api.app.get(PersonalData).eraseAll({ id, email: browser.email, earlier: [] }, manager),
    );

  const setUp = async (keepAnswers: boolean) => {
    const [ana, bo] = [await createPerson(api), await createPerson(api)];
    const own = await postTopic(ana, { text: 'My own question here.' });
    await postReply(bo, own.code, { text: `Hello @${ana.handle}.` });
    const foreign = await postTopic(bo);
    const answer = await postReply(ana, foreign.code, { text: 'Ask at the university.' });
    await postReply(bo, foreign.code, { quotes: [{ post: answer.id, text: 'Ask at the' }] });
    await ana.browser.request('PUT', `${CONNECT}/posts/${foreign.id}/reactions/thanks`);
    await ana.browser.request('POST', '/api/account/deletion', { keepAnswers });
    await erase(ana);
    return {
      own: await readTopic(bo.browser, own.code),
      foreign: await readTopic(bo.browser, foreign.code),
      ana,
    };
  };

  it('leaves no texts, no name and no words in texts of others', async () => {
    const { own, foreign, ana } = await setUp(false);
    expect(own).toMatchObject({ title: 'Removed topic', author: null, posts: [{ status: 'removed' }, {}] });
    expect(own.posts[1]!.html).toContain('Hello @former-member.');
    expect(foreign.posts).toMatchObject([
      { reactions: { thanks: 0 } },
      { status: 'removed', html: null },
      { quotes: [{ text: null, author: null }] },
    ]);
    expect(foreign.replies).toBe(1);
    const other = await createPerson(api);
    expect(toRefusal(await saveProfile(other, { handle: ana.handle }))).toBe('409 handle.taken');
  });

  it('leaves nothing of what moderators wrote to them', async () => {
    const ana = await createPerson(api);
    const [admin, other] = [await createPerson(api, 'admin'), await createPerson(api, 'admin')];
    const { id } = await postTopic(ana);
    await sendReport(new Browser(api), 'topic', id);
    const explanation = `${ana.handle} named a neighbor.`;
    const decision = await decideAbout(api, admin, id, 'hide', { explanation });
    const upheld = { outcome: 'upheld', explanation: `${ana.handle} did it again.` } as const;
    const appeal = await decideAppealOf(api, ana, other, decision.json<{ id: string }>().id, upheld);
    expect(appeal.statusCode).toBe(200);
    await erase(ana);
    const rows = await api.db.query('SELECT decision::text FROM moderation_decisions AS decision');
    expect(JSON.stringify(rows)).not.toContain(ana.handle);
  });

  it('takes a topic along in which only they had replied', async () => {
    const ana = await createPerson(api);
    const { code } = await postTopic(ana);
    await postReply(ana, code);
    await erase(ana);
    expect((await new Browser(api).request('GET', `${CONNECT}/topics/${code}`)).statusCode).toBe(404);
  });

  it('leaves their answers without a name if they chose so', async () => {
    const { own, foreign } = await setUp(true);
    expect(own.posts[0]).toMatchObject({ status: 'removed' });
    expect(foreign.posts[1]).toMatchObject({
      status: 'published',
      author: null,
      html: expect.stringContaining('Ask at the university.'),
    });
  });
});
