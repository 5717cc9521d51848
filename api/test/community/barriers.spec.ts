import type { ConnectPost, NotificationPage, TopicDetail, TopicSearchPage } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  CONNECT,
  createId,
  createPerson,
  deliverNotifications,
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

type Barrier = 'none' | 'mutes' | 'blocks';
const barriers: Barrier[] = ['none', 'mutes', 'blocks'];

/** `owner` sets the barrier against `other`; `third` is a third person with a topic in which both have written. */
interface Scene {
  owner: ConnectUser;
  other: ConnectUser;
  owners: TopicDetail;
  others: TopicDetail;
  shared: TopicDetail;
  ownersReply: ConnectPost;
  othersReply: ConnectPost;
  word: string;
}

const setBarrier = async (owner: ConnectUser, other: ConnectUser, barrier: Barrier) => {
  if (barrier !== 'none') await owner.browser.request('PUT', `${CONNECT}/${barrier}/${other.handle}`);
};

const createScene = async (): Promise<Scene> => {
  const [owner, other, third] = [await createPerson(api), await createPerson(api), await createPerson(api)];
  const word = `w${createId().replaceAll('-', '').slice(-12)}`.replace(
    /\d/g,
    (digit) => 'ghijklmnop'[Number(digit)]!,
  );
  const owners = await postTopic(owner);
  const others = await postTopic(other, { text: `A ${word} of the other.` });
  const shared = await postTopic(third);
  return {
    ...{ owner, other, owners, others, shared, word },
    ownersReply: await postReply(owner, shared.code, { text: 'Try the notice boards at the faculty.' }),
    othersReply: await postReply(other, shared.code, { text: 'Ask for the winter price of rooms.' }),
  };
};

/** What somebody tries toward another person; `by` names who of the two does it. */
const isDone = ({ statusCode }: { statusCode: number }) => statusCode < 300;
const quote = (who: ConnectUser, { shared, ownersReply, othersReply }: Scene, whose: 'owner' | 'other') =>
  sendReply(who, shared.code, {
    quotes: [
      whose === 'owner'
        ? { post: ownersReply.id, text: 'notice boards' }
        : { post: othersReply.id, text: 'winter price' },
    ],
  });
const react = ({ browser }: ConnectUser, post: ConnectPost) =>
  browser.request('PUT', `${CONNECT}/posts/${post.id}/reactions/thanks`);

const contacts = {
  'reply to the other’s post': {
    owner: (scene: Scene) => sendReply(scene.owner, scene.shared.code, { replyTo: scene.othersReply.id }),
    other: (scene: Scene) => sendReply(scene.other, scene.shared.code, { replyTo: scene.ownersReply.id }),
  },
  'quote the other’s post': {
    owner: (scene: Scene) => quote(scene.owner, scene, 'other'),
    other: (scene: Scene) => quote(scene.other, scene, 'owner'),
  },
  'react to the other’s post': {
    owner: (scene: Scene) => react(scene.owner, scene.othersReply),
    other: (scene: Scene) => react(scene.other, scene.ownersReply),
  },
  'write in the other’s topic': {
    owner: (scene: Scene) => sendReply(scene.owner, scene.others.code),
    other: (scene: Scene) => sendReply(scene.other, scene.owners.code),
  },
  'mention the other': {
    owner: (scene: Scene) =>
      sendReply(scene.owner, scene.shared.code, { text: `Ask @${scene.other.handle}.` }),
    other: (scene: Scene) =>
      sendReply(scene.other, scene.shared.code, { text: `Ask @${scene.owner.handle}.` }),
  },
  'write in a topic of somebody else': {
    owner: (scene: Scene) => sendReply(scene.owner, scene.shared.code),
    other: (scene: Scene) => sendReply(scene.other, scene.shared.code),
  },
  'read the other’s topic': {
    owner: (scene: Scene) => scene.owner.browser.request('GET', `${CONNECT}/topics/${scene.others.code}`),
    other: (scene: Scene) => scene.other.browser.request('GET', `${CONNECT}/topics/${scene.owners.code}`),
  },
  'report the other': {
    owner: (scene: Scene) => sendReport(scene.owner.browser, 'person', scene.other.handle),
    other: (scene: Scene) => sendReport(scene.other.browser, 'person', scene.owner.handle),
  },
};

/** Only what the person blocked tries toward the other is stopped. */
const stoppedByBlock = Object.keys(contacts).slice(0, 5);

