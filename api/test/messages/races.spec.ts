import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { createId, createPerson, type ConnectUser } from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import {
  act,
  converse,
  createPair,
  exchangeReplies,
  list,
  read,
  remove,
  request,
  sendMessage,
  sendRequest,
  setBarrier,
} from './writers.js';

const ROUNDS = 5;

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const inTab = (person: ConnectUser): ConnectUser => ({ ...person, browser: person.browser.clone() });
const erase = ({ id, browser }: ConnectUser) =>
  api.db.transaction((manager) =>
    api.app.get(PersonalData).eraseAll({ id, email: browser.email, earlier: [] }, manager),
  );
const toCodes = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode).sort();

describe('at the same moment', () => {
  it('the same request in two tabs is one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ana, bo] = await createPair(api);
      const id = createId();
      const answers = await Promise.all(
        [ana, inTab(ana), inTab(ana)].map((one) => sendRequest(one, bo, { id })),
      );
      expect(toCodes(answers)).toEqual([200, 200, 200]);
      expect((await list(bo, 'requests')).items).toHaveLength(1);
    }
  });

  it('two requests to one person are one', async () => {
    const [ana, bo] = await createPair(api);
    expect(toCodes(await Promise.all([sendRequest(ana, bo), sendRequest(inTab(ana), bo)]))).toEqual([
      200, 403,
    ]);
  });

  it('five requests to five people are three', async () => {
    const ana = await createPerson(api);
    const others: ConnectUser[] = [];
    for (let count = 0; count < 5; count += 1) {
      const other = await createPerson(api);
      await exchangeReplies(ana, other);
      others.push(other);
    }
    const answers = await Promise.all(others.map((other) => sendRequest(inTab(ana), other)));
    expect(toCodes(answers)).toEqual([200, 200, 200, 429, 429]);
  });

  it('requests in both directions become one conversation, which is accepted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ana, bo] = await createPair(api);
      expect(toCodes(await Promise.all([sendRequest(ana, bo), sendRequest(bo, ana)]))).toEqual([200, 200]);
      const { items } = await list(ana);
      expect(items).toMatchObject([{ state: 'accepted' }]);
      expect((await read(bo, items[0]!.id)).messages.total).toBe(2);
    }
  });

  it('messages in both directions get numbers of their own', async () => {
    const [ana, bo] = await createPair(api);
    const id = await converse(ana, bo);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => sendMessage(inTab(index % 2 ? ana : bo), id, `No. ${index}`)),
    );
    expect(toCodes(answers)).toEqual(Array(10).fill(200));
    const { items } = (await read(ana, id)).messages;
    expect(items.map(({ number }) => number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('an acceptance and a block leave a conversation in which nobody can write', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ana, bo] = await createPair(api);
      const id = await request(ana, bo);
      const [accepted] = await Promise.all([act(bo, id, 'accept'), setBarrier(inTab(bo), ana, 'blocks')]);
      expect([200, 403]).toContain(accepted.statusCode);
      for (const who of [ana, bo]) expect((await sendMessage(who, id, 'Hello?')).statusCode).toBe(403);
    }
  });

  it('an acceptance and a refusal leave one of the two', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ana, bo] = await createPair(api);
      const id = await request(ana, bo);
      await Promise.all([act(bo, id, 'accept'), act(inTab(bo), id, 'decline')]);
      const isAccepted = (await read(ana, id)).state === 'accepted';
      expect((await list(bo)).items).toHaveLength(isAccepted ? 1 : 0);
    }
  });

  it('a removal by both deletes the messages, and a new one stays', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ana, bo] = await createPair(api);
      const id = await converse(ana, bo);
      await Promise.all([remove(ana, id), remove(bo, id)]);
      expect(await api.db.query('SELECT FROM messages WHERE conversation_id = $1', [id])).toEqual([]);
    }
  });

  it('an erasure and messages leave nothing of the person', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ana, bo] = await createPair(api);
      const [carl] = [await createPerson(api)];
      await exchangeReplies(carl, ana);
      const id = await converse(ana, bo);
      await Promise.all([
        erase(ana),
        sendMessage(bo, id, 'Are you leaving?'),
        sendMessage(ana, id, 'Yes.'),
        sendRequest(carl, ana),
      ]);
      const [left] = await api.db.query<[object]>(
        `SELECT (SELECT count(*)::integer FROM messages WHERE sender_id = $1) AS messages,
           (SELECT count(*)::integer FROM message_conversations WHERE $1 IN (user_id, other_id)) AS conversations,
           (SELECT count(*)::integer FROM message_requests WHERE $1 IN (user_id, other_id)) AS requests`,
        [ana.id],
      );
      expect(left).toEqual({ messages: 0, conversations: 0, requests: 0 });
    }
  });
});
