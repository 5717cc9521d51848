import { once } from 'node:events';
import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ConfigValues } from '../../src/platform/config/index.js';
import { Draining } from '../../src/platform/health/draining.js';
import { LiveEventsRepository } from '../../src/modules/notifications/live/live-events.repository.js';
import { LiveStreamsService } from '../../src/modules/notifications/live/live-streams.service.js';
import { NotificationsJob } from '../../src/modules/notifications/jobs/notifications.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { CONNECT, createPerson, postReply, postTopic, toRefusal, type ConnectUser } from './people.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

interface Stream {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The next event, comment or field; null at the end of the stream. */
  next(): Promise<string | null>;
  close(): void;
}

/** A server that people connect to. */
interface Site {
  api: TestApp;
  listen(person: ConnectUser, topics?: readonly string[]): Promise<Stream>;
  /** Sends what is new, `ms` from now. */
  run(ms?: number): Promise<void>;
  /** Resolves when the server knows that all streams are closed. */
  closeAll(): Promise<void>;
  close(): Promise<void>;
}

const startSite = async (config: Partial<ConfigValues> = {}): Promise<Site> => {
  const api = await startTestApp({ config });
  await api.app.listen(0, '127.0.0.1');
  const server = api.app.getHttpServer() as Server;
  const { port } = server.address() as AddressInfo;
  const live = api.app.get(LiveStreamsService);
  const streams: Stream[] = [];

  const listen = async ({ browser }: ConnectUser, topics: readonly string[] = []): Promise<Stream> => {
    const { cookies } = await browser.signIn();
    const query = topics.length === 0 ? '' : `?topics=${topics.join()}`;
    const request = http.get(`http://127.0.0.1:${port}${CONNECT}/live${query}`, {
      agent: false,
      headers: {
        accept: 'text/event-stream',
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
    });
    request.on('error', () => {});
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const parts = response.setEncoding('utf8').iterator() as AsyncIterableIterator<string>;
    let received = '';
    const next = async (): Promise<string | null> => {
      while (!received.includes('\n\n')) {
        const { done, value } = await parts.next();
        if (done) return null;
        received += value;
      }
      const end = received.indexOf('\n\n');
      const block = received.slice(0, end);
      received = received.slice(end + 2);
      return block;
    };
    const { statusCode: status = 0, headers } = response;
    const stream = { status, headers, next, close: () => request.destroy() };
    streams.push(stream);
    // The first block says that the stream is open; an error is read to its end.
    await next();
    return stream;
  };

  const closeAll = async () => {
    for (const stream of streams.splice(0)) stream.close();
    while (live.count > 0) await new Promise((resolve) => setImmediate(resolve));
  };

  return {
    api,
    listen,
    run: async (ms = 0) => {
      // One that the timer has just begun doesn't know this time.
      await live.run();
      await live.run(performance.now() + ms);
    },
    closeAll,
    close: async () => {
      await closeAll();
      await api.close();
    },
  };
};

const toEvent = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}`;
const toHint = (topic: string, number: number) => toEvent('topic', { topic, number });

let site: Site;
let api: TestApp;
let ana: ConnectUser;
let bo: ConnectUser;
let carl: ConnectUser;
beforeAll(async () => {
  site = await startSite();
  ({ api } = site);
});
afterAll(() => site.close());
beforeEach(async () => {
  [ana, bo, carl] = await Promise.all([createPerson(api), createPerson(api), createPerson(api)]);
  await api.db.query('DELETE FROM live_events');
});
afterEach(() => site.closeAll());

describe('a reply', () => {
  it('gives a hint to those who read the topic, without its text', async () => {
    const { code } = await postTopic(ana);
    const stream = await site.listen(ana, [code]);
    await postReply(bo, code, { text: 'A secret that no hint contains.' });
    await site.run();
    expect(await stream.next()).toBe(`event: topic\ndata: {"topic":"${code}","number":2}`);
  });

  it('gives none to its author, or to those who read another topic', async () => {
    const [topic, other] = [await postTopic(ana), await postTopic(ana)];
    const author = await site.listen(bo, [topic.code]);
    const elsewhere = await site.listen(carl, [other.code]);
    await postReply(bo, topic.code);
    await postReply(ana, topic.code);
    await postReply(bo, other.code);
    await site.run();
    expect(await author.next()).toBe(toHint(topic.code, 3));
    expect(await elsewhere.next()).toBe(toHint(other.code, 2));
  });

  it('gives none while it is held for review, and one when it is published', async () => {
    const { code } = await postTopic(ana);
    const stream = await site.listen(ana, [code]);
    const newcomer = await createPerson(api, 'new');
    const heldReply = await postReply(newcomer, code, { text: 'Write to me at someone@example.org please.' });
    expect(heldReply.status).toBe('held');
    await postReply(bo, code);
    await site.run();
    expect(await stream.next()).toBe(toHint(code, 3));
    const admin = await createPerson(api, 'admin');
    const [{ id }] = await api.db.query<[{ id: string }]>(
      'SELECT id FROM moderation_cases WHERE object_id = $1',
      [heldReply.id],
    );
    await admin.browser.request('POST', `${CONNECT}/moderation/cases/${id}/lease`);
    await admin.browser.request('POST', `${CONNECT}/moderation/actions`, {
      ...{ id: heldReply.id, case: id, action: 'no-action', rule: 'no-spam' },
      explanation: 'Nothing here breaks a rule.',
    });
    await site.run();
    expect(await stream.next()).toBe(toHint(code, 2));
  });

  it.each(['mutes', 'blocks'])(
    'gives none to somebody who chose not to see its author (%s)',
    async (list) => {
      const { code } = await postTopic(carl);
      await ana.browser.request('PUT', `${CONNECT}/${list}/${bo.handle}`);
      const [stream, other] = [await site.listen(ana, [code]), await site.listen(carl, [code])];
      await postReply(bo, code);
      await postReply(carl, code);
      await site.run();
      expect(await stream.next()).toBe(toHint(code, 3));
      expect(await other.next()).toBe(toHint(code, 2));
    },
  );

  it('that is committed late gives its hint, and gives it once', async () => {
    const { code } = await postTopic(ana);
    const stream = await site.listen(ana, [code]);
    const late = api.db.createQueryRunner();
    await late.startTransaction();
    await api.app
      .get(LiveEventsRepository)
      .addReply({ topic: code, number: 2, actorId: bo.id }, late.manager);
    for (const number of [3, 4]) {
      await api.app
        .get(LiveEventsRepository)
        .addReply({ topic: code, number, actorId: bo.id }, api.db.manager);
      await site.run();
    }
    await late.commitTransaction();
    await late.release();
    await site.run();
    await site.run();
    await api.app
      .get(LiveEventsRepository)
      .addReply({ topic: code, number: 5, actorId: bo.id }, api.db.manager);
    await site.run();
    const hints = [];
    for (let count = 0; count < 4; count += 1) hints.push(await stream.next());
    expect(hints).toEqual([3, 4, 2, 5].map((number) => toHint(code, number)));
  });

  it('gives its hint to a browser that was just connecting again', async () => {
    const { code } = await postTopic(ana);
    const first = await site.listen(carl, [code]);
    await postReply(bo, code);
    await site.run();
    const second = await site.listen(ana, [code]);
    await site.run();
    expect(await second.next()).toBe(toHint(code, 2));
    await postReply(bo, code);
    await site.run();
    expect([await first.next(), await first.next()]).toEqual([toHint(code, 2), toHint(code, 3)]);
  });

  it('gives its hint in every process', async () => {
    const { code } = await postTopic(ana);
    const other = await api.startAnother();
    const stream = other.app
      .get(LiveStreamsService)
      .open({ userId: ana.id, sessionId: ana.id, topics: [code] });
    await postReply(bo, code);
    await other.app.get(LiveStreamsService).run();
    expect(String(stream.events.read())).toContain(toHint(code, 2));
    await other.close();
  });
});

describe('notifications', () => {
  it('give a hint to the person notified alone, and when they are read elsewhere', async () => {
    const { code } = await postTopic(ana);
    const [stream, other] = [await site.listen(ana), await site.listen(carl, [code])];
    await postReply(bo, code);
    await api.app.get(NotificationsJob).deliverAll();
    await site.run();
    expect(await stream.next()).toBe(toEvent('notifications', {}));
    expect(await other.next()).toBe(toHint(code, 2));
    await ana.browser.request('POST', `${CONNECT}/notifications/read`, {});
    await postReply(bo, code);
    await site.run();
    expect(await stream.next()).toBe(toEvent('notifications', {}));
    expect(await other.next()).toBe(toHint(code, 3));
  });
});

describe('a stream', () => {
  it('is neither buffered, compressed nor cached, and has its connection for itself', async () => {
    const { status, headers } = await site.listen(ana);
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('ends when its session does', async () => {
    const stream = await site.listen(ana);
    await site.run(11 * SECOND_MS);
    await api.db.query('DELETE FROM sessions WHERE user_id = $1', [ana.id]);
    await site.run(22 * SECOND_MS);
    expect(await stream.next()).toMatch(/^retry: \d+$/);
    expect(await stream.next()).toBeNull();
  });

  it('shows every 25 seconds that it works', async () => {
    const { code } = await postTopic(ana);
    const stream = await site.listen(ana, [code]);
    await site.run(24 * SECOND_MS);
    await postReply(bo, code);
    await site.run();
    expect(await stream.next()).toBe(toHint(code, 2));
    await site.run(26 * SECOND_MS);
    expect(await stream.next()).toBe(':');
  });

  it('is renewed after 8 to 12 minutes', async () => {
    const stream = await site.listen(ana);
    await site.run(8 * MINUTE_MS - SECOND_MS);
    expect(api.app.get(LiveStreamsService).count).toBe(1);
    await site.run(12 * MINUTE_MS + SECOND_MS);
    expect(await stream.next()).toBe(':');
    expect(Number((await stream.next())!.slice('retry: '.length))).toBeLessThanOrEqual(2000);
    expect(await stream.next()).toBeNull();
  });

  it('ends when the account opens a fourth one, and learns why', async () => {
    const oldest = await site.listen(ana);
    for (let more = 0; more < 3; more += 1) await site.listen(ana);
    expect(await oldest.next()).toBe(toEvent('replaced', {}));
    expect(await oldest.next()).toBe('retry: 60000');
    expect(await oldest.next()).toBeNull();
    expect(api.app.get(LiveStreamsService).count).toBe(3);
  });

  it('is refused to visitors and to those who name too many topics', async () => {
    expect((await api.inject({ url: `${CONNECT}/live` })).statusCode).toBe(401);
    const many = Array.from({ length: 21 }, (_, index) => `topic${100 + index}`).join();
    expect(toRefusal(await ana.browser.request('GET', `${CONNECT}/live?topics=${many}`))).toBe(
      '400 validation.failed',
    );
  });
});

describe('a process', () => {
  it('asks the database once for all its readers, and not at all without any', async () => {
    const listLatest = jest.spyOn(api.app.get(LiveEventsRepository), 'listLatest');
    const { code } = await postTopic(ana);
    for (const person of [ana, bo, carl]) await site.listen(person, [code]);
    await site.run();
    listLatest.mockClear();
    await api.app.get(LiveStreamsService).run();
    expect(listLatest).toHaveBeenCalledTimes(1);
    await site.closeAll();
    listLatest.mockClear();
    await site.run();
    expect(listLatest).not.toHaveBeenCalled();
    listLatest.mockRestore();
  });

  it('deletes events that nobody reads any more', async () => {
    await api.db.query(
      `INSERT INTO live_events (at, topic, number)
       VALUES (now() - interval '11 minutes', 'old', 2), (now() - interval '9 minutes', 'newer', 2)`,
    );
    await api.app.get(NotificationsJob).sweepLiveEvents();
    expect(await api.db.query('SELECT topic FROM live_events')).toEqual([{ topic: 'newer' }]);
  });

  it('holds streams besides its other connections, up to a limit', async () => {
    const small = await startSite({ maxConnections: 10, liveStreams: 12 });
    const people = await Promise.all(Array.from({ length: 5 }, () => createPerson(small.api)));
    for (const person of people.slice(0, 4))
      for (let count = 0; count < 3; count += 1) expect((await small.listen(person)).status).toBe(200);
    const refused = await small.listen(people[4]!);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
    const server = small.api.app.getHttpServer() as Server;
    expect(server.maxConnections).toBe(22);
    await small.closeAll();
    while (server.maxConnections > 10) await new Promise((resolve) => setImmediate(resolve));
    expect((await small.listen(people[4]!)).status).toBe(200);
    await small.close();
  });

  it('ends its streams when it begins to stop, with different times to come back', async () => {
    const stopping = await startSite();
    const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(stopping.api)));
    const streams = await Promise.all(people.map((person) => stopping.listen(person)));
    const drained = stopping.api.app.get(Draining).drain(0);
    const times = [];
    for (const stream of streams) {
      times.push(Number((await stream.next())!.slice('retry: '.length)));
      expect(await stream.next()).toBeNull();
    }
    expect(times.every((ms) => ms >= 2000 && ms <= 15_000)).toBe(true);
    expect(new Set(times).size).toBeGreaterThan(1);
    const [person] = people;
    const { statusCode } = await person!.browser.request('GET', `${CONNECT}/live`, undefined, {
      accept: 'text/event-stream',
    });
    expect(statusCode).toBe(503);
    await drained;
    await stopping.close();
  });
});
