import type { CasePage, Decision, ModerationCase, Page } from '@wanderwork/contracts';
import { ModerationJob } from '../../src/modules/moderation/jobs/moderation.job.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import {
  CONNECT,
  createId,
  createPerson,
  sendReport,
  toRefusal,
  type ConnectUser,
} from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { converse, createPair, markRead, read, remove, request, REQUEST_TEXT, write } from './writers.js';

let api: TestApp;
let moderator: ConnectUser;
beforeAll(async () => {
  api = await startTestApp();
  moderator = await createPerson(api, 'moderator');
});
afterAll(() => api.close());

const explanation = 'It asks for money, as its second line shows.';

const findCase = async (objectId: string, who = moderator): Promise<ModerationCase> => {
  const { items } = (await who.browser.request('GET', `${CONNECT}/moderation/queue`)).json<CasePage>();
  return items.find((one) => one.objectId === objectId)!;
};
const decide = async (one: ModerationCase, action: string) => {
  await moderator.browser.request('POST', `${CONNECT}/moderation/cases/${one.id}/lease`);
  const body = { id: createId(), case: one.id, action, rule: 'no-scams', explanation };
  return moderator.browser.request('POST', `${CONNECT}/moderation/actions`, body);
};

/** A conversation of `count` messages by both people, and the last one, by the first. */
const writeMany = async (ana: ConnectUser, bo: ConnectUser, count: number) => {
  const id = await converse(ana, bo);
  for (let number = 2; number < count; number += 1)
    await write(number % 2 === 0 ? bo : ana, id, `Message ${number}.`);
  const { message } = await write(ana, id, 'Could you lend me money?');
  return { id, message };
};

describe('a reported message', () => {
  it('shows moderators the 20 messages before it and nothing else', async () => {
    const [ana, bo] = await createPair(api);
    const { id, message } = await writeMany(ana, bo, 25);
    expect((await sendReport(bo.browser, 'message', message.id, { reason: 'scam' })).statusCode).toBe(204);
    await write(bo, id, 'Written after the report.');
    const { subject } = await findCase(message.id);
    expect(subject).toMatchObject({
      ...{
        owner: { handle: ana.handle },
        title: 'A private message',
        text: 'Could you lend me money?',
        path: null,
      },
    });
    expect(subject!.messages!.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Message ${index + 5}.`),
    );
    expect(subject!.messages![0]).toMatchObject({ isOwners: true });
    const url = `${CONNECT}/messages/${id}`;
    expect(toRefusal(await moderator.browser.request('GET', url))).toBe('404 connect.not_found');
  });

  it('is what the report stored, also after both removed the conversation', async () => {
    const [ana, bo] = await createPair(api);
    const { id, message } = await writeMany(ana, bo, 3);
    await sendReport(bo.browser, 'message', message.id);
    await remove(ana, id);
    await remove(bo, id);
    expect((await findCase(message.id)).subject).toMatchObject({
      text: 'Could you lend me money?',
      messages: [{ text: REQUEST_TEXT }, { text: 'Message 2.' }],
    });
  });

  it('is deleted 180 days after the report ends', async () => {
    const [ana, bo] = await createPair(api);
    const { message } = await writeMany(ana, bo, 3);
    await sendReport(bo.browser, 'message', message.id);
    const one = await findCase(message.id);
    await decide(one, 'no-action');
    const countAfter = async (days: number) => {
      await api.db.query(
        'UPDATE moderation_cases SET closed_at = now() - make_interval(days => $2) WHERE id = $1',
        [one.id, days],
      );
      await api.app.get(ModerationJob).sweep();
      const rows = await api.db.query<unknown[]>(
        'SELECT FROM moderation_cases WHERE id = $1 AND snapshot IS NOT NULL',
        [one.id],
      );
      return rows.length;
    };
    expect([await countAfter(179), await countAfter(181)]).toEqual([1, 0]);
  });

  it('can be hidden, and comes back when an appeal succeeds, which shows the same messages', async () => {
    const [ana, bo] = await createPair(api);
    const { id, message } = await writeMany(ana, bo, 3);
    await sendReport(bo.browser, 'message', message.id);
    const decision = (await decide(await findCase(message.id), 'hide')).json<Decision>();
    expect((await read(bo, id)).messages.items[0]).toMatchObject({ text: null, hasScamWarning: false });
    const { items } = (await ana.browser.request('GET', `${CONNECT}/decisions`)).json<Page<Decision>>();
    expect(items).toMatchObject([{ kind: 'message', action: 'hide', explanation }]);
    await ana.browser.request('POST', `${CONNECT}/decisions/${decision.id}/appeal`, {
      text: 'We know each other.',
    });
    const other = await createPerson(api, 'moderator');
    const appeal = await findCase(message.id, other);
    expect(appeal).toMatchObject({ source: 'appeal', subject: { text: 'Could you lend me money?' } });
    await other.browser.request('POST', `${CONNECT}/moderation/cases/${appeal.id}/lease`);
    const answer = { outcome: 'reversed', explanation: 'They know each other.' };
    await other.browser.request('PUT', `${CONNECT}/moderation/appeals/${appeal.id}`, answer);
    expect((await read(bo, id)).messages.items[0]).toMatchObject({ text: 'Could you lend me money?' });
  });

  it('can be a request, and is only reported by whoever received it', async () => {
    const [ana, bo] = await createPair(api);
    const id = await request(ana, bo);
    await markRead(bo, id, 1);
    expect(toRefusal(await sendReport(ana.browser, 'message', id))).toBe('404 connect.not_found');
    expect(toRefusal(await sendReport(moderator.browser, 'message', id))).toBe('404 connect.not_found');
    expect((await sendReport(bo.browser, 'message', id)).statusCode).toBe(204);
  });
});

describe('an account that is deleted', () => {
  const erase = ({ id, browser }: ConnectUser) =>
    api.db.transaction((manager) =>
      api.app.get(PersonalData).eraseAll({ id, email: browser.email, earlier: [] }, manager),
    );

  it('takes its messages from the other side too, and leaves what the other wrote', async () => {
    const [ana, bo] = await createPair(api);
    const { id } = await writeMany(ana, bo, 5);
    await erase(ana);
    const conversation = await read(bo, id);
    expect(conversation).toMatchObject({ other: null, preview: null, isUnread: false });
    expect(conversation.messages.items.map(({ text }) => text)).toEqual(['Message 4.', 'Message 2.']);
    await remove(bo, id);
    expect(await api.db.query('SELECT FROM messages WHERE conversation_id = $1', [id])).toEqual([]);
  });

  it('as whoever reported takes their own words from what moderators see', async () => {
    const [ana, bo] = await createPair(api);
    const { message } = await writeMany(ana, bo, 5);
    await sendReport(bo.browser, 'message', message.id);
    await erase(bo);
    const { subject } = await findCase(message.id);
    expect(subject!.messages!.map(({ text }) => text)).toEqual([REQUEST_TEXT, 'Message 3.']);
  });

  it('as whoever was reported takes everything', async () => {
    const [ana, bo] = await createPair(api);
    const { message } = await writeMany(ana, bo, 3);
    await sendReport(bo.browser, 'message', message.id);
    await erase(ana);
    expect(await findCase(message.id)).toBeUndefined();
    const rows = await api.db.query('SELECT snapshot FROM moderation_cases WHERE object_id = $1', [
      message.id,
    ]);
    expect(rows).toEqual([{ snapshot: null }]);
  });
});
