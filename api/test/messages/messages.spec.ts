import { messageLimits, SCAM_WARNING, type ConversationDetail } from '@wanderwork/contracts';
import { MessagesJob } from '../../src/modules/messages/jobs/messages.job.js';
import {
  CONNECT,
  createId,
  createPerson,
  postReply,
  postTopic,
  toRefusal,
  type ConnectUser,
} from '../community/people.js';
import { join, MEETUPS, postMeetup } from '../meetups/meetups.js';
import { startTestApp, type TestApp } from '../support/index.js';
import {
  act,
  ageRequests,
  converse,
  countUnread,
  createPair,
  exchangeReplies,
  liftBarrier,
  list,
  markRead,
  MESSAGES,
  read,
  readContact,
  readNotifications,
  remove,
  request,
  REQUEST_TEXT,
  sendMessage,
  sendRequest,
  setBarrier,
  switchMessages,
  write,
} from './writers.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const setPrivateMessages = async (isOn: boolean) => {
  const admin = await createPerson(api, 'admin');
  const settings = { launchAccessUntil: '', flags: { privateMessages: isOn } };
  await admin.browser.request('PUT', '/api/admin/settings', settings);
};

describe('a conversation', () => {
  it('begins with a request, is accepted and goes on', async () => {
    const [ana, bo] = await createPair(api);
    const id = await request(ana, bo);
    expect((await list(bo, 'requests')).items).toMatchObject([
      { id, other: { handle: ana.handle }, state: 'requested', isOwnRequest: false, preview: REQUEST_TEXT },
    ]);
    expect((await list(bo)).items).toEqual([]);
    expect((await list(ana)).items).toMatchObject([{ id, state: 'requested', isOwnRequest: true }]);
    expect((await act(bo, id, 'accept')).json()).toMatchObject({ id, state: 'accepted' });
    await write(bo, id, 'Gladly. On Thursday?');
    await write(ana, id, 'Thursday it is.');
    expect((await read(bo, id)).messages).toMatchObject({
      total: 3,
      items: [
        { number: 3, text: 'Thursday it is.', isOwn: false },
        { number: 2, text: 'Gladly. On Thursday?', isOwn: true },
        { number: 1, text: REQUEST_TEXT, isOwn: false },
      ],
    });
    expect((await list(ana)).items).toMatchObject([{ state: 'accepted', preview: 'Thursday it is.' }]);
  });

  it('is accepted by writing, also after the request was declined', async () => {
    const [ana, bo] = await createPair(api);
    const id = await request(ana, bo);
    await act(bo, id, 'decline');
    expect((await sendRequest(bo, ana, { text: 'On second thought, gladly.' })).json()).toMatchObject({
      conversation: id,
      message: { number: 2 },
    });
    expect(await read(ana, id)).toMatchObject({ state: 'accepted' });
  });

  it('waits for an answer: nothing more can be sent before', async () => {
    const [ana, bo] = await createPair(api);
    const id = await request(ana, bo);
    expect(toRefusal(await sendMessage(ana, id, 'Did you read this?'))).toBe('403 message.not_open');
    expect(toRefusal(await sendRequest(ana, bo, { text: 'Did you read this?' }))).toBe(
      '403 message.not_open',
    );
    expect(toRefusal(await act(ana, id, 'accept'))).toBe('404 connect.not_found');
  });

  it('is nobody else’s business', async () => {
    const [ana, bo] = await createPair(api);
    const carl = await createPerson(api);
    const id = await converse(ana, bo);
    const { message } = await write(ana, id, 'Hello.');
    for (const response of [
      await carl.browser.request('GET', `${MESSAGES}/${id}`),
      await act(carl, id, 'accept'),
      await act(carl, id, 'decline'),
      await markRead(carl, id, 1),
      await remove(carl, id),
      await sendMessage(carl, id, 'Me too.'),
      await carl.browser.request('POST', `${CONNECT}/reports`, {
        ...{ id: createId(), kind: 'message', object: message.id, reason: 'spam' },
      }),
    ])
      expect(toRefusal(response)).toBe('404 connect.not_found');
  });

  it('is listed by pages, and so are its messages', async () => {
    const [ana, bo] = await createPair(api);
    const id = await converse(ana, bo);
    await api.db.query(
      `INSERT INTO messages (id, conversation_id, number, sender_id, text, request_digest, created_at)
       SELECT gen_random_uuid(), $1, n, $2, 'No. ' || n, '', now() FROM generate_series(2, 70) AS n`,
      [id, ana.id],
    );
    await api.db.query('UPDATE message_conversations SET last_number = 70 WHERE id = $1', [id]);
    const numbers: number[] = [];
    let after: string | null = '';
    while (after !== null) {
      const url = `${MESSAGES}/${id}${after && `?after=${after}`}`;
      const response = await bo.browser.request('GET', url);
      const page: ConversationDetail['messages'] = response.json<ConversationDetail>().messages;
      numbers.push(...page.items.map(({ number }) => number));
      after = page.nextKey;
    }
    expect(numbers).toEqual(Array.from({ length: 70 }, (_, index) => 70 - index));
    await api.db.query(
      `INSERT INTO message_conversations (user_id, id, other_id, is_requester, state, requested_at, last_number,
         last_at, read_number, cleared_number)
       SELECT $1, gen_random_uuid(), gen_random_uuid(), true, 'accepted', now(), 1, now() - n * interval '1 day', 1, 0
       FROM generate_series(1, 40) AS n`,
      [bo.id],
    );
    const first = await list(bo);
    const second = await list(bo, 'conversations', first.nextKey!);
    expect([first.items.length, first.total, second.items.length, second.nextKey]).toEqual([
      30,
      41,
      11,
      null,
    ]);
  });

  it('removed by one person is in their export as long as the other has it, with their own messages', async () => {
    const [ana, bo] = await createPair(api);
    const conversation = await converse(ana, bo);
    await write(bo, conversation, 'This is what Bo wrote.');
    await remove(ana, conversation);
    const exported = (await ana.browser.request('GET', '/api/account/export')).json<{ messages: object }>();
    const messages = JSON.stringify(exported.messages);
    expect(messages).toContain(REQUEST_TEXT);
    expect(messages).not.toContain('This is what Bo wrote.');
  });

  it('removed by one person stays with the other, and comes back with a new message', async () => {
    const [ana, bo] = await createPair(api);
    const id = await converse(ana, bo);
    await write(ana, id, 'Before.');
    expect((await remove(bo, id)).statusCode).toBe(204);
    expect((await list(bo)).items).toEqual([]);
    expect((await read(ana, id)).messages.total).toBe(2);
    await write(ana, id, 'After.');
    expect((await read(bo, id)).messages.items).toMatchObject([{ text: 'After.' }]);
    await remove(ana, id);
    await remove(bo, id);
    expect(await api.db.query('SELECT FROM messages WHERE conversation_id = $1', [id])).toEqual([]);
  });
});

