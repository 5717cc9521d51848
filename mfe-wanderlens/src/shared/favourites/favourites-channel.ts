const NAME = 'wanderwork-favourites';

/** Tells the other tabs that an account keeps other cities now. */
export const announceFavourites = (): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
};

export const onFavouritesElsewhere = (changed: () => void): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', changed);
  return () => channel.close();
};
