import { LiveConnection } from './live-connection';
import { type LiveNews } from './live-messages';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const encoder = new TextEncoder();

/** A stream as the server, or a proxy before it, sends it. */
interface ServerStream {
  url: string;
  send(block: string): void;
  end(): void;
  isClosed: boolean;
}

let streams: ServerStream[];
let news: LiveNews[];
/** How the server answers: with a stream, a status, or not at all. */
let answer: 'stream' | 'silence' | number | Error;

const createStream = (url: string, signal: AbortSignal): Response => {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (one) => void (controller = one) });
  const stream = {
    url,
    isClosed: false,
    send: (block: string) => controller.enqueue(encoder.encode(`${block}\n\n`)),
    end: () => controller.close(),
  };
  signal.addEventListener('abort', () => {
    stream.isClosed = true;
    controller.error(signal.reason);
  });
  streams.push(stream);
  if (answer === 'stream') stream.send(':');
  return new Response(body);
};

const start = (topics: string[] = []): LiveConnection => {
  const connection = new LiveConnection((one) => news.push(one));
  connection.setTopics(topics);
  connection.start();
  return connection;
};

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const beatFor = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 25 * SECOND_MS) {
    streams.at(-1)!.send(':');
    await pass(Math.min(25 * SECOND_MS, ms - passed));
  }
};
const missed = { type: 'missed' };

beforeEach(() => {
  jest.useFakeTimers();
  [streams, news, answer] = [[], [], 'stream'];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (answer instanceof Error) return Promise.reject(answer);
    return typeof answer === 'number'
      ? Promise.resolve(new Response('', { status: answer }))
      : Promise.resolve(createStream(String(url), init!.signal!));
  });
});

let connection: LiveConnection;
afterEach(() => {
  connection.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the connection', () => {
  it('passes hints on, also when they arrive in pieces', async () => {
    connection = start(['k3f9a2bc']);
    await pass(0);
    expect(streams[0]!.url).toBe('/api/connect/live?topics=k3f9a2bc');
    const { send } = streams[0]!;
    send('event: topic\ndata: {"topic":"k3f9a2bc","number":5}\n\nevent: notifi');
    streams[0]!.send = send;
    await pass(0);
    expect(news).toEqual([{ type: 'topic', topic: 'k3f9a2bc', number: 5 }]);
    send('event: notifications\ndata: {}');
    await pass(0);
    expect(news).toHaveLength(2);
    expect(news[1]).toEqual({ type: 'notifications' });
  });

  it('stays while it shows that it works, and asks for nothing', async () => {
    connection = start();
    await pass(0);
    await beatFor(10 * MINUTE_MS);
    expect([streams.length, news]).toEqual([1, []]);
  });

  it('is opened again for a topic that it does not cover, not for one that was left', async () => {
    connection = start(['a', 'b']);
    await pass(0);
    connection.setTopics(['b']);
    await pass(SECOND_MS);
    expect(streams).toHaveLength(1);
    connection.setTopics(['b', 'c']);
    connection.setTopics(['b', 'c', 'd']);
    await pass(SECOND_MS);
    expect(streams.map(({ url, isClosed }) => [url.split('=')[1], isClosed])).toEqual([
      ['a,b', true],
      ['b,c,d', false],
    ]);
    expect(news).toEqual([]);
  });

  it('comes back when the server said, without looking at everything again', async () => {
    connection = start();
    await pass(0);
    streams[0]!.send('retry: 1500');
    streams[0]!.end();
    await pass(1400);
    expect(streams).toHaveLength(1);
    await pass(200);
    expect([streams.length, news]).toEqual([2, []]);
  });

  it('leaves its place to another browser of the account, and polls', async () => {
    connection = start();
    await pass(0);
    streams[0]!.send('event: replaced\ndata: {}');
    streams[0]!.send('retry: 60000');
    streams[0]!.end();
    await pass(4 * MINUTE_MS);
    expect(streams).toHaveLength(1);
    expect(news).toEqual([missed, missed, missed, missed]);
    await pass(7 * MINUTE_MS);
    expect(streams.length).toBeGreaterThan(1);
  });

  it('is tried again at growing, random times while there is no network', async () => {
    answer = new TypeError('Failed to fetch');
    connection = start();
    await pass(10 * MINUTE_MS);
    const attempts = jest.mocked(fetch).mock.calls.length;
    expect(attempts).toBeGreaterThan(10);
    expect(attempts).toBeLessThan(30);
    answer = 'stream';
    news = [];
    await pass(MINUTE_MS);
    expect(streams).toHaveLength(1);
    // What came meanwhile is looked at.
    expect(news).toContainEqual(missed);
  });
});

describe('without a stream', () => {
  it.each([
    ['a server without room (503)', 503],
    ['a proxy that holds the events back', 'silence'],
  ] as const)('%s, it polls every minute and tries again later', async (_what, behavior) => {
    answer = behavior;
    connection = start();
    await pass(5 * MINUTE_MS);
    expect(jest.mocked(fetch)).toHaveBeenCalledTimes(1);
    expect(news).toEqual([missed, missed, missed, missed, missed]);
    answer = 'stream';
    const earlier = streams.length;
    while (streams.length === earlier) await pass(SECOND_MS);
    news = [];
    await beatFor(3 * MINUTE_MS);
    expect(news).toEqual([]);
  });
});

describe('a stream that falls silent', () => {
  it('is replaced after 60 seconds, and what was missed is looked at', async () => {
    connection = start();
    await pass(0);
    await pass(59 * SECOND_MS);
    expect(streams).toHaveLength(1);
    await pass(20 * SECOND_MS);
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(news).toContainEqual(missed);
  });

  it('is replaced at once after the device has slept', async () => {
    connection = start();
    await pass(0);
    await beatFor(MINUTE_MS);
    // No timer runs while a device sleeps.
    jest.setSystemTime(Date.now() + 60 * MINUTE_MS);
    await pass(17 * SECOND_MS);
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(news).toEqual([missed]);
  });
});

it('nothing goes on once it is stopped', async () => {
  connection = start(['a']);
  await pass(0);
  connection.stop();
  await pass(30 * MINUTE_MS);
  expect([streams.length, streams[0]!.isClosed, news]).toEqual([1, true, []]);
});
