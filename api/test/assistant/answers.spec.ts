import { randomUUID } from 'node:crypto';
import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  paths,
  type AssistantAllowance,
  type AssistantConversationPage,
  type AssistantEvent,
} from '@wanderwork/contracts';
import { IntentRunnerService } from '../../src/modules/assistant/tools/intent-runner.service.js';
import { Clock } from '../../src/modules/city-search/index.js';
import { CountedSearchesCache } from '../../src/modules/city-search/search/counted-searches-cache.js';
import { ORIGIN } from '../support/test-config.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, createMember } from '../support/member.js';
import { createDocument, saveTrip, setTier, toRefusal } from '../trips/planner.js';
import { getCards, getClaims, getEvents, getRefusals, parseEvents, sendMessage } from './assistant-client.js';

const RENT = 'what is rent in Lisbon';

let api: TestApp;
beforeAll(async () => (api = await startTestApp({ config: { limitFactor: 1, trustProxy: 'loopback' } })));
beforeEach(async () => {
  await api.db.query('TRUNCATE rate_limits, counted_searches');
  api.app.get(CountedSearchesCache).clear();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const getConversation = async (who: Browser, id: string) =>
  (await who.request('GET', paths.api.assistant.conversation(id))).json<AssistantConversationPage>();
const getAllowance = async (who: Browser) =>
  (await who.request('GET', paths.api.assistant.allowance())).json<AssistantAllowance>();

describe('an answer', () => {
  it('streams one event per line: the writer, the card, the sentences, the end', async () => {
    const ana = await createMember(api);
    const response = await sendMessage(ana, RENT);
    expect(response.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const events = parseEvents(response);
    expect(events.map(({ event }) => event)).toEqual(['writer', 'working', 'card', 'claim', 'end']);
    expect(events[0]).toEqual({
      event: 'writer',
      writer: { kind: 'embedded', name: 'WanderWork’s assistant' },
    });
    expect(events[1]).toEqual({ event: 'working', tool: 'city.figures', text: 'Looking at Lisbon' });
    expect(getCards(events)[0]).toMatchObject({
      id: 'city.figures:lisbon',
      link: '/wanderlens/cities/lisbon',
      figures: [
        {
          key: 'rent',
          value: 1535,
          unit: 'USD a month',
          text: '$1,535 a month',
          source: { title: expect.any(String) },
        },
      ],
    });
    expect(getClaims(events)).toEqual(['A one-bedroom apartment in Lisbon rents for $1,535 a month.']);
  });

  it('takes every number of its sentences from a figure that it cites', async () => {
    const ana = await createMember(api);
    const texts = [
      'three months in Mexico City for two',
      '40 days used, when must I leave',
      'how far is Dakar from Lisbon',
      'is Da Nang rainy in October',
    ];
    for (const text of texts) {
      const events = await getEvents(ana, text);
      const figures = getCards(events).flatMap((card) =>
        card.figures.map((figure) => ({ id: card.id, figure })),
      );
      for (const event of events)
        if (event.event === 'claim') {
          let rest = event.claim.text;
          for (const { card, key } of event.claim.cites) {
            const found = figures.find(({ id, figure }) => id === card && figure.key === key);
            expect(found).toBeDefined();
            rest = rest.replace(found!.figure.text, '');
          }
          expect(rest).not.toMatch(/\d/);
        }
    }
  });

  it('answers at most three questions of a turn, in their order', async () => {
    const ana = await createMember(api);
    const events = await getEvents(
      ana,
      'What is rent in Tbilisi? When to go to Athens? How far is Dakar from Lisbon? Tell me about Porto.',
    );
    expect(getCards(events).map(({ id }) => id)).toEqual([
      'city.figures:tbilisi',
      'city.months:athens',
      'leg.estimate:lisbon>dakar',
    ]);
  });

  it('remembers the conversation, the page and the trip, and nothing of other conversations', async () => {
    const ana = await createMember(api);
    const conversation = randomUUID();
    await getEvents(ana, 'when to go to Athens', conversation);
    expect(getCards(await getEvents(ana, 'and in May?', conversation))[0]).toMatchObject({
      id: 'city.months:athens',
      asked: [5],
    });
    expect(getRefusals(await getEvents(ana, 'and in May?'))).not.toEqual([]);
    const here = await getEvents(ana, { text: 'is it expensive here?', page: '/wanderlens/cities/porto' });
    expect(getCards(here)[0]).toMatchObject({ id: 'city.figures:porto' });
  });

  it('says in five ways that it can’t answer, each with a next step', async () => {
    const ana = await createMember(api);
    const texts = [
      'flight prices to Bangkok',
      'asdf qwer',
      'how long may I stay in Japan',
      'Lisbon or Porto',
      'tell me a joke',
    ];
    const answers = await Promise.all(texts.slice(0, 2).map((text) => getEvents(ana, text)));
    for (const text of texts.slice(2)) answers.push(await getEvents(ana, text));
    const refusals = answers.flatMap((events) =>
      events.flatMap((one) => (one.event === 'refusal' ? [one.refusal] : [])),
    );
    expect(refusals.map(({ form }) => form)).toEqual([
      'data',
      'understanding',
      'missing',
      'permission',
      'subject',
    ]);
    for (const { next } of refusals) expect(next.length).toBeGreaterThan(0);
    expect(refusals[1]!.marked).toEqual([
      { start: 0, end: 4 },
      { start: 5, end: 9 },
    ]);
  });

  it('creates a draft and changes nothing', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana, createDocument());
    const events = await getEvents(ana, { text: 'add two weeks in Porto', trip: trip.id });
    const draft = events.find((one) => one.event === 'draft');
    expect(draft).toMatchObject({ trip: trip.id });
    const drafts = (await ana.request('GET', `/api/trips/${trip.id}/drafts`)).json<
      { id: string; writer: string }[]
    >();
    expect(drafts).toMatchObject([{ id: draft?.event === 'draft' ? draft.draft : '', writer: 'assistant' }]);
    expect((await ana.request('GET', `/api/trips/${trip.id}`)).json()).toMatchObject({ revision: 1 });
  });
});

describe('a message', () => {
  it('is stored with its answer, and sent again it repeats the answer and counts once', async () => {
    const ana = await createMember(api);
    const [conversation, id] = [randomUUID(), randomUUID()];
    const events = await getEvents(ana, RENT, conversation, id);
    expect(await getEvents(ana, RENT, conversation, id)).toEqual(events);
    const { title, messages } = await getConversation(ana, conversation);
    expect(title).toBe(RENT);
    expect(messages).toMatchObject([{ id, text: RENT, state: 'done', events }]);
    expect(await getAllowance(ana)).toMatchObject({ limit: 5, left: 4, writer: { kind: 'embedded' } });
  });

  it('with the id of another text is refused', async () => {
    const ana = await createMember(api);
    const [conversation, id] = [randomUUID(), randomUUID()];
    await sendMessage(ana, RENT, conversation, id);
    expect(toRefusal(await sendMessage(ana, 'rent in Porto', conversation, id))).toEqual({
      status: 409,
      code: 'assistant.changed',
    });
    const elsewhere = { text: RENT, page: '/wanderlens/cities/porto' };
    expect(toRefusal(await sendMessage(ana, elsewhere, conversation, id))).toEqual({
      status: 409,
      code: 'assistant.changed',
    });
  });

  it.each([
    ['no text', {}, 400, 'validation.failed'],
    ['601 characters', { text: 'a'.repeat(601) }, 400, 'validation.failed'],
    ['no word', { text: '?!' }, 422, 'assistant.empty'],
    ['a trip that is not the person’s', { text: RENT, trip: randomUUID() }, 404, 'trips.not_found'],
  ])('with %s is refused and not stored', async (_, body, status, code) => {
    const ana = await createMember(api);
    const conversation = randomUUID();
    expect(toRefusal(await sendMessage(ana, body as { text: string }, conversation))).toEqual({
      status,
      code,
    });
    expect((await ana.request('GET', paths.api.assistant.conversation(conversation))).statusCode).toBe(404);
  });

  it('is busy while its answer is written, and so is a third answer at once', async () => {
    const ana = await createMember(api);
    await setTier(api, ana, 'premium');
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const runner = api.app.get(IntentRunnerService);
    const run = runner.run.bind(runner);
    jest.spyOn(runner, 'run').mockImplementation(async (...parameters) => {
      await gate;
      return run(...parameters);
    });
    const [conversation, id] = [randomUUID(), randomUUID()];
    const first = sendMessage(ana, RENT, conversation, id);
    const second = sendMessage(ana, 'rent in Porto');
    while ((runner.run as jest.Mock).mock.calls.length < 2) await wait(10);
    expect(toRefusal(await sendMessage(ana, 'rent in Athens'))).toEqual({
      status: 409,
      code: 'assistant.busy',
    });
    release();
    expect(getCards(parseEvents(await first))).toHaveLength(1);
    await second;
    await api.db.query(`UPDATE assistant_messages SET state = 'writing', touched_at = now() WHERE id = $1`, [
      id,
    ]);
    expect(toRefusal(await sendMessage(ana, RENT, conversation, id))).toEqual({
      status: 409,
      code: 'assistant.busy',
    });
  });
});

describe('an interrupted answer', () => {
  it('keeps what arrived before the reader left, and can be continued', async () => {
    const headers = await api.signInAs('member');
    await api.app.listen(0, '127.0.0.1');
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const runner = api.app.get(IntentRunnerService);
    const run = runner.run.bind(runner);
    let calls = 0;
    jest.spyOn(runner, 'run').mockImplementation(async (...parameters) => {
      calls += 1;
      if (calls === 2) await wait(1500);
      return run(...parameters);
    });
    const [conversation, id] = [randomUUID(), randomUUID()];
    const path = paths.api.assistant.message(conversation, id);
    const text = 'What is rent in Lisbon? When to go to Athens?';
    await new Promise<void>((resolve) => {
      const request = sendRequest({
        port,
        path,
        method: 'PUT',
        headers: {
          ...headers,
          origin: ORIGIN,
          host: new URL(ORIGIN).host,
          'content-type': 'application/json',
        },
      });
      request.on('response', (response) => {
        let body = '';
        response.on('data', (piece: Buffer) => {
          body += piece.toString();
          if (body.includes('"card"')) {
            request.destroy();
            resolve();
          }
        });
        response.on('error', () => {});
      });
      request.on('error', () => {});
      request.end(JSON.stringify({ text }));
    });
    const read = async () =>
      (
        await api.inject({ method: 'GET', url: paths.api.assistant.conversation(conversation), headers })
      ).json<AssistantConversationPage>();
    let [message] = (await read()).messages;
    while (message?.state === 'writing') {
      await wait(50);
      [message] = (await read()).messages;
    }
    expect(message).toMatchObject({ text, state: 'interrupted' });
    expect(getCards(message!.events).map(({ tool }) => tool)).toEqual(['city.figures']);
    const again = await api.inject({ method: 'PUT', url: path, headers, payload: { text } });
    expect(getCards(parseEvents(again)).map(({ tool }) => tool)).toEqual(['city.figures', 'city.months']);
    expect((await read()).messages).toMatchObject([{ state: 'done' }]);
  });

  it('is also one whose process was killed', async () => {
    const ana = await createMember(api);
    const [conversation, id] = [randomUUID(), randomUUID()];
    await sendMessage(ana, RENT, conversation, id);
    await api.db.query(
      `UPDATE assistant_messages SET state = 'writing', touched_at = now() - interval '1 minute', events = '[]' WHERE id = $1`,
      [id],
    );
    expect((await getConversation(ana, conversation)).messages).toMatchObject([
      { state: 'interrupted', events: [] },
    ]);
    expect(getCards(await getEvents(ana, RENT, conversation, id))).toHaveLength(1);
    expect(await getAllowance(ana)).toMatchObject({ left: 4 });
  });
});

describe('the daily limit', () => {
  it('refuses a free member’s sixth answer until midnight UTC; refusals and faults are free', async () => {
    const ana = await createMember(api);
    await getEvents(ana, 'tell me a joke');
    jest.spyOn(api.app.get(IntentRunnerService), 'run').mockRejectedValueOnce(new Error('broken'));
    const failed = await getEvents(ana, RENT);
    expect(failed.at(-1)).toMatchObject({
      event: 'failed',
      code: 'internal',
    } satisfies Partial<AssistantEvent>);
    for (const city of ['Lisbon', 'Porto', 'Athens', 'Tbilisi', 'Bangkok'])
      await getEvents(ana, `rent in ${city}`);
    const sixth = await sendMessage(ana, 'rent in Berlin');
    expect(sixth.json()).toMatchObject({
      statusCode: 429,
      code: 'assistant.daily_limit',
      limit: 5,
      resetsAt: expect.any(String),
    });
    expect(await getAllowance(ana)).toMatchObject({ limit: 5, left: 0 });
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(tomorrow);
    expect(await getAllowance(ana)).toMatchObject({ left: 5 });
  });

  it.each([
    ['pro', 50],
    ['premium', null],
  ])('is that of the plan: %s', async (tier, limit) => {
    const ana = await createMember(api);
    await setTier(api, ana, tier);
    expect(await getAllowance(ana)).toMatchObject({ limit, left: limit });
  });

  it('counts a message that is not kept like any other, and once when it is sent again', async () => {
    const ana = await createMember(api);
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const message = { text: 'what is rent in Lisbon', keep: false };
    for (const id of ids) expect(getCards(await getEvents(ana, message, randomUUID(), id))).toHaveLength(1);
    expect((await sendMessage(ana, message)).statusCode).toBe(429);
    expect((await sendMessage(ana, message, randomUUID(), ids[0])).statusCode).toBe(200);
  });

  it('does not count messages as searches', async () => {
    const ana = await createMember(api);
    await getEvents(ana, 'warm in March');
    expect((await ana.request('GET', '/api/search/allowance')).json()).toMatchObject({ left: 5 });
  });
});

describe('the rate limit', () => {
  it('allows a member 20 messages in ten minutes', async () => {
    const ana = await createMember(api);
    await setTier(api, ana, 'premium');
    for (let sent = 0; sent < 20; sent += 1)
      expect((await sendMessage(ana, 'tell me a joke')).statusCode).toBe(200);
    expect(toRefusal(await sendMessage(ana, RENT))).toEqual({ status: 429, code: 'rate.limited' });
  });
});