describe('a request', () => {
  it('needs replies in both directions in the last 30 days', async () => {
    const [ana, bo] = [await createPerson(api), await createPerson(api)];
    const { code } = await postTopic(ana);
    await postReply(bo, code);
    expect(toRefusal(await sendRequest(bo, ana))).toBe('403 message.not_open');
    expect(await readContact(bo, ana)).toEqual({ conversation: null, canRequest: false });
    const { code: other } = await postTopic(bo);
    await postReply(ana, other);
    expect(await readContact(bo, ana)).toEqual({ conversation: null, canRequest: true });
    await api.db.query(
      `UPDATE community_posts SET created_at = now() - interval '31 days' WHERE author_id = $1 AND number > 1`,
      [ana.id],
    );
    expect(toRefusal(await sendRequest(bo, ana))).toBe('403 message.not_open');
    await exchangeReplies(bo, ana);
    expect((await sendRequest(bo, ana)).statusCode).toBe(200);
  });

  it('is not opened by replies that were hidden or removed', async () => {
    const [ana, bo] = await createPair(api);
    await api.db.query(`UPDATE community_posts SET status = 'hidden' WHERE author_id = $1 AND number > 1`, [
      bo.id,
    ]);
    expect(toRefusal(await sendRequest(ana, bo))).toBe('403 message.not_open');
  });

  it('is for members; others can only answer', async () => {
    const [ana, bo] = await createPair(api);
    await api.db.query('UPDATE community_people SET member_since = NULL WHERE user_id = $1', [bo.id]);
    expect(toRefusal(await sendRequest(bo, ana))).toBe('403 connect.member_required');
    expect(await readContact(bo, ana)).toEqual({ conversation: null, canRequest: false });
    const id = await request(ana, bo);
    await write(bo, id, 'Hello Ana.');
    expect(await read(ana, id)).toMatchObject({ state: 'accepted' });
  });

  it.each([
    ['x'.repeat(messageLimits.request), 200],
    ['x'.repeat(messageLimits.request + 1), 400],
    ['See example.com', 400],
    ['Write to ana@example.com', 400],
    ['![rooms](/api/connect/pictures/a.webp)', 400],
    ['Telegram: anarooms', 400],
  ])('%#: has 500 characters without links, contact data or pictures', async (text, status) => {
    const [ana, bo] = await createPair(api);
    const response = await sendRequest(ana, bo, { text });
    expect(response.statusCode).toBe(status);
    if (status === 400)
      expect(response.json()).toMatchObject({ code: 'validation.failed', errors: [{ path: 'text' }] });
  });

  it('can be sent to three people a day', async () => {
    const ana = await createPerson(api);
    const others: ConnectUser[] = [];
    for (let count = 0; count < 4; count += 1) {
      const other = await createPerson(api);
      await exchangeReplies(ana, other);
      others.push(other);
    }
    for (const other of others.slice(0, 3)) expect((await sendRequest(ana, other)).statusCode).toBe(200);
    const fourth = await sendRequest(ana, others[3]!);
    const tomorrow = new Date(new Date().setUTCHours(24, 0, 0, 0)).toISOString();
    expect([toRefusal(fourth), fourth.json()]).toEqual([
      '429 connect.limit',
      expect.objectContaining({ limit: 3, resetsAt: tomorrow }),
    ]);
    await ageRequests(api, ana, 1);
    expect((await sendRequest(ana, others[3]!)).statusCode).toBe(200);
  });

  it('is over after 30 days for both, and can’t be repeated for 90, whether the cleanup has run or not', async () => {
    const [ana, bo] = await createPair(api);
    const id = await request(ana, bo);
    await ageRequests(api, ana, 29);
    await api.app.get(MessagesJob).sweep();
    expect((await list(bo, 'requests')).items).toHaveLength(1);
    await ageRequests(api, ana, 1);
    expect([(await list(bo, 'requests')).items, (await list(ana)).items]).toEqual([[], []]);
    expect(toRefusal(await act(bo, id, 'accept'))).toBe('404 connect.not_found');
    await api.app.get(MessagesJob).sweep();
    expect(await api.db.query('SELECT FROM messages WHERE conversation_id = $1', [id])).toEqual([]);
    expect(toRefusal(await sendRequest(ana, bo))).toBe('403 message.not_open');
    await ageRequests(api, ana, 59);
    expect(toRefusal(await sendRequest(ana, bo))).toBe('403 message.not_open');
    await ageRequests(api, ana, 1);
    expect((await sendRequest(ana, bo)).statusCode).toBe(200);
    expect(await api.db.query('SELECT FROM message_requests WHERE user_id = $1', [ana.id])).toHaveLength(1);
  });

  it('is sent once when the same request arrives again; the same id with another text is refused', async () => {
    const [ana, bo] = await createPair(api);
    const id = createId();
    const first = await sendRequest(ana, bo, { id });
    const second = await sendRequest(ana, bo, { id });
    expect(second.json()).toEqual(first.json());
    expect(toRefusal(await sendRequest(ana, bo, { id, text: 'Something else.' }))).toBe(
      '409 connect.changed',
    );
    expect((await list(bo, 'requests')).items).toHaveLength(1);
  });
});

