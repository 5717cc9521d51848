import { AsyncLocalStorage } from 'node:async_hooks';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { MessagesJob } from '../../src/modules/messages/jobs/messages.job.js';
import { createId, createPerson, type ConnectUser } from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import {
  act,
  ageRequests,
  createPair,
  exchangeReplies,
  liftBarrier,
  markRead,
  MESSAGES,
  readNotifications,
  remove,
  request,
  sendMessage,
  sendRequest,
  setBarrier,
  switchMessages,
} from './writers.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

/** Those of replies arrive at any time. */
const listMessageNotifications = async (who: ConnectUser) =>
  (await readNotifications(who)).items.filter(({ kind }) => kind.startsWith('message'));

/** The statements of this call alone: jobs of the application, which may run at the same time, are left out. */
const recordStatements = async (call: () => Promise<unknown>): Promise<string[]> => {
  const recording = new AsyncLocalStorage<string[]>();
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...parameters: Parameters<typeof query>
  ) {
    const [statement] = parameters as unknown[];
    if (typeof statement === 'string') recording.getStore()?.push(statement);
    return query.apply(this, parameters);
  });
  const texts: string[] = [];
  await recording.run(texts, call).finally(() => spy.mockRestore());
  return texts;
};

/** An answer without what differs between any two requests or people. */
const toComparable = (response: LightMyRequestResponse, replaced: readonly string[]) => ({
  status: response.statusCode,
  headers: Object.keys(response.headers).sort(),
  body: replaced.reduce(
    (text, part, index) => text.replaceAll(part, `<${index}>`),
    response.body
      .replace(/"requestId":"[^"]+"/, '')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replace(/people\/[\da-f]{24}/g, '<portrait>'),
  ),
});

/** Everything that somebody can ask for about a conversation and the person in it. */
const observe = async (who: ConnectUser, other: ConnectUser, conversation: string, messageId: string) => {
  const ids = [conversation, messageId, who.handle, other.handle];
  const get = (url: string) => who.browser.request('GET', url);
  const responses = [
    await get(MESSAGES),
    await get(`${MESSAGES}?box=requests`),
    await get(`${MESSAGES}/${conversation}`),
    await get(`${MESSAGES}/unread`),
    await get(`${MESSAGES}/with/${other.handle}`),
    await sendMessage(who, conversation, 'Did you read this?'),
    await sendRequest(who, other, { text: 'And this?' }),
    await act(who, conversation, 'accept'),
    await act(who, conversation, 'decline'),
    await markRead(who, conversation, 1),
    await sendRequest(who, other, { id: messageId }),
  ];
  const answers = responses.map((response) => toComparable(response, ids));
  return { answers, notifications: await listMessageNotifications(who) };
};

const outcomes: Record<string, (who: ConnectUser, from: ConnectUser, id: string) => Promise<unknown>> = {
  'left unread': async () => undefined,
  read: (who, _, id) => markRead(who, id, 1),
  declined: (who, _, id) => act(who, id, 'decline'),
  removed: (who, _, id) => remove(who, id),
  'read and declined': async (who, _, id) => {
    await markRead(who, id, 1);
    await act(who, id, 'decline');
  },
  'answered by turning messages off': (who) => switchMessages(who, false),
  'answered by a mute': (who, from) => setBarrier(who, from, 'mutes'),
};

/** What the sender observes after so many days, with the cleanup or without it. */
const observeAfter = async (outcome: string, days: number, isSwept: boolean) => {
  const [ana, bo] = await createPair(api);
  const id = await request(ana, bo);
  await outcomes[outcome]!(bo, ana, id);
  if (days > 0) await ageRequests(api, ana, days);
  if (isSwept) await api.app.get(MessagesJob).sweep();
  return observe(ana, bo, id, id);
};

