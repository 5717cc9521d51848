import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const flush = () => new Promise((resolve) => setTimeout(resolve));

/** A screen that shows what `ask` brings. */
const show = async (client: QueryClient, name: string, ask: () => Promise<unknown>) => {
  const screen = new QueryObserver(client, { queryKey: [name], queryFn: ask });
  screen.subscribe(() => undefined);
  await flush();
  return screen;
};

const fails = () => jest.fn().mockRejectedValue(new Error('down'));
const works = () => jest.fn().mockResolvedValue('here');

describe('the query client', () => {
  let client: QueryClient;

  beforeEach(() => {
    client = createQueryClient();
    client.mount();
  });
  afterEach(() => {
    client.clear();
    client.unmount();
    onlineManager.setOnline(true);
    focusManager.setFocused(undefined);
  });

  it('says at once what failed, and sends nothing twice', async () => {
    const read = fails();
    const screen = await show(client, 'read', read);
    expect(screen.getCurrentResult().status).toBe('error');
    const write = fails();
    await expect(new MutationObserver(client, { mutationFn: write }).mutate(undefined)).rejects.toThrow(
      'down',
    );
    expect([read, write].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('asks again for what failed, and nothing else, when a connection is back', async () => {
    const [failing, working] = [fails(), works()];
    await show(client, 'failing', failing);
    await show(client, 'working', working);
    onlineManager.setOnline(false);
    await client.invalidateQueries({ refetchType: 'none' });
    onlineManager.setOnline(true);
    await flush();
    expect([failing, working].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  });

  it('asks without a connection too: a kept copy may know the answer', async () => {
    onlineManager.setOnline(false);
    const [read, write] = [works(), works()];
    await show(client, 'offline', read);
    await new MutationObserver(client, { mutationFn: write }).mutate(undefined);
    expect([read, write].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('leaves a page alone that is come back to', async () => {
    const read = works();
    await show(client, 'stale', read);
    focusManager.setFocused(false);
    await client.invalidateQueries({ refetchType: 'none' });
    focusManager.setFocused(true);
    await flush();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