describe('what is unread', () => {
  it('counts conversations, and goes with reading', async () => {
    const [ana, bo] = await createPair(api);
    const id = await request(ana, bo);
    expect(await countUnread(bo)).toEqual({ unread: 1, requests: 1 });
    await act(bo, id, 'accept');
    await markRead(bo, id, 1);
    await write(ana, id, 'One.');
    await write(ana, id, 'Two.');
    expect(await countUnread(bo)).toEqual({ unread: 1, requests: 0 });
    await markRead(bo, id, 2);
    expect(await countUnread(bo)).toEqual({ unread: 1, requests: 0 });
    await markRead(bo, id, 3);
    expect(await countUnread(bo)).toEqual({ unread: 0, requests: 0 });
    expect(await countUnread(ana)).toEqual({ unread: 0, requests: 0 });
  });

  it('is one notification per conversation, gone once it is read', async () => {
    const [ana, bo] = await createPair(api);
    const readKinds = async () =>
      (await readNotifications(bo)).items
        .filter(({ kind, readAt }) => kind.startsWith('message') && readAt === null)
        .map(({ kind, path }) => `${kind} ${path}`);
    const id = await request(ana, bo);
    expect(await readKinds()).toEqual([`message-request /connect/messages/${id}`]);
    await act(bo, id, 'accept');
    await markRead(bo, id, 1);
    for (const text of ['One.', 'Two.', 'Three.']) await write(ana, id, text);
    expect(await readKinds()).toEqual([`message /connect/messages/${id}`]);
    await markRead(bo, id, 4);
    expect(await readKinds()).toEqual([]);
  });

  it('tells the sender that a request was accepted', async () => {
    const [ana, bo] = await createPair(api);
    const id = await converse(ana, bo);
    expect((await readNotifications(ana)).items).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'message-accepted', objectId: id, path: `/connect/messages/${id}` },
        actor: expect.objectContaining({ handle: bo.handle }),
      }),
    );
  });
});

