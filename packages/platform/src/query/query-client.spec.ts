import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const waitForTasks = () => new Promise((resolve) => setTimeout(resolve));

/** Observes a query, as a mounted component does. */
const observeQuery = async (client: QueryClient, name: string, queryFn: () => Promise<unknown>) => {
  const screen = new QueryObserver(client, { queryKey: [name], queryFn });
  screen.subscribe(() => undefined);
  await waitForTasks();
  return screen;
};

const createFailingQuery = () => jest.fn().mockRejectedValue(new Error('down'));
const createWorkingQuery = () => jest.fn().mockResolvedValue('here');

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

  it('reports a failure at once and sends nothing twice', async () => {
    const read = createFailingQuery();
    const screen = await observeQuery(client, 'read', read);
    expect(screen.getCurrentResult().status).toBe('error');
    const write = createFailingQuery();
    await expect(new MutationObserver(client, { mutationFn: write }).mutate(undefined)).rejects.toThrow(
      'down',
    );
    expect([read, write].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('refetches only failed queries when the connection returns', async () => {
    const [failing, working] = [createFailingQuery(), createWorkingQuery()];
    await observeQuery(client, 'failing', failing);
    await observeQuery(client, 'working', working);
    onlineManager.setOnline(false);
    await client.invalidateQueries({ refetchType: 'none' });
    onlineManager.setOnline(true);
    await waitForTasks();
    expect([failing, working].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  });

  it('sends requests offline too, since a cached copy may answer', async () => {
    onlineManager.setOnline(false);
    const [read, write] = [createWorkingQuery(), createWorkingQuery()];
    await observeQuery(client, 'offline', read);
    await new MutationObserver(client, { mutationFn: write }).mutate(undefined);
    expect([read, write].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('does not refetch when the window gets the focus', async () => {
    const read = createWorkingQuery();
    await observeQuery(client, 'stale', read);
    focusManager.setFocused(false);
    await client.invalidateQueries({ refetchType: 'none' });
    focusManager.setFocused(true);
    await waitForTasks();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
