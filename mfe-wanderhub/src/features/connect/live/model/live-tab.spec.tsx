import { type LiveNews } from './live-messages';
import { LiveTab } from './live-tab';

interface OpenStream {
  topics: string;
  send(block: string): void;
}

/** The streams that are open. */
let streams: OpenStream[];
let tabs: LiveTab[];
let queue: (() => void)[];
let isLocked: boolean;

/** One lock for all tabs; who waits gets it in turn. */
const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
  new Promise<void>((resolve, reject) => {
    const takeTurn = () => {
      if (signal.aborted) return (queue.shift() ?? (() => (isLocked = false)))();
      isLocked = true;
      void work().then(() => {
        (queue.shift() ?? (() => (isLocked = false)))();
        resolve();
      });
    };
    signal.addEventListener('abort', () => reject(new Error('The tab left.')));
    if (isLocked) queue.push(takeTurn);
    else takeTurn();
  });

const openTab = (topics: string[] = []) => {
  const news: LiveNews[] = [];
  const tab = new LiveTab('ana', (one) => news.push(one));
  tab.join(topics);
  tabs.push(tab);
  return { tab, news };
};

const until = async (test: () => boolean) => {
  while (!test()) await new Promise((resolve) => setTimeout(resolve, 1));
};

beforeEach(() => {
  [streams, tabs, queue, isLocked] = [[], [], [], false];
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const encoder = new TextEncoder();
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (one) => void (controller = one) });
    const stream = {
      topics: new URL(String(url), 'http://localhost').searchParams.get('topics') ?? '',
      send: (block: string) => controller.enqueue(encoder.encode(`${block}\n\n`)),
    };
    init!.signal!.addEventListener('abort', () => {
      streams = streams.filter((other) => other !== stream);
      controller.error(init!.signal!.reason);
    });
    streams.push(stream);
    stream.send(':');
    return Promise.resolve(new Response(body));
  });
});

afterEach(() => {
  tabs.forEach((tab) => tab.leave());
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
});

const hint = 'event: topic\ndata: {"topic":"b","number":5}';

describe('six tabs', () => {
  it('share one stream, which covers the topics of all', async () => {
    const open = ['a', 'b', 'c', 'd', 'e', 'f'].map((topic) => openTab([topic]));
    await until(() => streams[0]?.topics.split(',').length === 6);
    expect(streams.map(({ topics }) => topics.split(',').sort().join(''))).toEqual(['abcdef']);
    streams[0]!.send(hint);
    await until(() => open.every(({ news }) => news.length > 0));
    expect(open.map(({ news }) => news)).toEqual(open.map(() => [{ type: 'topic', topic: 'b', number: 5 }]));
  });

  it('get another one when the tab that has it closes', async () => {
    const [first, second] = [openTab(['a']), openTab(['b'])];
    await until(() => streams[0]?.topics === 'a,b');
    first.tab.leave();
    await until(() => streams[0]?.topics === 'b');
    expect(streams).toHaveLength(1);
    streams[0]!.send(hint);
    await until(() => second.news.length > 0);
    expect(first.news).toEqual([]);
  });
});

it('a browser without locks polls in each tab', () => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.useFakeTimers();
  const { tab, news } = openTab();
  jest.advanceTimersByTime(3 * 60_000);
  expect(news).toEqual([{ type: 'missed' }, { type: 'missed' }, { type: 'missed' }]);
  tab.leave();
  jest.advanceTimersByTime(3 * 60_000);
  expect(news).toHaveLength(3);
  expect(fetch).not.toHaveBeenCalled();
  jest.useRealTimers();
});