describe('between two people', () => {
  const scenes = new Map<Barrier, Scene>();
  beforeAll(async () => {
    for (const barrier of barriers) {
      const scene = await createScene();
      await setBarrier(scene.owner, scene.other, barrier);
      scenes.set(barrier, scene);
    }
  });

  const cells = barriers.flatMap((barrier) =>
    Object.entries(contacts).flatMap(([name, acts]) =>
      (['owner', 'other'] as const).map((by) => ({
        ...{ barrier, name, by, act: acts[by] },
        expected:
          barrier === 'blocks' && by === 'other' && stoppedByBlock.includes(name)
            ? '403 connect.refused'
            : 'done',
      })),
    ),
  );

  it.each(cells)(
    'with $barrier by the owner, the $by can $name: $expected',
    async ({ barrier, act, expected }) => {
      const response = await act(scenes.get(barrier)!);
      expect(isDone(response) ? 'done' : toRefusal(response)).toBe(expected);
    },
  );

  it.each([
    ['none', 200, 200],
    ['mutes', 200, 200],
    ['blocks', 200, 404],
  ] as const)(
    'with %s, the owner gets the profile with %i and the other with %i',
    async (barrier, own, others) => {
      const { owner, other } = scenes.get(barrier)!;
      const read = async (who: Browser, handle: string) =>
        (await who.request('GET', `${CONNECT}/people/${handle}`)).statusCode;
      expect([await read(owner.browser, other.handle), await read(other.browser, owner.handle)]).toEqual([
        own,
        others,
      ]);
      expect(await read(new Browser(api), owner.handle)).toBe(200);
    },
  );

  it.each([
    ['none', false],
    ['mutes', true],
    ['blocks', true],
  ] as const)('with %s, the posts of the other are folded for the owner: %s', async (barrier, isMuted) => {
    const { owner, other, shared, ownersReply, othersReply } = scenes.get(barrier)!;
    const find = async ({ browser }: ConnectUser, id: string) =>
      (await readTopic(browser, shared.code)).posts.find((post) => post.id === id);
    expect(await find(owner, othersReply.id)).toMatchObject({ isMuted, html: expect.any(String) });
    expect(await find(other, ownersReply.id)).toMatchObject({ isMuted: false });
  });

  it.each([
    ['none', 1],
    ['mutes', 0],
    ['blocks', 0],
  ] as const)(
    'with %s, the owner’s search finds %i of the other’s topics; feeds and lists have it',
    async (barrier, count) => {
      const { owner, other, others, word } = scenes.get(barrier)!;
      const search = async (who: Browser) =>
        (await who.request('GET', `${CONNECT}/search?q=${word}`)).json<TopicSearchPage>().items.length;
      expect(await search(owner.browser)).toBe(count);
      expect([await search(other.browser), await search(new Browser(api))]).toEqual([1, 1]);
      const list = await owner.browser.request('GET', `${CONNECT}/topics?sort=new`);
      const feed = await owner.browser.request('GET', '/connect/feeds/feed.json');
      for (const { body } of [list, feed]) expect(body).toContain(others.code);
    },
  );
});

