import { type QueryClient } from '@tanstack/react-query';
import { tabChannel } from '@wanderwork/platform';

const otherTabs = tabChannel<'changed'>('wanderwork-favourites');

/** One request after the other, so that the last word is also the last to arrive. */
let queue: Promise<unknown> = Promise.resolve();

/** Sends a change when those before it have arrived, and tells the other tabs, which ask anew. */
export const enqueueChange = (send: () => Promise<unknown>): Promise<void> => {
  const sent = queue.then(send).then(() => otherTabs.tell('changed'));
  queue = sent.catch(() => undefined);
  return sent;
};

/** Asks the account anew as soon as it knows all that is shown here: an earlier answer would take it back for a while. */
export const refetchAfterQueue = async (client: QueryClient): Promise<void> => {
  const last = queue;
  await last;
  if (last === queue) await client.invalidateQueries({ queryKey: ['favourites'] });
  else await refetchAfterQueue(client);
};

const following = new WeakSet<QueryClient>();

/** From now on whatever another tab changes is asked for anew. */
export const followOtherTabs = (client: QueryClient): void => {
  if (following.has(client)) return;
  following.add(client);
  otherTabs.follow(() => void refetchAfterQueue(client));
};