describe('whether a request was read or declined cannot be told by its sender', () => {
  const cells = Object.keys(outcomes)
    .slice(1)
    .flatMap((outcome) =>
      [
        [0, false],
        [29, true],
        [30, false],
        [30, true],
        [89, true],
      ].map(([days, isSwept]) => ({ outcome, days: days as number, isSwept: isSwept as boolean })),
    );

  const baselines = new Map<string, ReturnType<typeof observeAfter>>();
  /** What is observed of a request that was left unread. */
  const getBaseline = (days: number, isSwept: boolean) => {
    const key = `${days} ${isSwept}`;
    const baseline = baselines.get(key) ?? observeAfter('left unread', days, isSwept);
    baselines.set(key, baseline);
    return baseline;
  };

  it.each(cells)(
    'when it was $outcome, after $days days (swept: $isSwept)',
    async ({ outcome, days, isSwept }) => {
      expect(await observeAfter(outcome, days, isSwept)).toEqual(await getBaseline(days, isSwept));
    },
  );

  it('from the day on which another request is possible', async () => {
    for (const outcome of ['left unread', 'declined', 'read and declined']) {
      const [ana, bo] = await createPair(api);
      await outcomes[outcome]!(bo, ana, await request(ana, bo));
      await ageRequests(api, ana, 89);
      expect((await sendRequest(ana, bo)).json()).toMatchObject({ code: 'message.not_open' });
      await ageRequests(api, ana, 1);
      expect((await sendRequest(ana, bo)).statusCode).toBe(200);
    }
  });

  it('from the export of their data', async () => {
    const exportOf = async (outcome: string) => {
      const [ana, bo] = await createPair(api);
      const id = await request(ana, bo);
      await outcomes[outcome]!(bo, ana, id);
      const all = (await ana.browser.request('GET', '/api/account/export')).json<{ messages: object }>();
      return JSON.stringify(all.messages)
        .replaceAll(bo.handle, '')
        .replace(/\d{4}-\d\d-\d\dT[^"]+/g, '');
    };
    expect(await exportOf('declined')).toBe(await exportOf('left unread'));
  });

  it('from the sender’s row: what the recipient does changes nothing in it', async () => {
    for (const outcome of Object.keys(outcomes)) {
      const [ana, bo] = await createPair(api);
      const id = await request(ana, bo);
      const readRow = () =>
        api.db.query('SELECT xmin, * FROM message_conversations WHERE user_id = $1 AND id = $2', [
          ana.id,
          id,
        ]);
      const before = await readRow();
      await outcomes[outcome]!(bo, ana, id);
      expect(await readRow()).toEqual(before);
    }
  });
});

describe('a refused request', () => {
  const reasons: Record<string, (ana: ConnectUser, bo: ConnectUser) => Promise<unknown>> = {
    'messages are off': (_, bo) => switchMessages(bo, false),
    'a block': (ana, bo) => setBarrier(bo, ana, 'blocks'),
    'no replies in the last 30 days': (_, bo) =>
      api.db.query(
        `UPDATE community_posts SET created_at = now() - interval '31 days' WHERE author_id = $1`,
        [bo.id],
      ),
    'an earlier request': (ana, bo) => request(ana, bo),
    'an earlier request that is over': async (ana, bo) => {
      await act(bo, await request(ana, bo), 'decline');
      await ageRequests(api, ana, 40);
    },
    'nobody has this handle': async (_, bo) => {
      bo.handle = 'nobody_at_all';
    },
    'the person has left': (_, bo) =>
      api.db.query('DELETE FROM community_people WHERE user_id = $1', [bo.id]),
  };

  it('gets the same answer for every reason', async () => {
    const answers: ReturnType<typeof toComparable>[] = [];
    for (const prepare of Object.values(reasons)) {
      const [ana, bo] = await createPair(api);
      await prepare(ana, bo);
      answers.push(toComparable(await sendRequest(ana, bo), []));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 403, body: expect.stringContaining('message.not_open') });
  });

  it('runs the same statements for a block, messages that are off and an earlier request', async () => {
    const listStatements = async (reason: string) => {
      const [ana, bo] = await createPair(api);
      await reasons[reason]!(ana, bo);
      const texts = await recordStatements(() => sendRequest(ana, bo));
      return texts.filter((text) => /\b(?:message_|messages|community_blocks)/.test(text));
    };
    const blocked = await listStatements('a block');
    expect(blocked.length).toBeGreaterThan(5);
    expect(await listStatements('messages are off')).toEqual(blocked);
    expect(await listStatements('an earlier request that is over')).toEqual(blocked);
  });

  it('doesn’t count toward the three of a day, and the limit is checked before the other person', async () => {
    const ana = await createPerson(api);
    const others: ConnectUser[] = [];
    for (let count = 0; count < 4; count += 1) {
      const other = await createPerson(api);
      await exchangeReplies(ana, other);
      others.push(other);
    }
    await switchMessages(others[3]!, false);
    const send = async (index: number) =>
      (await sendRequest(ana, others[index]!)).json<{ code?: string }>().code;
    expect(await send(3)).toBe('message.not_open');
    for (const index of [0, 1, 2]) expect(await send(index)).toBeUndefined();
    expect(await send(3)).toBe('connect.limit');
    await switchMessages(others[3]!, true);
    expect(await send(3)).toBe('connect.limit');
  });
});

describe('in an accepted conversation', () => {
  it('a block and messages turned off look the same, and what was read shows nowhere', async () => {
    const look = async (prepare: (ana: ConnectUser, bo: ConnectUser, id: string) => Promise<unknown>) => {
      const [ana, bo] = await createPair(api);
      const id = await request(ana, bo);
      await act(bo, id, 'accept');
      await prepare(ana, bo, id);
      const ids = [id, ana.handle, bo.handle];
      return [
        await ana.browser.request('GET', MESSAGES),
        await ana.browser.request('GET', `${MESSAGES}/${id}`),
        await sendMessage(ana, id, 'Are you there?'),
      ].map((response) => toComparable(response, ids));
    };
    const blocked = await look((ana, bo) => setBarrier(bo, ana, 'blocks'));
    expect(await look((_, bo) => switchMessages(bo, false))).toEqual(blocked);
    const read = await look((_, bo, id) => markRead(bo, id, 1));
    const unread = await look(async () => undefined);
    expect(read.slice(0, 2)).toEqual(unread.slice(0, 2));
    expect(unread.slice(0, 2)).toEqual(blocked.slice(0, 2));
  });
});

describe('the button on a profile', () => {
  it('doesn’t tell that somebody turned messages off', async () => {
    const [ana, bo] = await createPair(api);
    const look = async () => (await ana.browser.request('GET', `${MESSAGES}/with/${bo.handle}`)).body;
    const before = await look();
    await switchMessages(bo, false);
    expect(await look()).toBe(before);
  });

  it('knows nobody behind a block, as the profile doesn’t', async () => {
    const [ana, bo] = await createPair(api);
    await setBarrier(bo, ana, 'blocks');
    const look = async (handle: string) =>
      (await ana.browser.request('GET', `${MESSAGES}/with/${handle}`)).body;
    expect(await look(bo.handle)).toBe(await look('nobody_at_all'));
    await liftBarrier(bo, ana, 'blocks');
    expect(await look(bo.handle)).toContain('"canRequest":true');
  });
});

describe('an id of somebody else’s message', () => {
  it('cannot be used, and tells nothing', async () => {
    const [ana, bo] = await createPair(api);
    const [carl, dora] = await createPair(api);
    const id = await request(ana, bo);
    expect((await sendRequest(carl, dora, { id })).json()).toMatchObject({ code: 'connect.changed' });
    expect((await sendRequest(carl, dora, { id: createId() })).statusCode).toBe(200);
  });
});