describe('messages turned off', () => {
  it('stop requests and messages, in both directions, until they are on again', async () => {
    const [ana, bo] = await createPair(api);
    const [carl] = [await createPerson(api)];
    await exchangeReplies(carl, bo);
    const id = await converse(ana, bo);
    await switchMessages(bo, false);
    expect((await bo.browser.request('GET', `${MESSAGES}/settings`)).json()).toEqual({ isOn: false });
    for (const response of [
      await sendMessage(ana, id, 'Are you there?'),
      await sendMessage(bo, id, 'I am.'),
      await sendRequest(carl, bo),
      await sendRequest(bo, carl),
    ])
      expect(toRefusal(response)).toBe('403 message.not_open');
    expect((await read(bo, id)).messages.total).toBe(1);
    await switchMessages(bo, true);
    expect((await sendMessage(ana, id, 'Are you there?')).statusCode).toBe(200);
  });

  it('don’t stop the host of a meet-up that the person is going to', async () => {
    const [host, guest] = [await createPerson(api), await createPerson(api)];
    await join(guest, (await postMeetup(host)).code);
    await switchMessages(guest, false);
    const id = await request(host, guest);
    await write(guest, id, 'I’ll be late.');
    await write(host, id, 'No problem.');
    await switchMessages(host, false);
    expect((await sendMessage(guest, id, 'Thank you.')).statusCode).toBe(200);
  });
});

describe('people who go to the same meet-up', () => {
  it('can write to each other, until one of them leaves it; those who wait can’t', async () => {
    const [host, guest, other, waiting] = await Promise.all([0, 1, 2, 3].map(() => createPerson(api)));
    const { code } = await postMeetup(host!, { seats: 2 });
    for (const one of [guest!, other!, waiting!]) await join(one, code);
    expect(toRefusal(await sendRequest(waiting!, guest!))).toBe('403 message.not_open');
    await request(guest!, other!);
    await guest!.browser.request('DELETE', `${MEETUPS}/${code}/rsvp`);
    expect(toRefusal(await sendRequest(guest!, host!))).toBe('403 message.not_open');
  });
});

