import { randomUUID } from 'node:crypto';
import { paths, type AssistantConversationPage, type AssistantConversations } from '@wanderwork/contracts';
import { AssistantCleanupJob } from '../../src/modules/assistant/jobs/assistant-cleanup.job.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import { toRefusal } from '../trips/planner.js';
import { getCards, getEvents, sendMessage } from './assistant-client.js';

const TEXT = 'what is rent in Lisbon';
const notFound = { status: 404, code: 'assistant.not_found' };

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const list = async (who: Browser, after?: string) =>
  (
    await who.request('GET', `${paths.api.assistant.conversations()}${after ? `?after=${after}` : ''}`)
  ).json<AssistantConversations>();
const getId = async (who: Browser) => (await who.request('GET', '/api/auth/user')).json<{ id: string }>().id;
const countRows = async (userId: string) => {
  const [row] = await api.db.query<{ n: number }[]>(
    `SELECT ((SELECT count(*) FROM assistant_conversations WHERE user_id = $1)
      + (SELECT count(*) FROM assistant_messages WHERE user_id = $1))::int AS n`,
    [userId],
  );
  return row!.n;
};

describe('conversations', () => {
  it('are listed page by page, last changed first', async () => {
    const ana = await createMember(api);
    const userId = await getId(ana);
    await api.db.query(
      `INSERT INTO assistant_conversations SELECT $1, gen_random_uuid(), 'Number ' || n, now() - n * interval '1 minute'
       FROM generate_series(1, 35) AS n`,
      [userId],
    );
    const first = await list(ana);
    const second = await list(ana, first.nextKey!);
    expect([first.items.length, second.items.length, second.nextKey]).toEqual([30, 5, null]);
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(
      Array.from({ length: 35 }, (_, at) => `Number ${at + 1}`),
    );
  });

  it('show their messages page by page, newest first', async () => {
    const ana = await createMember(api);
    const [userId, id] = [await getId(ana), randomUUID()];
    await sendMessage(ana, TEXT, id);
    await api.db.query(
      `INSERT INTO assistant_messages SELECT user_id, conversation_id, n, gen_random_uuid(), 'Text ' || n, page, trip_id,
         readings, events, writer, state, created_at, touched_at
       FROM assistant_messages, generate_series(2, 25) AS n WHERE user_id = $1 AND seq = 1`,
      [userId],
    );
    const url = paths.api.assistant.conversation(id);
    const first = (await ana.request('GET', url)).json<AssistantConversationPage>();
    const second = (
      await ana.request('GET', `${url}?after=${first.nextKey}`)
    ).json<AssistantConversationPage>();
    expect(first.messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Text ${25 - at}`),
    );
    expect(second.messages.map(({ text }) => text)).toEqual(['Text 5', 'Text 4', 'Text 3', 'Text 2', TEXT]);
    expect(second.nextKey).toBeNull();
  });

  it('have at most 200 messages', async () => {
    const ana = await createMember(api);
    const id = randomUUID();
    await sendMessage(ana, TEXT, id);
    await api.db.query('UPDATE assistant_messages SET seq = 200 WHERE conversation_id = $1', [id]);
    expect(toRefusal(await sendMessage(ana, TEXT, id))).toEqual({ status: 422, code: 'assistant.full' });
  });

  it('of other people are not found, and a message with their id begins one’s own', async () => {
    const [ana, ben] = [await createMember(api), await createMember(api)];
    const id = randomUUID();
    await sendMessage(ana, TEXT, id);
    expect(toRefusal(await ben.request('GET', paths.api.assistant.conversation(id)))).toEqual(notFound);
    expect(toRefusal(await ben.request('DELETE', paths.api.assistant.conversation(id)))).toEqual(notFound);
    await sendMessage(ben, 'rent in Porto', id);
    const own = (
      await ana.request('GET', paths.api.assistant.conversation(id))
    ).json<AssistantConversationPage>();
    expect(own.messages.map(({ text }) => text)).toEqual([TEXT]);
  });

  it('can be deleted, one and all', async () => {
    const ana = await createMember(api);
    const [userId, first] = [await getId(ana), randomUUID()];
    await sendMessage(ana, TEXT, first);
    await sendMessage(ana, TEXT);
    await sendMessage(ana, TEXT);
    expect((await ana.request('DELETE', paths.api.assistant.conversation(first))).statusCode).toBe(204);
    expect((await list(ana)).items).toHaveLength(2);
    expect((await ana.request('DELETE', paths.api.assistant.conversations())).statusCode).toBe(204);
    expect(await countRows(userId)).toBe(0);
  });

  it('are part of the export and of the erasure, and change no version of the data', async () => {
    const ana = await createMember(api);
    const userId = await getId(ana);
    const readVersions = () => api.db.query('SELECT * FROM data_versions ORDER BY 1');
    const before = await readVersions();
    await sendMessage(ana, TEXT);
    expect(await readVersions()).toEqual(before);
    const exported = (await ana.request('GET', '/api/account/export')).json<{ assistant: unknown }>();
    expect(exported.assistant).toMatchObject([{ title: TEXT, messages: [{ text: TEXT, state: 'done' }] }]);
    const person = { id: userId, email: ana.email, earlier: [] };
    await api.db.transaction((manager) => api.app.get(PersonalData).eraseAll(person, manager));
    expect(await countRows(userId)).toBe(0);
  });

  it('are deleted a year after their last message', async () => {
    const ana = await createMember(api);
    const [userId, old, recent] = [await getId(ana), randomUUID(), randomUUID()];
    await sendMessage(ana, TEXT, old);
    await sendMessage(ana, TEXT, recent);
    const age = (id: string, interval: string) =>
      api.db.query(`UPDATE assistant_conversations SET updated_at = now() - $2::interval WHERE id = $1`, [
        id,
        interval,
      ]);
    await age(old, '12 months 1 hour');
    await age(recent, '11 months 27 days');
    await api.app.get(AssistantCleanupJob).sweep();
    expect((await list(ana)).items.map(({ id }) => id)).toEqual([recent]);
    expect(await countRows(userId)).toBe(2);
  });
});

describe('a message that is not kept', () => {
  it('leaves no row, and its follow-ups refer to what the browser sends', async () => {
    const ana = await createMember(api);
    const conversation = randomUUID();
    const first = await getEvents(ana, { text: 'when to go to Athens', keep: false }, conversation);
    expect(getCards(first)[0]).toMatchObject({ id: 'city.months:athens' });
    const second = await getEvents(
      ana,
      { text: 'and in May?', keep: false, earlier: [{ text: 'when to go to Athens' }] },
      conversation,
    );
    expect(getCards(second)[0]).toMatchObject({ id: 'city.months:athens', asked: [5] });
    const ordinal = await getEvents(ana, {
      text: 'what is rent in the second one',
      keep: false,
      earlier: [{ text: 'warm in March', cities: ['lisbon', 'porto', 'nowhere'] }],
    });
    expect(getCards(ordinal)[0]).toMatchObject({ id: 'city.figures:porto' });
    expect(await countRows(await getId(ana))).toBe(0);
  });

  it('drops a condition of the search that the browser names', async () => {
    const ana = await createMember(api);
    const text = 'warm in March under $1500';
    const [card] = getCards(await getEvents(ana, { text, keep: false }));
    if (card?.tool !== 'cities.search') throw new Error('No search');
    const earlier = [{ text, cities: card.cities.map(({ slug }) => slug), conditions: card.conditions }];
    const [wider] = getCards(await getEvents(ana, { text: 'drop the budget', keep: false, earlier }));
    expect(wider).toMatchObject({ tool: 'cities.search', conditions: [card.conditions[0]] });
  });

  it('takes 12 earlier messages at most', async () => {
    const ana = await createMember(api);
    const earlier = Array.from({ length: 13 }, () => ({ text: 'rent in Lisbon' }));
    expect((await sendMessage(ana, { text: 'and in May?', keep: false, earlier })).statusCode).toBe(400);
  });
});
