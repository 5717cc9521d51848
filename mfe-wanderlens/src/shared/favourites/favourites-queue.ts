import { type QueryClient } from '@tanstack/react-query';
import { createTabChannel } from '@wanderwork/platform';

const otherTabs = createTabChannel<'changed'>('wanderwork-favourites');

/** Sends one request at a time, so that the last change arrives last. */
let queue: Promise<unknown> = Promise.resolve();

/** Sends a change after the earlier ones, and then tells the other tabs to refetch. */
export const enqueueChange = (send: () => Promise<unknown>): Promise<void> => {
  const sent = queue.then(send).then(() => otherTabs.send('changed'));
  queue = sent.catch(() => undefined);
  return sent;
};

/** Refetches once all pending changes are sent. An earlier answer would briefly revert them. */
export const refetchAfterQueue = async (client: QueryClient): Promise<void> => {
  const last = queue;
  await last;
  if (last === queue) await client.invalidateQueries({ queryKey: ['favourites'] });
  else await refetchAfterQueue(client);
};

const following = new WeakSet<QueryClient>();

/** Refetches whenever another tab changes something. */
export const followOtherTabs = (client: QueryClient): void => {
  if (following.has(client)) return;
  following.add(client);
  otherTabs.follow(() => void refetchAfterQueue(client));
};