describe('mute and block', () => {
  it('mute folds the conversation away and counts nothing; the other person notices nothing', async () => {
    const [ana, bo] = await createPair(api);
    const id = await converse(ana, bo);
    await markRead(bo, id, 1);
    await setBarrier(bo, ana, 'mutes');
    expect((await sendMessage(ana, id, 'Hello?')).statusCode).toBe(200);
    expect((await list(bo)).items).toMatchObject([{ id, isMuted: true, isUnread: false, preview: null }]);
    expect(await countUnread(bo)).toEqual({ unread: 0, requests: 0 });
    const { items } = await readNotifications(bo);
    expect(items.filter(({ kind }) => kind === 'message')).toEqual([]);
    await liftBarrier(bo, ana, 'mutes');
    expect(await countUnread(bo)).toEqual({ unread: 1, requests: 0 });
  });

  it('mute folds a request away too', async () => {
    const [ana, bo] = await createPair(api);
    await setBarrier(bo, ana, 'mutes');
    await request(ana, bo);
    expect((await list(bo, 'requests')).items).toMatchObject([{ isMuted: true, preview: null }]);
    expect(await countUnread(bo)).toEqual({ unread: 0, requests: 0 });
  });

  it('block stops an existing conversation in both directions, until it is lifted', async () => {
    const [ana, bo] = await createPair(api);
    const id = await converse(ana, bo);
    await setBarrier(bo, ana, 'blocks');
    for (const who of [ana, bo])
      expect(toRefusal(await sendMessage(who, id, 'Hello?'))).toBe('403 message.not_open');
    expect((await list(bo)).items).toMatchObject([{ isMuted: true, isBlocked: true }]);
    expect((await list(ana)).items).toMatchObject([{ isMuted: false, isBlocked: false }]);
    await liftBarrier(bo, ana, 'blocks');
    expect((await sendMessage(ana, id, 'Hello?')).statusCode).toBe(200);
  });

  it.each(['the sender', 'the recipient'])('block by %s stops a request from being accepted', async (who) => {
    const [ana, bo] = await createPair(api);
    const id = await request(ana, bo);
    await (who === 'the sender' ? setBarrier(ana, bo, 'blocks') : setBarrier(bo, ana, 'blocks'));
    expect(toRefusal(await act(bo, id, 'accept'))).toBe('403 message.not_open');
  });
});

describe('the first ten messages', () => {
  it('warn their reader, not their writer, when money, crypto or another messenger comes up', async () => {
    expect(SCAM_WARNING).toBe(
      'People who ask for money, or to move to another app early on, are often scammers.',
    );
    const [ana, bo] = await createPair(api);
    const id = await converse(ana, bo);
    for (let number = 2; number <= 11; number += 1)
      await write(ana, id, `Could you lend me ${number * 100} €?`);
    const warned = async (who: typeof ana) =>
      (await read(who, id)).messages.items
        .filter(({ hasScamWarning }) => hasScamWarning)
        .map(({ number }) => number)
        .reverse();
    expect(await warned(bo)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await warned(ana)).toEqual([]);
  });
});

describe('the operator', () => {
  it('closes private messages with one setting: nobody writes or accepts, and everybody can read', async () => {
    const [ana, bo] = await createPair(api);
    const [carl] = [await createPerson(api)];
    await exchangeReplies(ana, carl);
    const id = await converse(ana, bo);
    const pending = await request(ana, carl);
    await setPrivateMessages(false);
    for (const response of [
      await sendMessage(ana, id, 'Hello?'),
      await sendRequest(carl, ana),
      await act(carl, pending, 'accept'),
    ])
      expect(toRefusal(response)).toBe('409 connect.closed');
    expect((await read(bo, id)).messages.total).toBe(1);
    expect((await remove(bo, id)).statusCode).toBe(204);
    await setPrivateMessages(true);
    expect((await sendMessage(ana, id, 'Hello?')).statusCode).toBe(200);
  });
});
