import { tabChannel } from './tab-channel';

const waitForMessage = (tab: BroadcastChannel) =>
  new Promise((resolve) => tab.addEventListener('message', ({ data }) => resolve(data), { once: true }));

describe('what tabs tell each other', () => {
  const { tell, follow } = tabChannel<string>('news');
  let other: BroadcastChannel;
  beforeEach(() => (other = new BroadcastChannel('news')));
  afterEach(() => other.close());

  it('is heard by the others, and not by who tells it', async () => {
    const here: string[] = [];
    const stop = follow((news) => here.push(news));
    const there = waitForMessage(other);
    tell('mine');
    await expect(there).resolves.toBe('mine');
    let stopToo = () => {};
    const theirs = new Promise((resolve) => (stopToo = follow(resolve)));
    other.postMessage('theirs');
    await theirs;
    stop();
    stopToo();
    expect(here).toEqual(['theirs']);
  });

  it('is told by a tab that follows nothing itself, too', async () => {
    const there = waitForMessage(other);
    tell('mine');
    await expect(there).resolves.toBe('mine');
  });

  it('is heard by whoever still follows when another part of the page has stopped', async () => {
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