describe('notifications', () => {
  const deliver = () => deliverNotifications(api);
  const count = async ({ browser }: ConnectUser, actor: ConnectUser) =>
    (await browser.request('GET', `${CONNECT}/notifications`))
      .json<NotificationPage>()
      .items.filter((one) => one.actor?.handle === actor.handle).length;

  const acts: [string, (from: ConnectUser, to: ConnectUser, scene: Scene) => Promise<unknown>][] = [
    ['a mention', (from, to, { shared }) => sendReply(from, shared.code, { text: `Ask @${to.handle}.` })],
    [
      'an accepted answer',
      async (from, to) => {
        const question = await postTopic(from);
        const answer = await postReply(to, question.code);
        return from.browser.request('PUT', `${CONNECT}/topics/${question.code}/accepted`, {
          post: answer.id,
        });
      },
    ],
    [
      'a topic in a followed place',
      async (from, to) => {
        await to.browser.request('PUT', `${CONNECT}/follows/city:porto`, { level: 'everything' });
        return postTopic(from, { place: 'city:porto' });
      },
    ],
  ];
  const cells = acts.flatMap(([name, act]) => barriers.map((barrier) => ({ name, act, barrier })));

  it.each(cells)('of $name, with $barrier set before', async ({ act, barrier }) => {
    const scene = await createScene();
    const { owner, other } = scene;
    await setBarrier(owner, other, barrier);
    await act(other, owner, scene);
    await deliver();
    expect(await count(owner, other)).toBe(barrier === 'none' ? 1 : 0);
  });

  it.each(cells)('of $name, with $barrier set afterwards', async ({ act, barrier }) => {
    const scene = await createScene();
    const { owner, other } = scene;
    await act(other, owner, scene);
    await deliver();
    expect(await count(owner, other)).toBe(1);
    await setBarrier(owner, other, barrier);
    expect(await count(owner, other)).toBe(barrier === 'none' ? 1 : 0);
  });

  it('that others caused too stay, without the person', async () => {
    const { owner, other, owners } = await createScene();
    const third = await createPerson(api);
    await postReply(third, owners.code);
    await postReply(other, owners.code);
    await deliver();
    expect(await count(owner, other)).toBe(1);
    await setBarrier(owner, other, 'mutes');
    const { items } = (
      await owner.browser.request('GET', `${CONNECT}/notifications`)
    ).json<NotificationPage>();
    expect(items).toMatchObject([{ people: 1, actor: { handle: third.handle } }]);
  });

  it('go to the person blocked as before', async () => {
    const { owner, other, others } = await createScene();
    await setBarrier(owner, other, 'blocks');
    await postReply(owner, others.code);
    await deliver();
    expect(await count(other, owner)).toBe(1);
  });
});

describe('a block cannot be told', () => {
  it('from the refusal: a post that is hidden or removed gets the same', async () => {
    const scene = await createScene();
    const { owner, other, shared } = scene;
    const third = await createPerson(api);
    const gone = await postReply(third, shared.code, { text: 'These words go soon.' });
    const quotes = [{ post: gone.id, text: 'These words' }];
    await setBarrier(owner, other, 'blocks');
    for (const status of ['hidden', 'removed']) {
      await api.db.query('UPDATE community_posts SET status = $2 WHERE id = $1', [gone.id, status]);
      const notOpen = [
        await sendReply(other, shared.code, { replyTo: gone.id }),
        await sendReply(other, shared.code, { quotes }),
        await react(other, gone),
      ];
      const blocked = [
        await contacts['reply to the other’s post'].other(scene),
        await contacts['quote the other’s post'].other(scene),
        await contacts['react to the other’s post'].other(scene),
      ];
      const toAnswers = (responses: typeof notOpen) =>
        responses.map((response) => ({ ...response.json<object>(), requestId: null }));
      expect(toAnswers(notOpen)).toEqual(toAnswers(blocked));
    }
  });

  it('from an earlier mention: it reads like a handle that nobody has, for everybody', async () => {
    const { owner, other, shared } = await createScene();
    const earlier = await postReply(other, shared.code, { text: `Before: @${owner.handle}` });
    expect(earlier.mentions).toHaveLength(1);
    await setBarrier(owner, other, 'blocks');
    const readMentions = async () =>
      (await readTopic(new Browser(api), shared.code)).posts.at(-1)!.mentions.length;
    expect(await readMentions()).toBe(0);
    await owner.browser.request('DELETE', `${CONNECT}/blocks/${other.handle}`);
    expect(await readMentions()).toBe(1);
  });

  it('from lists, similar topics, search, counts and reports', async () => {
    const { owner, other, owners } = await createScene();
    const urls = [
      `${CONNECT}/topics?sort=new`,
      `${CONNECT}/topics/similar?title=${encodeURIComponent(owners.title)}`,
      `${CONNECT}/search?q=tourists`,
      `${CONNECT}/topics/${owners.code}`,
      `${CONNECT}/places/city/lisbon`,
    ];
    const read = async () =>
      Promise.all(urls.map(async (url) => (await other.browser.request('GET', url)).body));
    const before = await read();
    await setBarrier(owner, other, 'blocks');
    expect(await read()).toEqual(before);
    expect((await sendReport(other.browser, 'person', owner.handle)).statusCode).toBe(204);
    expect((await other.browser.request('PUT', `${CONNECT}/blocks/${owner.handle}`)).statusCode).toBe(204);
  });

  it('from a retry: a reply sent before the block is acknowledged again', async () => {
    const { owner, other, owners } = await createScene();
    const body = { id: createId(), text: 'Sent from the train.' };
    const first = await sendReply(other, owners.code, body);
    await setBarrier(owner, other, 'blocks');
    expect((await sendReply(other, owners.code, body)).json()).toEqual(first.json());
  });
});
