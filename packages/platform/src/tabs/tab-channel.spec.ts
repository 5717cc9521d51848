import { createTabChannel } from './tab-channel';

const waitForMessage = (tab: BroadcastChannel) =>
  new Promise((resolve) => tab.addEventListener('message', ({ data }) => resolve(data), { once: true }));

describe('a tab channel', () => {
  const { send, follow } = createTabChannel<string>('news');
  let other: BroadcastChannel;
  beforeEach(() => (other = new BroadcastChannel('news')));
  afterEach(() => other.close());

  it('delivers messages to other tabs, not to the sender', async () => {
    const here: string[] = [];
    const stop = follow((news) => here.push(news));
    const there = waitForMessage(other);
    send('mine');
    await expect(there).resolves.toBe('mine');
    let stopToo = () => {};
    const theirs = new Promise((resolve) => (stopToo = follow(resolve)));
    other.postMessage('theirs');
    await theirs;
    stop();
    stopToo();
    expect(here).toEqual(['theirs']);
  });

  it('sends from a tab that does not listen', async () => {
    const there = waitForMessage(other);
    send('mine');
    await expect(there).resolves.toBe('mine');
  });

  it('keeps delivering when another listener of the page stops', async () => {
    const gone: string[] = [];
    follow((news) => gone.push(news))();
    let stop = () => {};
    const heard = new Promise((resolve) => (stop = follow(resolve)));
    follow((news) => gone.push(news))();
    other.postMessage('theirs');
    await expect(heard).resolves.toBe('theirs');
    stop();
    expect(gone).toEqual([]);
  });
});
